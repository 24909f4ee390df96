// The clauses of one decision diagram. See decision_diagrams.cpp.
#pragma once

#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat {

/// Adds the diagram's clauses, and variables for its nodes, without what a reduction has excluded.
void emit_diagram(const Board::DiagramOf& constraint, const EncodingContext& context,
                  FamilyStream& out);

}  // namespace sudoku_sat
