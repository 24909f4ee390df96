// Whether 0 is a value or an empty cell.
#pragma once

#include <span>

#include "one_line.hpp"

namespace sudoku_sat {

/// Decides what the zeros of a board are that has been read with 0 for an empty cell, where that
/// may be wrong: on a board of 16 values with letters up to F, and on one that has another sign for
/// an empty cell and no value as large as the board. They are values where no two of them stand in
/// one row or column. What was decided is a remark. `lines`: those of the board; `word`: what they
/// had for an empty cell where a dot stands now.
void settle_zeros(Reading reading, std::span<const TextLine> lines, ParsedBoard& board,
                  std::string_view word = {});

}  // namespace sudoku_sat
