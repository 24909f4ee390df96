// Rows, columns and boxes, which hold each value once. Boxes are a rule like any other: without it
// the board is a Latin square. Written in C++ because every board has them.
#include "rules/parts/neighbours.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

template <Groups (GridOfBoard::*groups)() const, UnitKind kind>
void apply_units(const Geometry& geometry, const RuleUse&, Constraints& out) {
  const char* const name = kind == UnitKind::row      ? "row"
                           : kind == UnitKind::column ? "column"
                                                      : "box";
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string& prefix) {
    int number = 0;
    for (std::vector<Cell>& cells : (grid.*groups)()) {
      out.all_different.push_back({{prefix + name, ++number}, std::move(cells), kind});
    }
  });
}

}  // namespace

const Rule rule_entries::rows{
    .name = "rows",
    .summary = "no value twice in a row",
    .source = "Latin square (Euler 1782)",
    .on_by_default = true,
    .apply = apply_units<&GridOfBoard::row_groups, UnitKind::row>,
};

const Rule rule_entries::columns{
    .name = "columns",
    .summary = "no value twice in a column",
    .source = "Latin square (Euler 1782)",
    .on_by_default = true,
    .apply = apply_units<&GridOfBoard::column_groups, UnitKind::column>,
};

const Rule rule_entries::boxes{
    .name = "boxes",
    .summary = "no value twice in a box of R rows by C columns",
    .source = "Sudoku (H. Garns, Number Place, 1979)",
    .on_by_default = true,
    .apply = apply_units<&GridOfBoard::box_groups, UnitKind::box>,
};

}  // namespace sudoku_sat
