// Statements as primitive constraints.
#pragma once

#include "sudoku_sat/rule.hpp"
#include "syntax.hpp"

namespace sudoku_sat::language {

/// Appends what the statements say of the board. Throws: InputError where a statement is wrong,
/// says something that no values can hold, or is too large.
void add_statements(const Geometry& geometry, const Program& program, Constraints& out);

}  // namespace sudoku_sat::language
