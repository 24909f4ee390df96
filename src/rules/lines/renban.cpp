// Lines that hold consecutive values in any order: all-different, and any two differ by less than
// the length of the line.
#include <algorithm>
#include <cstdlib>

#include "rules/parts/labels.hpp"
#include "rules/parts/random_lines.hpp"
#include "rules/parts/value_lines.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

bool closer_than(int length, int first, int second) { return std::abs(first - second) < length; }

void apply_renban(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  RelationsByNumber relations(geometry, closer_than);
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    const CellLine line = reader.line(2);
    const std::vector<Cell>& cells = line.cells;
    require_values(reader, cells, "a renban line");
    const Relation& close = relations.of(static_cast<int>(cells.size()));
    const std::string label = label_of_line("the renban line", geometry, cells);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      for (std::size_t j = i + 1; j < cells.size(); ++j) {
        add(out, PairRelation{{"renban line", number, label}, cells[i], cells[j], close});
      }
    }
    add(out, AllDifferent{{"renban line", number, label}, cells});
    out.marks.push_back({Mark::Kind::thick_line, drawn_line(line)});
  });
}

bool holds_consecutive(const std::vector<Cell>& line, const Grid& solution) {
  const auto by_value = [&](Cell a, Cell b) { return solution[a] < solution[b]; };
  const auto [least, most] = std::minmax_element(line.begin(), line.end(), by_value);
  return solution[*most] - solution[*least] == static_cast<int>(line.size()) - 1;
}

/// Lines of three to N/2 + 1 cells.
std::vector<std::string> propose_renban(const Geometry& geometry, const Grid& solution,
                                        Random& random) {
  const int most = std::max(3, geometry.size() / 2 + 1);
  const auto grow = [&](const std::vector<Cell>& line) {
    const bool done = line.size() > 2 && holds_consecutive(line, solution);
    return static_cast<int>(line.size()) < most && !(done && random.below(3) == 0);
  };
  const auto keep = [&](const std::vector<Cell>& line) {
    return line.size() > 2 && holds_consecutive(line, solution);
  };
  const auto fits = [&](const std::vector<Cell>& line, Cell next) {
    return std::all_of(line.begin(), line.end(), [&](Cell cell) {
      return solution[cell] != solution[next] && closer_than(most, solution[cell], solution[next]);
    });
  };
  return line_entries(geometry,
                      random_lines(geometry, random, usual_line_count(geometry), grow, keep, fits));
}

}  // namespace

const Rule rule_entries::renban{
    .name = "renban",
    .summary = "a line holds consecutive values in any order",
    .source = "Renban Sudoku (Japan)",
    .data = Rule::Data::required,
    .example = "r1c1-r1c4; r5c5 r6c6 r6c7",
    .apply = apply_renban,
    .propose = propose_renban,
};

}  // namespace sudoku_sat
