// Cells that hold one of the values listed before them.
#include <fmt/format.h>

#include <algorithm>

#include "rules/parts/add_constraints.hpp"
#include "rules/parts/entry.hpp"
#include "rules/registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

std::vector<Value> read_values(EntryReader& reader) {
  std::vector<Value> values;
  do {
    const Value value = reader.value();
    if (std::find(values.begin(), values.end(), value) != values.end()) {
      reader.fail(fmt::format("the value {} comes twice", reader.geometry().number(value)));
    }
    values.push_back(value);
  } while (!reader.at_end() && reader.peek() != ':');
  std::sort(values.begin(), values.end());
  return values;
}

void apply_allowed(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    const std::vector<Value> values = read_values(reader);
    reader.expect(':', "1 2 3: r1c1 r1c2");
    const std::vector<Cell> cells = reader.only_cells();
    for (const Cell cell : cells) {
      add(out, Allowed{{"allowed values", number, "allowed values"}, cell, values});
    }
    out.marks.push_back({Mark::Kind::values, cells, {}, values});
  });
}

/// Three random groups of values, and for each of them some of the cells that hold one: a third of
/// all cells.
std::vector<std::string> propose_allowed(const Rule&, const Geometry& geometry,
                                         const Grid& solution, Random& random) {
  constexpr std::size_t groups = 3;
  const auto size = static_cast<std::size_t>(geometry.size());
  const std::vector<std::size_t> places = random.permutation(size, std::size_t{0});
  std::vector<std::string> values(groups);
  for (std::size_t i = 0; i < size; ++i) {
    std::string& group = values[places[i] % groups];
    group += fmt::format("{}{}", group.empty() ? "" : " ", static_cast<int>(i) + geometry.least());
  }
  std::vector<std::vector<Cell>> cells(groups);
  for (Cell cell = 0; cell < solution.size(); ++cell) {
    const std::size_t place = places[static_cast<std::size_t>(solution[cell] - geometry.least())];
    if (random.below(3) == 0) cells[place % groups].push_back(cell);
  }
  std::vector<std::string> entries;
  for (std::size_t group = 0; group < groups; ++group) {
    if (cells[group].empty()) continue;
    entries.push_back(fmt::format("{}: {}", values[group], cells_text(geometry, cells[group])));
  }
  return entries;
}

}  // namespace

const Rule rule_entries::allowed{
    .name = "allowed",
    .summary = "some cells have only certain values",
    .source = "pencil marks as clues",
    .data = Rule::Data::required,
    .example = "1 2 3: r1c1 r1c2; 7 9: r5c5",
    .apply = apply_allowed,
    .propose = propose_allowed,
};

}  // namespace sudoku_sat
