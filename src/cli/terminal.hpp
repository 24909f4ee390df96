// The terminals that a run may have: how wide they are, and whether they take control codes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sudoku_sat::cli {

/// What a terminal tells of its size; 0 is not told.
struct Screen {
  std::size_t columns = 0;
  std::size_t rows = 0;
  std::size_t pixels_wide = 0;
  std::size_t pixels_high = 0;
};

/// The terminal that a descriptor leads to; where it leads to none nothing is told.
Screen screen_of(int descriptor);
inline std::size_t columns_of(int descriptor) { return screen_of(descriptor).columns; }

/// Whether a descriptor leads to a terminal that knows control codes: not with TERM=dumb.
bool is_capable_terminal(int descriptor);

/// What a reader counts as columns: the characters of UTF-8.
std::size_t width_of(std::string_view text);

/// A text fit for a terminal: ? for control codes and marks of direction.
std::string printable(std::string_view text);

/// The words of `text`, as many on a line as `width` holds, each line but the first behind
/// `indent` spaces; a longer word has a line of its own. No line's end at the end.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent);

}  // namespace sudoku_sat::cli
