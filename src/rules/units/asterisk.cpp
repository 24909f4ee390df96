// Nine cells, one of each box, that form a star hold each value once.
#include <fmt/format.h>

#include "rules/parts/entry.hpp"
#include "rules/parts/grids_of_board.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

constexpr Origin star[] = {{1, 4}, {2, 2}, {2, 6}, {4, 1}, {4, 4}, {4, 7}, {6, 2}, {6, 6}, {7, 4}};

void apply_asterisk(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  require_square(geometry, use);
  if (geometry.box_rows() != 3 || geometry.box_columns() != 3) {
    reject_rule(use, fmt::format("it is a figure of 9x9 boards with boxes of 3x3; this board has "
                                 "boxes of {}x{}",
                                 geometry.box_rows(), geometry.box_columns()));
  }
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string& prefix) {
    std::vector<Cell> cells;
    for (const Origin& place : star) cells.push_back(grid.cell(place.row, place.column));
    out.marks.push_back({Mark::Kind::shade, cells});
    out.all_different.push_back(
        {{prefix + "asterisk", 0, prefix.empty() ? "the asterisk" : ""}, std::move(cells)});
  });
}

}  // namespace

const Rule rule_entries::asterisk{
    .name = "asterisk",
    .summary = "each value once in nine cells that form a star (9x9)",
    .source = "Asterisk Sudoku",
    .apply = apply_asterisk,
};

}  // namespace sudoku_sat
