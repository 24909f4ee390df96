// Constraint strings of the Interactive Sudoku Solver: ".Cage~10~R1C1~R1C2.AntiKnight.~R5C5_7".
#pragma once

#include <string_view>

#include "exchange_puzzle.hpp"

namespace sudoku_sat {

/// Throws: TextError.
void read_iss(std::string_view text, ExchangePuzzle& out);

}  // namespace sudoku_sat
