// Each row holds each value once.
#include "grids_of_board.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

void apply(const Geometry& geometry, const RuleUse&, Constraints& out) {
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string& prefix) {
    for (int row = 0; row < grid.size(); ++row) {
      out.all_different.push_back({prefix + "row", row + 1, grid.row(row)});
    }
  });
}

}  // namespace

const Rule rule_entries::rows{
    .name = "rows",
    .summary = "no value twice in a row",
    .source = "Latin square (Euler 1782)",
    .on_by_default = true,
    .apply = apply,
};

}  // namespace sudoku_sat
