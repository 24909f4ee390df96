// Samurai without a header: as five lines, one for each of the grids, or as one grid of 21 by 21
// symbols with something for nothing.
#pragma once

#include "text_ahead.hpp"

namespace sudoku_sat {

/// Makes the board, the first of five puzzles on lines of their own, the samurai of all five, where
/// the corners that they would share agree in each cell; takes the other lines. Returns whether
/// they do. Waits for no line.
bool take_samurai(TextAhead& text, ParsedBoard& board);

/// Makes the board a samurai where it is as large as one and has values up to 9 alone, none of them
/// where a samurai has no cell.
void take_samurai(const Expected& expected, ParsedBoard& board);

}  // namespace sudoku_sat
