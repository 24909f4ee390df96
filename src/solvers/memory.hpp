// Whether a formula fits the machine's memory, asked before any of it is taken.
#pragma once

#include "sudoku_sat/formulation.hpp"
#include "sudoku_sat/limits.hpp"

namespace sudoku_sat {

/// More than the formula of what a reduction leaves can have, without counting: by the number of
/// open candidates, each of which shares at most two clauses with each other one of its cell and of
/// each constraint of it, and two with all of them. No value where the formulation has no such
/// bound or nothing was reduced.
std::optional<Size> size_bound(const Board& board, const VariableMap& variables,
                               const Formulation& formulation);

/// Throws: SolverError where a solver could not hold that many variables.
void require_memory_for_variables(const Geometry& geometry, std::uint64_t variables);

/// Counts the clauses of large formulas until they are too many. Throws: SolverError, Stopped.
void require_memory_for_clauses(const Puzzle& puzzle, const VariableMap& variables,
                                const Formulation& formulation, const Limits& limits);

}  // namespace sudoku_sat
