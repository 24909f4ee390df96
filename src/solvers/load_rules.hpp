// Rules and puzzles as clauses in a solver, or in whatever else takes clauses: one place for all
// who ask a solver about a board.
#pragma once

#include <vector>

#include "sudoku_sat/formulation.hpp"
#include "sudoku_sat/limits.hpp"

namespace sudoku_sat {

/// Writes the board's rules to `sink`. Returns their size. Throws: Stopped at a limit.
Size load_rules(const Board& board, const VariableMap& variables, const Formulation& formulation,
                SinkRef sink, const Limits& limits);

/// Likewise rules and givens, and for each excluded grid a clause that leaves it out.
Size load_puzzle(const Puzzle& puzzle, const VariableMap& variables, const Formulation& formulation,
                 const std::vector<Grid>& excluded, SinkRef sink, const Limits& limits);

}  // namespace sudoku_sat
