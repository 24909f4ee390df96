// Solutions of a board, drawn at random.
//
// Random complete grids. Each can occur, but they are not all equally likely.
//
// Up to 16x16: the first solution found by a search that takes cells and values in random order. A
// grid's probability is the product of those of its values whenever the search had a choice, so
// solutions in a part of the tree with few of them are more likely than others. Grids that differ
// only in the names of the values, or by a symmetry of the board, are equally likely as far as the
// order of the search does not depend on names and places. With variables besides the grid, the
// search has a few hundred nodes: a random piece of a grid may leave no room for nine connected
// regions, and a solver can take hours to find that out.
//
// Larger boards with only rows, columns and boxes: the pattern grid, in which each row is the one
// above it shifted by the width of a box and by one more from band to band, under a random symmetry
// of Sudoku; these are a small part of all grids. Other large boards, or if a search has given up:
// some cells get random values, and CaDiCaL finds the rest, not at random.
#pragma once

#include "search/solution_tree.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::generate {

/// A solution that holds `givens` (one value for each cell, 0 if nothing is given) and isn't in
/// `excluded` (ascending); no value if there is none. The same numbers from `random` give the same
/// grid. Throws: Stopped, SolverError.
std::optional<Grid> random_grid(const std::shared_ptr<const Board>& board, const Grid& givens,
                                const std::vector<Grid>& excluded, Random& random,
                                const Limits& limits);

}  // namespace sudoku_sat::generate
