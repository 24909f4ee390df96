// Which solvers a puzzle of its own gets, and with what formula. See solver_plan.cpp.
#pragma once

#include "portfolio.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

/// The plan that the options name. What they leave open is decided by the puzzle alone, not by the
/// machine, so that a puzzle's answer is the same everywhere.
PortfolioPlan solver_plan(const Puzzle& puzzle, const SolveOptions& options);

}  // namespace sudoku_sat
