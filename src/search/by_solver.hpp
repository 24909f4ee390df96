// What one solver, which keeps what it has learnt, is asked about a puzzle again and again: its
// grids where variables stand beside them, what its cells and variables can be.
//
// With variables beside the grid several solutions may have the same grid, which counts once: so
// each time the grids that were found are left out. A tree of decisions on cells would have to end
// each branch with a search for variables, and those are what makes such puzzles hard.
//
// What cells and variables can be: a solution with something that no earlier one had is asked for
// until there is none. Each answer shows a value for every cell, so few are needed: two on a puzzle
// with one solution. A variable of few numbers is a cell, and its true candidates are its numbers;
// of a larger one the true candidates of its digits don't tell which digits go together, so its
// numbers are asked for in the same way. One with more numbers than are wanted is left alone once
// one more is found; those whose digits are all certain need no question.
#pragma once

#include <functional>

#include "sudoku_sat/enumerate.hpp"

namespace sudoku_sat::search {

/// Calls `visit` for each grid once, checked by the rules, with one choice of its variables, until
/// that returns false. Returns whether it went to the end. Throws: Stopped at a limit.
bool grids_by_solver(const Puzzle& puzzle, const Limits& limits,
                     const std::function<bool(const Grid&)>& visit);

}  // namespace sudoku_sat::search
