// Both main diagonals of each grid hold each value once.
#include "rules/parts/entry.hpp"
#include "rules/parts/grids_of_board.hpp"
#include "rules/parts/labels.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

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

}  // namespace

const Rule rule_entries::diagonals{
    .name = "diagonals",
    .summary = "each value once on both main diagonals (X)",
    .source = "X-Sudoku, Diagonal Sudoku",
    .apply = apply_diagonals,
};

}  // namespace sudoku_sat
