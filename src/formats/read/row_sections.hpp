// Sections of boards that stand on several lines, whatever their values look like: drawn, symbols,
// numbers, comma-separated.
#pragma once

#include "format_reader.hpp"

namespace sudoku_sat {

/// The section of rows that begins with the line at hand; where boards of several grids are
/// expected, the section of these, in rows or on one line.
std::unique_ptr<Section> open_rows(const TextAhead& text);

}  // namespace sudoku_sat
