// Lines with which puzzles of other programs begin that are more than a grid.
#pragma once

#include <string_view>

namespace sudoku_sat {

/// Whether it is a heading of a file of SadMan Sudoku: "[Puzzle]".
bool is_heading(std::string_view line);

/// Whether JSON, a link, a constraint string or what is below a heading begins with this line.
bool begins_exchange(std::string_view line);

/// A link without "https://"; empty where it is no such link.
std::string_view after_scheme(std::string_view line);

}  // namespace sudoku_sat
