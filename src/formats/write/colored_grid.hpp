// The drawn grid of terminals with colours.
#pragma once

#include <string>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

/// Appends the grid, a line for each row. Colours end with their line.
void draw_colored_grid(const Picture& picture, std::string& out);

}  // namespace sudoku_sat
