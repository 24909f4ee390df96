// A case of the rules' matrix: a board, rules with data, and some cells given.
#pragma once

#include <string>
#include <vector>

#include "referee/referee.hpp"

namespace sudoku_sat::matrix {

/// A rule with its data, as a puzzle file has them.
struct RuleData {
  std::string rule;
  std::vector<std::string> entries = {};
};

/// A puzzle whose solutions the program and the referee both count.
struct Case {
  std::string board;             ///< lines of the header: "size: 6"
  std::vector<RuleData> rules;   ///< the first one is what the case is about; none: the board alone
  referee::Grid grid = {};       ///< a full grid in which no unit holds a number twice
  std::vector<bool> given = {};  ///< which of its cells are given

  referee::Grid givens() const;
};

/// What stands before the grid, its last line ended.
std::string header_text(const Case& puzzle);

/// The whole puzzle file. `board` is that of the case.
std::string puzzle_file(const Case& puzzle, const referee::Board& board);

/// The rows of a grid: a sign a cell, '.' where it is open, '~' if there is none.
std::string rows_text(const referee::Board& board, const referee::Grid& grid);

}  // namespace sudoku_sat::matrix
