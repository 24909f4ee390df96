// Names for unknown regions that a search may choose. Regions are numbered in the order of their
// first cells, which says little where the search is. If no constraint tells one number from
// another, cells too far apart to be of one region can have the first numbers, wherever they are
// (as in the Interactive Sudoku Solver, sigh, GitHub); the other regions follow in the old order.
// What is found is numbered again.
#pragma once

#include "masks.hpp"

namespace sudoku_sat::propagation {

/// Cells of three regions, with their numbers from 1 on. None if the numbers mean something, if no
/// three are far enough apart, or if a formula has no meaning. `weights`: by cell; the cells with
/// the greatest are taken, where a region's cell counts with the one whose region it is.
std::vector<Anchor> region_anchors(const Board& board, const std::vector<unsigned>& weights);

/// The cells with the numbers of regions, in order. Requires: there are anchors.
const std::vector<Cell>& numbered_cells(const Board& board);
/// Numbers regions in the order of their first cells.
void number_in_order(const std::vector<Cell>& cells, Grid& grid);

}  // namespace sudoku_sat::propagation
