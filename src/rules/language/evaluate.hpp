// The independent meaning of statements: the tree is gone through with a grid at hand, and each
// cell is its value. It shares nothing with the compiler but the parsers of statements and of
// patterns, so that a solution that passes has been understood twice.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sudoku_sat/board.hpp"
#include "syntax.hpp"

namespace sudoku_sat::rule::language {

/// The lists of cells that a board has, made once for all evaluations.
class BoardLists;
std::shared_ptr<const BoardLists> lists_of(const Geometry& geometry);

/// Whether the statement holds. Requires: a grid without empty cells and variables, and a program
/// that the compiler has accepted.
bool holds(const BoardLists& board, const Program& program, const Statement& statement,
           const std::vector<Variable>& variables, const Grid& grid);

/// The numbers that an expression is, lists opened. The grid may have empty cells of which nothing
/// is asked. Requires: likewise.
std::vector<std::int64_t> numbers_of(const BoardLists& board, const Program& program,
                                     const Statement& expression, const Grid& grid);

/// The lists of cells that an expression is. Requires: likewise.
std::vector<std::vector<Cell>> groups_of(const BoardLists& board, const Program& program,
                                         const Statement& expression, const Grid& grid);

}  // namespace sudoku_sat::rule::language
