// What formats of the classic 9x9 Sudoku have in common: programs and forums of players have them,
// and no rules beyond rows, columns and boxes.
#pragma once

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::format {

inline constexpr int classic_size = 9;

/// Throws: UsageError unless it is a 9x9 grid with boxes, and without other rules than those of
/// candidates (`pencilmarks`, `allowed`) where `marks` are written; rules are left out with a note
/// where the policy is that.
void require_classic(const Picture& picture, std::string_view program, bool marks);

/// What players note in each cell, by cell: the one value of a cell that has one; of others all
/// that no value in the same row, column or box and no rule of candidates excludes, or the
/// picture's pencil marks where it has some. Requires: require_classic().
std::vector<std::vector<Value>> classic_marks(const Picture& picture);

/// "0" or the value, for formats that have no other sign.
char classic_digit(Value value);

}  // namespace sudoku_sat::format
