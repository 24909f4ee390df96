// Box-drawing characters (U+2500 to U+257F) in lines of drawn grids.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sudoku_sat {

/// The line with '|' for vertical strokes, '=' for horizontal ones and '+' for crossings and
/// corners, '.' for a middle dot; no value where it is no line of a grid drawn with such
/// characters.
std::optional<std::string> without_box_drawing(std::string_view line);

}  // namespace sudoku_sat
