// Constraint strings of the Interactive Sudoku Solver: ".Cage~10~R1C1~R1C2.AntiKnight.~R5C5_7".
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "exchange_puzzle.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

inline constexpr int iss_most_rows = 16;

/// Rows and columns of a box there: the squarest that fill the board; no value where none do.
std::optional<Origin> iss_box(int rows, int columns);

/// Throws: TextError.
void read_iss(std::string_view text, ExchangePuzzle& out);

/// Which lines make one string: it may be written on several.
std::unique_ptr<TextLines> iss_lines();

/// The grid and its board's rules as a constraint string. Throws: UsageError where that has no name
/// for a rule, unless unknown rules are to be left out.
std::string iss_text(const Picture& picture);

}  // namespace sudoku_sat
