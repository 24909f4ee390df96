// What a solver answered, as a grid that has passed verify(). Every task that asks a solver for a
// solution takes it from here.
#pragma once

#include "sudoku_sat/solver.hpp"
#include "sudoku_sat/variables.hpp"

namespace sudoku_sat {

/// The grid of the solver's answer (null: of the decided cells alone), checked by the rules.
/// Throws: SolverError where it is no solution.
Grid verified_solution(const Puzzle& puzzle, const VariableMap& variables, Solver* solver);

}  // namespace sudoku_sat
