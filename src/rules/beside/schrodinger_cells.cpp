// What a Schroedinger cell shows: the two digits that its row misses. No statement draws that.
#include "rules/written/by_hand.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

/// The cells of a variable of the rows, as it is called here.
std::vector<Cell> cells_of_rows(std::string_view name, const Constraints& made) {
  std::vector<Cell> cells;
  for (const Variable& variable : made.variables) {
    if (variable.group == name) cells.push_back(variable.cells[0]);
  }
  return cells;
}

void mark_digits(const Geometry& geometry, Constraints& out) {
  const std::vector<Cell> low = cells_of_rows("low", out);
  const std::vector<Cell> high = cells_of_rows("high", out);
  const auto two = static_cast<Value>(geometry.size());
  for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) {
    const auto row = static_cast<std::size_t>(geometry.row(cell));
    out.marks.push_back({Mark::Kind::digits, {cell, low[row], high[row]}, {}, {two}});
  }
}

}  // namespace

const ByHand by_hand::schrodinger_digits{.name = "schrodinger digits", .mark = mark_digits};

}  // namespace sudoku_sat
