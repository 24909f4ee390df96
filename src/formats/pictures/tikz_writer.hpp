// Drawings in TikZ.
#pragma once

#include <string>

#include "drawing.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

/// A length of the sheet's units in TeX's points: of a board's picture a cell is 7.5 mm wide.
double tex_points(const Sheet& sheet, double units);

/// Appends a tikzpicture of the size of the sheet, with the colours that it needs.
void append_tikz(const Sheet& sheet, Theme theme, std::string& out);

}  // namespace sudoku_sat
