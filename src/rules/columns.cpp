// Each column holds each value once.
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

namespace {

void apply(const Geometry& geometry, std::vector<AllDifferent>& constraints) {
  for (int column = 0; column < geometry.size(); ++column) {
    AllDifferent constraint{"column", column + 1, {}};
    for (int row = 0; row < geometry.size(); ++row) {
      constraint.cells.push_back(geometry.cell(row, column));
    }
    constraints.push_back(std::move(constraint));
  }
}

}  // namespace

extern const Rule columns{
    .name = "columns",
    .summary = "no value twice in a column",
    .source = "Latin square (Euler 1782)",
    .on_by_default = true,
    .apply = apply,
};

}  // namespace sudoku_sat
