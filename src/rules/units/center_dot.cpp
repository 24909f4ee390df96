// The centres of the boxes hold each value once.
#include <fmt/format.h>

#include "rules/parts/entry.hpp"
#include "rules/parts/grids_of_board.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

void apply_center_dot(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  if (geometry.box_rows() % 2 == 0 || geometry.box_columns() % 2 == 0) {
    reject_rule(use, fmt::format("boxes of {}x{} have no cell in their centre; those with odd "
                                 "numbers of rows and columns have, such as 3x3",
                                 geometry.box_rows(), geometry.box_columns()));
  }
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string& prefix) {
    std::vector<Cell> cells =
        grid.one_of_each_box({geometry.box_rows() / 2, geometry.box_columns() / 2});
    out.marks.push_back({Mark::Kind::shade, cells});
    out.all_different.push_back(
        {{prefix + "center dot", 0, prefix.empty() ? "the group of center dots" : ""},
         std::move(cells)});
  });
}

}  // namespace

const Rule rule_entries::center_dot{
    .name = "center-dot",
    .summary = "each value once in the centres of the boxes",
    .source = "Center Dot Sudoku",
    .apply = apply_center_dot,
};

}  // namespace sudoku_sat
