// A board as SudokuPad's JSON, in which it is drawn.
#pragma once

#include <string>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

/// A puzzle with all that its rules draw, and the rules in words. Throws: UsageError where it is no
/// board of one grid of up to 35 values.
std::string sudokupad_json(const Picture& picture);

}  // namespace sudoku_sat
