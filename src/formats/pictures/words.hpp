// Words in pictures: the rules of a board, and text broken into lines by an estimate of its width
// that no usual font exceeds.
#pragma once

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::format {

/// A rule of a board, in words for people.
struct RuleWords {
  std::string rule;
  std::string words;  ///< "Knight's move: ..."
};
/// The rules besides those that are on by default, in the order of the table.
std::vector<RuleWords> rules_in_words(const Board& board);

/// The width that a text takes at most in the usual sans-serif fonts, roughly.
double text_width(std::string_view text, int size, bool bold = false);

/// The length of the longest front of `text` that fits the width; at least one character, if there
/// is any.
std::size_t fitting_length(std::string_view text, int size, bool bold, double width);

/// Lines of at most this width, broken between words, and within a word only where it is wider than
/// a line. Each line has at least one character.
std::vector<std::string> broken_lines(const std::vector<std::string>& words, int size, bool bold,
                                      int width);

/// What stands between white space.
std::vector<std::string> words_between_spaces(std::string_view text);

}  // namespace sudoku_sat::format
