// Drawings as SVG.
#pragma once

#include <string>

#include "drawing.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

/// Appends the elements of a drawing, without a document around them.
void append_svg(const Drawing& drawing, Theme theme, std::string& out);

/// Appends a document with everything on the sheet.
void append_svg_document(const Sheet& sheet, std::string_view title, Theme theme, std::string& out);

/// Where a sheet is shown on a screen no side has more pixels: programs refuse 32768.
inline constexpr int most_shown_pixels = 8192;

}  // namespace sudoku_sat
