// Solutions that have passed verify(): every task that hands one on takes it through here, whether
// a solver, a search or propagation has found it.
#pragma once

#include "sudoku_sat/solver.hpp"
#include "sudoku_sat/variables.hpp"

namespace sudoku_sat {

/// Throws: SolverError, "WHAT is no solution: ...", unless the grid is a solution by the rules.
void require_solution(const Puzzle& puzzle, const Grid& grid, std::string_view what);

/// The grid of the solver's answer, unchecked.
Grid answered_grid(const VariableMap& variables, Solver* solver);

/// The grid of the solver's answer (null: of the decided cells alone), checked by the rules.
/// Throws: SolverError where it is no solution.
Grid verified_solution(const Puzzle& puzzle, const VariableMap& variables, Solver* solver);

}  // namespace sudoku_sat
