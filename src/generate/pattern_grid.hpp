// Solutions whose values in some cells leave no other solution, for puzzles with givens in these
// cells only.
//
// Hardly any random solution is like this: for popular patterns, of 24 to 28 cells, one in
// thousands to millions. So one solution is changed again and again: a few cells of the pattern are
// emptied, and the rest is completed at random. If the new values leave at most as many solutions
// as the old ones, the search continues from there.
#pragma once

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::generate {

/// A solution that holds `givens` and isn't in `excluded` (ascending), whose values in the cells of
/// `pattern` probably leave no other one; no value if there is no solution. Throws: Stopped,
/// SolverError.
std::optional<Grid> pattern_grid(const std::shared_ptr<const Board>& board,
                                 const std::vector<Cell>& pattern, const Grid& givens,
                                 const std::vector<Grid>& excluded, Random& random,
                                 const Limits& limits);

}  // namespace sudoku_sat::generate
