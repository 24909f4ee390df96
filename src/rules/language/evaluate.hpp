// An independent implementation of statements: it evaluates the tree on a grid, in which each cell
// is its value. It shares only the parsers of statements and patterns with the compiler, so that a
// solution that passes has been checked against a second reading.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sudoku_sat/board.hpp"
#include "syntax.hpp"

namespace sudoku_sat::rule::language {

/// The board's lists of cells, made once for all evaluations.
class BoardLists;
std::shared_ptr<const BoardLists> lists_of(const Geometry& geometry);

/// Whether the statement holds. Requires: a grid without empty cells and variables, and a program
/// that the compiler has accepted.
bool holds(const BoardLists& board, const Program& program, const Statement& statement,
           const std::vector<Variable>& variables, const Grid& grid);

/// The numbers of an expression, with lists flattened. The grid may have empty cells that are not
/// used. Requires: likewise.
std::vector<std::int64_t> numbers_of(const BoardLists& board, const Program& program,
                                     const Statement& expression, const Grid& grid);

/// The lists of cells that an expression denotes. Requires: likewise.
std::vector<std::vector<Cell>> groups_of(const BoardLists& board, const Program& program,
                                         const Statement& expression, const Grid& grid);

}  // namespace sudoku_sat::rule::language
