// The terminals that a run may have: how wide they are, and whether they take control codes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/text_encoding.hpp"

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

/// A text fit for a terminal: ? for control codes and marks of direction.
std::string printable(std::string_view text);

using base::width_of;
using base::wrapped;

}  // namespace sudoku_sat::cli
