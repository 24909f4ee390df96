// Whether a formula fits the machine's memory, asked before any of it is taken.
#pragma once

#include "sudoku_sat/formulation.hpp"
#include "sudoku_sat/limits.hpp"

namespace sudoku_sat {

/// Throws: SolverError where a solver could not hold that many variables.
void require_memory_for_variables(const Geometry& geometry, std::uint64_t variables);

/// Counts the clauses of large formulas until they are too many. Throws: SolverError, Stopped.
void require_memory_for_clauses(const Puzzle& puzzle, const VariableMap& variables,
                                const Formulation& formulation, const Limits& limits);

}  // namespace sudoku_sat
