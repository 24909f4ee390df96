// Whether an external solver's "unsatisfiable" is true.
#pragma once

#include <string>

#include "sudoku_sat/base.hpp"
#include "verdict.hpp"

namespace sudoku_sat {

/// Checks the run's proof by check_proof(). Throws: SolverError where it is refused or there is
/// none; Stopped.
void confirm_by_proof(const SolverRun& run, const std::string& proof_file, const Limits& limits);

/// Solves once more in the process. Throws: SolverError where there is a model; Stopped.
void confirm_by_solver(const SolverRun& run, const Limits& limits);

}  // namespace sudoku_sat
