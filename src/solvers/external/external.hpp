// Runs any SAT solver that is a program: it gets the formula as a DIMACS file and answers in text.
//
// The input is a file, not a pipe, because many programs read it twice or look at its name. They
// live in a temporary directory that is gone when solve() returns or throws.
#pragma once

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::solvers {

/// Requires: a command.
std::unique_ptr<Solver> make_external_solver(const SolverChoice& choice);

}  // namespace sudoku_sat::solvers
