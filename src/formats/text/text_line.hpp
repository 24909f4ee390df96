// A line of an input as the puzzle formats see it, and what is wrong with it. Where the line came
// from is added by whoever knows: the reader of an input or the reader of a CNF's header. Free text
// (labels, titles, authors) goes to terminals and into pictures, so control characters in it are
// errors.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

class SymbolTable;

struct TextLine {
  std::size_t number = 0;                ///< in the input, from 1
  std::string_view text;                 ///< without the line's end
  const SymbolTable* symbols = nullptr;  ///< what its symbols stand for; null: as everywhere
};

/// Thrown only inside the formats, and always turned into an InputError or an unreadable item.
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

/// Without the blanks and tabs around it.
std::string_view stripped(std::string_view text);

/// Throws: TextError where a control character other than a tab is in `part`, which is a part of
/// the line's text; `what` says what it is.
void require_plain_text(const TextLine& line, std::string_view part, std::string_view what);

/// The label in `rest`, the part of the line after the puzzle. Throws: TextError.
std::string label_of(const TextLine& line, std::string_view rest);

}  // namespace sudoku_sat
