// SudokuPad's JSON: a board, its givens, regions and cages, drawings, and rules in words.
#pragma once

#include <string_view>

#include "exchange_puzzle.hpp"

namespace sudoku_sat {

/// Reads what stands in a link behind "scl" or "ctc", unpacked: givens, regions and cages. That the
/// rules are words, and what is drawn without a rule, is noted. Throws: TextError.
void read_sudokupad(std::string_view text, ExchangePuzzle& out);

}  // namespace sudoku_sat
