// Any SAT solver that is a program: the formula goes to it as a DIMACS file, its answer comes back
// as text.
//
// Files rather than pipes towards the solver: many programs read their input twice, or look at its
// name. They live in a temporary directory that is gone when solve() returns or throws.
#pragma once

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::solvers {

/// Requires: a command.
std::unique_ptr<Solver> make_external_solver(const SolverChoice& choice);

}  // namespace sudoku_sat::solvers
