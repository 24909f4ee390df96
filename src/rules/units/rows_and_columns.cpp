// Each row and each column holds each value once.
#include "rules/parts/grids_of_board.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

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

}  // namespace sudoku_sat
