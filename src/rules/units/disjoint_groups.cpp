// The cells in the same place of each box hold each value once.
#include "rules/parts/grids_of_board.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

void apply_disjoint_groups(const Geometry& geometry, const RuleUse&, Constraints& out) {
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string& prefix) {
    int number = 0;
    for (int row = 0; row < grid.box_rows(); ++row) {
      for (int column = 0; column < grid.box_columns(); ++column) {
        const std::vector<Cell> cells = grid.one_of_each_box({row, column});
        out.all_different.push_back({{prefix + "disjoint group", ++number,
                                      "the disjoint group of " + geometry.name(cells[0])},
                                     cells});
      }
    }
  });
}

}  // namespace

const Rule rule_entries::disjoint_groups{
    .name = "disjoint-groups",
    .summary = "no value twice in the same place of different boxes",
    .source = "Disjoint Groups, Color Sudoku",
    .apply = apply_disjoint_groups,
};

}  // namespace sudoku_sat
