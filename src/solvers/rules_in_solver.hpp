// A board's rules in a solver, there and back: whether the formula fits the machine's memory, its
// clauses into the solver, the solver's answer as a grid that has passed verify(). One place for
// all who ask a solver about a board.
#pragma once

#include <vector>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/solver.hpp"

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

/// Writes the board's rules to `sink`. Returns their size. Throws: Stopped at a limit.
Size load_rules(const Board& board, const VariableMap& variables, const Formulation& formulation,
                SinkRef sink, const Limits& limits);

/// Likewise rules and givens, and for each excluded grid a clause that leaves it out.
Size load_puzzle(const Puzzle& puzzle, const VariableMap& variables, const Formulation& formulation,
                 const std::vector<Grid>& excluded, SinkRef sink, const Limits& limits);

/// Throws: SolverError, "WHAT is no solution: ...", unless the grid is a solution by the rules.
void require_solution(const Puzzle& puzzle, const Grid& grid, std::string_view what);

/// The grid of the solver's answer, unchecked.
Grid answered_grid(const VariableMap& variables, Solver* solver);

/// The grid of the solver's answer (null: of the decided cells alone), checked by the rules.
/// Throws: SolverError where it is no solution.
Grid verified_solution(const Puzzle& puzzle, const VariableMap& variables, Solver* solver);

}  // namespace sudoku_sat
