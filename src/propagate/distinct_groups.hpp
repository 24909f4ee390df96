// Cells in groups of cells that all see each other, so that the values of a group differ: the
// larger the groups, the closer the bounds of a sum of the cells.
#pragma once

#include "base/bit_set.hpp"
#include "masks.hpp"

namespace sudoku_sat::propagation {

using CellSet = base::BitSet<max_mask_cells / 64>;

CellSet peers_as_set(const Board& board, Cell cell);

/// Each cell is in one group. Requires: no cell twice, at most max_mask_cells cells on the board.
std::vector<std::vector<Cell>> distinct_groups(const Board& board, const std::vector<Cell>& cells);

}  // namespace sudoku_sat::propagation
