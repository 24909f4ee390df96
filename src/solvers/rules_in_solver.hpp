// From a board to a solver and back: whether the formula fits the machine's memory, its clauses
// into the solver, the solver's answer as a grid that has passed verify(). One place for all who
// ask a solver about a board.
#pragma once

#include <vector>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

/// An upper bound on the formula that a reduction leaves, without counting: from the number of open
/// candidates, each of which shares at most two clauses with each other candidate of its cell and
/// of each of its constraints, and has at most two more for each of these. No value where the
/// formulation has no such bound or nothing was reduced.
std::optional<Size> size_bound(const Board& board, const VariableMap& variables,
                               const Formulation& formulation);

/// Throws: SolverError where a search takes so many bytes and the machine has fewer.
void require_memory(const Geometry& geometry, std::uint64_t bytes);

/// Throws: SolverError where a solver could not hold that many variables.
void require_memory_for_variables(const Geometry& geometry, std::uint64_t variables);

/// Counts the clauses of large formulas until they are too many. Throws: SolverError, Stopped.
void require_memory_for_clauses(const Puzzle& puzzle, const VariableMap& variables,
                                const Formulation& formulation, const Limits& limits);

/// Writes the board's rules to `sink`. Returns their size. Throws: Stopped at a limit.
Size load_rules(const Board& board, const VariableMap& variables, const Formulation& formulation,
                SinkRef sink, const Limits& limits);

/// Likewise rules and givens, and for each excluded grid a clause that forbids it; these clauses
/// are not in the size.
Size load_puzzle(const Puzzle& puzzle, const VariableMap& variables, const Formulation& formulation,
                 const std::vector<Grid>& excluded, SinkRef sink, const Limits& limits);

/// Throws: SolverError, "WHAT is no solution: ...", unless the grid is a solution by the rules.
void require_solution(const Puzzle& puzzle, const Grid& grid, std::string_view what);

/// The grid of the solver's answer, unchecked. `solver` may be null where all cells are decided.
Grid answered_grid(const VariableMap& variables, Solver* solver);

/// The grid of the solver's answer (null: all cells are decided), checked by the rules. Throws:
/// SolverError where it is no solution.
Grid verified_solution(const Puzzle& puzzle, const VariableMap& variables, Solver* solver);

}  // namespace sudoku_sat
