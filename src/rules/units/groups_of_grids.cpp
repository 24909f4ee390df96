// Groups of each grid that hold each value once: the main diagonals, windows of the size of a box
// one cell from the edges, a star of nine cells, the centres of boxes, the same place of all boxes.
// By hand, since a board of several grids has them in each, which the language doesn't tell apart.
//
// Windows: 1 on 4x4, 4 on 9x9, 9 on 16x16. They end one cell from all four edges only if R + 1 and
// C + 1 divide N - 1, which means square boxes.
#include <fmt/format.h>

#include "rules/parts/entry.hpp"
#include "rules/parts/grids_of_board.hpp"
#include "rules/parts/labels.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

void apply_diagonals(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  require_square(geometry, use);
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string& prefix) {
    std::vector<Cell> down;
    std::vector<Cell> up;
    for (int i = 0; i < grid.rows(); ++i) {
      down.push_back(grid.cell(i, i));
      up.push_back(grid.cell(grid.rows() - 1 - i, i));
    }
    out.marks.push_back({Mark::Kind::line, down});
    out.marks.push_back({Mark::Kind::line, up});
    int number = 0;
    for (std::vector<Cell>* cells : {&down, &up}) {
      std::string label = label_of_line("the diagonal", geometry, *cells);
      out.all_different.push_back(
          {{prefix + "diagonal", ++number, std::move(label)}, std::move(*cells)});
    }
  });
}

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

const Rule rule_entries::diagonals{
    .name = "diagonals",
    .summary = "each value once on both main diagonals (X)",
    .source = "X-Sudoku, Diagonal Sudoku",
    .apply = apply_diagonals,
};

const Rule rule_entries::windoku{
    .name = "windoku",
    .summary = "each value once in windows of the size of a box, one cell from the edges",
    .source = "Hyper Sudoku (P. Ritmeester, NRC Handelsblad, 2005)",
    .apply = apply_windoku,
};

const Rule rule_entries::asterisk{
    .name = "asterisk",
    .summary = "each value once in nine cells that form a star (9x9)",
    .source = "Asterisk Sudoku",
    .apply = apply_asterisk,
};

const Rule rule_entries::center_dot{
    .name = "center-dot",
    .summary = "each value once in the centres of the boxes",
    .source = "Center Dot Sudoku",
    .apply = apply_center_dot,
};

const Rule rule_entries::disjoint_groups{
    .name = "disjoint-groups",
    .summary = "no value twice in the same place of different boxes",
    .source = "Disjoint Groups, Color Sudoku",
    .apply = apply_disjoint_groups,
};

}  // namespace sudoku_sat
