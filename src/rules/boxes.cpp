// Each box holds each value once. A rule like any other: without it the board is a Latin square.
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

namespace {

void apply(const Geometry& geometry, std::vector<AllDifferent>& constraints) {
  const std::size_t first = constraints.size();
  for (int box = 0; box < geometry.size(); ++box) constraints.push_back({"box", box + 1, {}});
  for (Cell cell = 0; cell < geometry.cells(); ++cell) {
    constraints[first + static_cast<std::size_t>(geometry.box(cell))].cells.push_back(cell);
  }
}

}  // namespace

extern const Rule boxes{
    .name = "boxes",
    .summary = "no value twice in a box of R rows by C columns",
    .source = "Sudoku (H. Garns, Number Place, 1979)",
    .on_by_default = true,
    .apply = apply,
};

}  // namespace sudoku_sat
