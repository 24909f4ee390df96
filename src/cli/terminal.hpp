// The terminals of a run: how wide they are, and whether they support control codes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/text_encoding.hpp"

namespace sudoku_sat::cli {

/// A terminal's size as reported; 0: unknown.
struct Screen {
  std::size_t columns = 0;
  std::size_t rows = 0;
  std::size_t pixels_wide = 0;
  std::size_t pixels_high = 0;
};

/// The size of the terminal that a descriptor leads to; unknown if it leads to none.
Screen screen_of(int descriptor);
inline std::size_t columns_of(int descriptor) { return screen_of(descriptor).columns; }

/// Whether a descriptor leads to a terminal that supports control codes: not with TERM=dumb.
bool is_capable_terminal(int descriptor);

/// A text made safe for a terminal: ? for control codes and marks of direction.
std::string printable(std::string_view text);

using base::width_of;
using base::wrapped;

}  // namespace sudoku_sat::cli
