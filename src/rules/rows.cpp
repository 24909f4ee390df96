// Each row holds each value once.
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

namespace {

void apply(const Geometry& geometry, std::vector<AllDifferent>& constraints) {
  for (int row = 0; row < geometry.size(); ++row) {
    AllDifferent constraint{"row", row + 1, {}};
    for (int column = 0; column < geometry.size(); ++column) {
      constraint.cells.push_back(geometry.cell(row, column));
    }
    constraints.push_back(std::move(constraint));
  }
}

}  // namespace

extern const Rule rows{
    .name = "rows",
    .summary = "no value twice in a row",
    .source = "Latin square (Euler 1782)",
    .on_by_default = true,
    .apply = apply,
};

}  // namespace sudoku_sat
