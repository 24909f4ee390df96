// The rule language as text: lines, and the words of a line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat::referee::language {

struct Token {
  enum class Kind { end, number, word, cells, text, sign };
  Kind kind = Kind::end;
  std::string text;
};

/// The words of a line, with an `end` behind them. Throws NotUnderstood.
std::vector<Token> split_words(std::string_view line);

/// The parts between line ends and `;`, but for those within quotes; without blanks around them,
/// none empty.
std::vector<std::string> split_lines(std::string_view text);

}  // namespace sudoku_sat::referee::language
