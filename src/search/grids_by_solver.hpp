// The grids of a board with variables beside it. See grids_by_solver.cpp.
#pragma once

#include <functional>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

/// Calls `visit` for each grid once, checked by the rules, with one choice of its variables, until
/// that returns false. Returns whether it went to the end. Throws: Stopped at a limit.
bool grids_by_solver(const Puzzle& puzzle, const Limits& limits,
                     const std::function<bool(const Grid&)>& visit);

}  // namespace sudoku_sat
