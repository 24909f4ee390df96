// Rows, columns and boxes, which hold each value once. Boxes are a rule like any other: without it
// the board is a Latin square. By hand, since every board has them.
#include "rules/parts/neighbours.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

void apply_rows(const Geometry& geometry, const RuleUse&, Constraints& out) {
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string& prefix) {
    for (int row = 0; row < grid.rows(); ++row) {
      out.all_different.push_back({{prefix + "row", row + 1}, grid.row(row), UnitKind::row});
    }
  });
}

void apply_columns(const Geometry& geometry, const RuleUse&, Constraints& out) {
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string& prefix) {
    for (int column = 0; column < grid.columns(); ++column) {
      out.all_different.push_back(
          {{prefix + "column", column + 1}, grid.column(column), UnitKind::column});
    }
  });
}

void apply_boxes(const Geometry& geometry, const RuleUse&, Constraints& out) {
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string& prefix) {
    const std::size_t first = out.all_different.size();
    for (int box = 0; box < geometry.boxes(); ++box) {
      out.all_different.push_back({{prefix + "box", box + 1}, {}, UnitKind::box});
    }
    for (int row = 0; row < grid.rows(); ++row) {
      for (int column = 0; column < grid.columns(); ++column) {
        const int box =
            row / grid.box_rows() * geometry.boxes_across() + column / grid.box_columns();
        out.all_different[first + static_cast<std::size_t>(box)].cells.push_back(
            grid.cell(row, column));
      }
    }
  });
}

}  // namespace

const Rule rule_entries::rows{
    .name = "rows",
    .summary = "no value twice in a row",
    .source = "Latin square (Euler 1782)",
    .on_by_default = true,
    .apply = apply_rows,
};

const Rule rule_entries::columns{
    .name = "columns",
    .summary = "no value twice in a column",
    .source = "Latin square (Euler 1782)",
    .on_by_default = true,
    .apply = apply_columns,
};

const Rule rule_entries::boxes{
    .name = "boxes",
    .summary = "no value twice in a box of R rows by C columns",
    .source = "Sudoku (H. Garns, Number Place, 1979)",
    .on_by_default = true,
    .apply = apply_boxes,
};

}  // namespace sudoku_sat
