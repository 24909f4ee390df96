// Windows of the size of a box, one cell away from the edges and from one another, hold each value
// once: 1 on 4x4, 4 on 9x9, 9 on 16x16. Windows end one cell from all four edges only if R + 1 and
// C + 1 divide N - 1, which means square boxes.
#include <fmt/format.h>

#include "rules/parts/entry.hpp"
#include "rules/parts/grids_of_board.hpp"
#include "rules/parts/labels.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

void apply_windoku(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  require_square(geometry, use);
  const int side = geometry.box_rows();
  if (side < 2 || side != geometry.box_columns()) {
    reject_rule(use, fmt::format("windows lie evenly between square boxes, such as 2x2 or 3x3; "
                                 "this board has boxes of {}x{}",
                                 geometry.box_rows(), geometry.box_columns()));
  }
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string& prefix) {
    int number = 0;
    for (int top = 1; top < grid.rows(); top += side + 1) {
      for (int left = 1; left < grid.columns(); left += side + 1) {
        std::vector<Cell> cells = grid.rectangle({top, left}, side, side);
        out.marks.push_back({Mark::Kind::shade, cells});
        std::string label = label_at("the window", geometry, cells);
        out.all_different.push_back(
            {{prefix + "window", ++number, std::move(label)}, std::move(cells)});
      }
    }
  });
}

}  // namespace

const Rule rule_entries::windoku{
    .name = "windoku",
    .summary = "each value once in windows of the size of a box, one cell from the edges",
    .source = "Hyper Sudoku (P. Ritmeester, NRC Handelsblad, 2005)",
    .apply = apply_windoku,
};

}  // namespace sudoku_sat
