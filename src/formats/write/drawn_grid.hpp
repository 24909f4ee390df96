// The drawn grids: in ASCII, in the colours of terminals, with what rules draw. All append a line
// for each row and for each border between rows.
#pragma once

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::format {

/// With borders, an apostrophe after each given, '!' after each cell in trouble.
void draw_plain_grid(const Picture& picture, std::string& out);

/// With shades in place of borders. Colours end with their line.
void draw_colored_grid(const Picture& picture, std::string& out);

/// In box-drawing characters, with what rules draw, and the rules in words below it.
void draw_ruled_grid(const Picture& picture, std::string& out);

}  // namespace sudoku_sat::format
