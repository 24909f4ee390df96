// The clauses of one formula. See formulas.cpp.
#pragma once

#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat {

/// Adds the formula's clauses, and variables for its Booleans, without what a reduction has
/// decided.
void emit_formula(const ClauseConstraint& formula, const EncodingContext& context,
                  FamilyStream& out);

}  // namespace sudoku_sat
