// The referee: what the rules of a puzzle mean, said once more as plainly as possible, so that it
// can be held against what the encoder, the search and `verify` make of them. It is written from
// puzzles/README.md and the sources that it cites, by somebody who had not read src/rules, and
// includes nothing of the project.
#pragma once

#include "board.hpp"

namespace sudoku_sat::referee {

/// A puzzle's header as the referee understands it.
struct Puzzle {
  Board board;
  /// Units (rows, columns, boxes, ...) and all rules. A grid is a solution if all hold.
  std::vector<Statement> statements;
};

/// Reads the header of a puzzle file (`size:`, `values:`, `box:`, `rules:`, a line a rule with its
/// data), without the grid below it. Throws NotUnderstood.
Puzzle parse_puzzle(std::string_view header);

/// The first statement that `grid` breaks, or nothing. All cells that are present must hold a
/// number.
std::optional<std::string> broken_statement(const Puzzle& puzzle, const Grid& grid);

/// How many grids with these numbers in the cells that hold one (`no_value`: open) break nothing,
/// by trying each number in each open cell in reading order; stops above `limit`.
long long count_solutions(const Puzzle& puzzle, Grid givens, long long limit);

}  // namespace sudoku_sat::referee
