// Solutions of a board, drawn at random.
//
// Random complete grids. Each can come up, but they are not all equally likely.
//
// Up to 16x16: the first solution found by a search that takes cells and values in random order. A
// grid's chance is the product of the chances of its values where the search had a choice, so
// solutions in a part of the tree with few of them come up more often than others. Grids that
// differ only in the names of the values, or by a symmetry of the board, have equal chances as far
// as the order of the search does not depend on names and places. Where variables lie beside the
// grid, the search has a few hundred nodes: a random piece of a grid may leave no room for nine
// connected regions, and that can take a solver hours to find out.
//
// Larger boards of rows, columns and boxes alone: the pattern grid, in which each row is the one
// above it moved by the width of a box and by one more from band to band, under a random symmetry
// of Sudoku; these are a small part of all grids. Other large boards, and where a search has given
// up: some cells get random values, CaDiCaL finds the rest, in its own way and not at random.
#pragma once

#include "search/solution_tree.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::generate {

/// A solution that holds `givens` (one value for each cell, 0 if nothing is given) and is none
/// of `excluded` (ascending); no value if there is none. The same numbers from `random` give the
/// same grid. Throws: Stopped, SolverError.
std::optional<Grid> random_grid(const std::shared_ptr<const Board>& board, const Grid& givens,
                                const std::vector<Grid>& excluded, Random& random,
                                const Limits& limits);

}  // namespace sudoku_sat::generate
