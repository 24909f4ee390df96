// Signs of more than one byte in the lines of grids: box-drawing characters (U+2500 to U+257F), and
// the spaces and dots that pages and word processors put into copies.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sudoku_sat {

/// The line with '|' for vertical strokes, '=' for horizontal ones and '+' for crossings and
/// corners, '.' for a middle dot and ' ' for a no-break space, in UTF-8 or Windows-1252; no value
/// where it is no line of a grid with such characters.
std::optional<std::string> in_plain_signs(std::string_view line);

}  // namespace sudoku_sat
