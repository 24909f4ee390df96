// A line of an input as the puzzle formats see it, and what is wrong with it. Where the line came
// from is added by whoever knows: the reader of an input or the reader of a CNF's header.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "sudoku_sat/error.hpp"

namespace sudoku_sat {

struct TextLine {
  std::size_t number = 0;  ///< in the input, from 1
  std::string_view text;   ///< without the line's end
};

/// Thrown inside the formats alone, and always turned into an InputError or an unreadable item.
class TextError : public Error {
 public:
  /// `column` counts bytes from 1; 0 where the line as a whole is meant.
  TextError(std::size_t line, std::size_t column, const std::string& what)
      : Error(what), line_(line), column_(column) {}

  std::size_t line() const { return line_; }
  std::size_t column() const { return column_; }

 private:
  std::size_t line_;
  std::size_t column_;
};

}  // namespace sudoku_sat
