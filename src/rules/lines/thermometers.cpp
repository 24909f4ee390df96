// Values rise along a thermometer from its bulb; along a slow one they never fall. Where they rise,
// the place on the line bounds the value. Each cell gets its bounds as a constraint, so that
// propagation need not find them along a chain of pairs.
#include <fmt/format.h>

#include <functional>

#include "rules/parts/add_constraints.hpp"
#include "rules/parts/entry.hpp"
#include "rules/parts/random_lines.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

/// Takes "slow:" off the front of an entry.
bool take_slow(EntryReader& reader) {
  constexpr std::string_view form = "slow: r1c1-r1c4";
  if (reader.at_end() || reader.peek() == 'r') return false;
  if (reader.word() != "slow") {
    reader.fail(fmt::format("cells come here, as in \"r1c1-r1c4\" or \"{}\"", form));
  }
  reader.expect(':', form);
  return true;
}

void bound_cells(const Geometry& geometry, int number, const std::string& label,
                 const std::vector<Cell>& cells, Constraints& out) {
  const int slack = geometry.size() - static_cast<int>(cells.size());
  int least = geometry.offset();
  for (const Cell cell : cells) {
    ++least;
    const auto fits = [&](int value) { return value >= least && value <= least + slack; };
    add(out, Allowed{{"thermometer", number, label}, cell, values_that(geometry, fits)});
  }
}

void apply_thermometers(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  const Relation rising = make_relation(geometry, std::less<>());
  const Relation not_falling = make_relation(geometry, std::less_equal<>());
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    const bool slow = take_slow(reader);
    const std::vector<Cell> cells = reader.only_cells(2);
    const std::string rule = slow ? "slow thermometer" : "thermometer";
    const std::string label = fmt::format("the {} from {}", rule, geometry.name(cells[0]));
    if (!slow) {
      require_values(reader, cells, "a thermometer");
      bound_cells(geometry, number, label, cells, out);
    }
    relate_neighbours({rule, number, label}, cells, slow ? not_falling : rising, out);
    out.marks.push_back({Mark::Kind::thermometer, cells, slow ? "slow" : ""});
  });
}

/// Thermometers of three cells and more.
std::vector<std::string> propose_thermometers(const Rule&, const Geometry& geometry,
                                              const Grid& solution, Random& random) {
  const auto most = static_cast<std::size_t>(geometry.size());
  return line_entries(geometry,
                      random_lines(
                          geometry, random, usual_line_count(geometry),
                          [&](const std::vector<Cell>& line) { return line.size() < most; },
                          [](const std::vector<Cell>& line) { return line.size() > 2; },
                          [&](const std::vector<Cell>& line, Cell next) {
                            return solution[line.back()] < solution[next];
                          }));
}

}  // namespace

const Rule rule_entries::thermometers{
    .name = "thermometers",
    .summary = "values increase along each thermometer from its bulb (slow: they never decrease)",
    .source = "Thermo Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1-r1c4; slow: r5c5 r6c6 r7c6",
    .apply = apply_thermometers,
    .propose = propose_thermometers,
};

}  // namespace sudoku_sat
