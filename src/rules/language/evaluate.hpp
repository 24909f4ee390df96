// The independent meaning of statements: the tree is gone through with a grid at hand, and each
// cell is its value. It shares nothing with the compiler but the tree (and the reader of patterns),
// so that a solution that passes has been understood twice.
#pragma once

#include "sudoku_sat/board.hpp"
#include "syntax.hpp"

namespace sudoku_sat::language {

/// Whether the statement holds. Requires: a grid without empty cells and variables, and a program
/// that add_statements() has accepted.
bool holds(const Geometry& geometry, const Program& program, const Statement& statement,
           const std::vector<Variable>& variables, const Grid& grid);

}  // namespace sudoku_sat::language
