// Title, author and rules in words around a board.
#pragma once

#include <string>
#include <vector>

#include "drawing.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

/// A rule of a board, in words for people.
struct RuleWords {
  std::string rule;
  std::string words;  ///< "Knight's move: ..."
};
/// The rules besides those that are on by default, in the order of the table.
std::vector<RuleWords> rules_in_words(const Board& board);

/// The board with its caption, where it has one.
Sheet board_sheet(const Picture& picture);

}  // namespace sudoku_sat
