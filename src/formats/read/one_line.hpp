// A whole puzzle on one line, with the label after it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sudoku_sat/board.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "value_scanner.hpp"

namespace sudoku_sat {

/// A puzzle before its size is compared with what was asked for.
struct ParsedBoard {
  int size = 0;
  Grid givens;
  std::string label;
  std::size_t line = 0;              ///< the number of its first line
  std::string symbols = {};          ///< that its values were told by; empty: as everywhere
  std::vector<RuleText> rules = {};  ///< that the text says without naming them
  Grid entries = {};        ///< what was entered into cells that are no givens; empty: nothing
  std::string remark = {};  ///< what its reader should be told of how it was read
};

/// Adds a sentence to the board's remark.
void add_remark(ParsedBoard& board, std::string_view sentence);

/// The whole number whose square is `count`, if there is one.
std::optional<std::size_t> square_root(std::size_t count);

/// Throws: TextError; a well-formed puzzle of another size than `wanted` is no error here.
ParsedBoard read_one_line(Reading reading, const TextLine& line, std::optional<int> wanted);

}  // namespace sudoku_sat
