// Primitives as clauses of the direct code, for languages that have no words of their own for them:
// by the families that belong to every encoding.
#pragma once

#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat::format {

/// Whether a language has words of its own for sums.
enum class Sums { as_clauses, left_out };

/// The values allowed in single cells, relations, sums and sequences, and formulas of rules as
/// clauses: new variables for all values of all cells first, then further ones.
void emit_common_clauses(const Board& board, Sums sums, SinkRef sink);

}  // namespace sudoku_sat::format
