// Where a JSON text ends that comes line by line: with its last bracket, or at the first line that
// no JSON has, so that a line of noise doesn't take all that follows along.
#pragma once

#include <cstddef>
#include <string_view>

namespace sudoku_sat {

class JsonEnd {
 public:
  /// Whether the text needs no line after this one, the next of its lines.
  bool reached_by(std::string_view line);
  /// How deep the brackets of a text are nested.
  static std::size_t nesting(std::string_view text);

 private:
  bool ends_with(char c);

  bool quoted_ = false;
  bool escaped_ = false;
  std::size_t open_ = 0;
  std::size_t deepest_ = 0;
};

}  // namespace sudoku_sat
