#include "cell_values.hpp"

#include <fmt/format.h>

#include "add_constraints.hpp"

namespace sudoku_sat {

void allow_values(const std::string& rule, int number, const std::vector<Cell>& cells,
                  const std::vector<Value>& values, Constraints& out) {
  for (const Cell cell : cells) add(out, Allowed{{rule, number, rule}, cell, values});
}

void apply_condition(const std::string& rule, bool (*keeps)(int value), Mark::Kind mark,
                     const Geometry& geometry, const RuleUse& use, Constraints& out) {
  const std::vector<Value> values = values_that(geometry, keeps);
  if (values.empty()) {
    reject_rule(
        use, fmt::format("no value from {} to {} is {}", geometry.least(), geometry.most(), rule));
  }
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    const std::vector<Cell> cells = reader.only_cells();
    allow_values(rule, number, cells, values, out);
    for (const Cell cell : cells) out.marks.push_back({mark, {cell}});
  });
}

std::vector<std::string> propose_condition(bool (*keeps)(int value), const Geometry& geometry,
                                           const Grid& solution, Random& random) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < solution.size(); ++cell) {
    if (keeps(solution[cell]) && random.below(3) > 0) cells.push_back(cell);
  }
  if (cells.empty()) return {};
  return {cells_text(geometry, cells)};
}

}  // namespace sudoku_sat
