#include "state.hpp"

#include "bands.hpp"

namespace sudoku_sat::search {

bool State9::fit(const Board& board) {
  return board.standard() && board.cells() == 81 && board.geometry().box_rows() == 3;
}

Value State9::decided(Cell cell) const {
  return has(open(), cell) ? Value{0} : propagation::value_after(*this, cell, 0);
}

void State9::copy_to(Grid& grid) const {
  for (Value value = 1; value <= size(); ++value) {
    for_each(positions(value), [&](Cell cell) { grid[cell] = value; });
  }
}

State9::Set State9::sharing_unit(const Set& where) {
  const Set triads = triads_of(where);
  const Set columns = columns_of(where);
  return all_cells9 & (cells_of_triads(triads | others_in_row(triads) | others_in_stack(triads)) |
                       cells_of_columns(columns | others_in_bands(columns)));
}

}  // namespace sudoku_sat::search
