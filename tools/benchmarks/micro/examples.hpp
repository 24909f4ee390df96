// What the microbenchmarks work on.
#pragma once

#include <string_view>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::micro {

/// Arto Inkala's puzzle of 2012: unit propagation finds little.
inline constexpr std::string_view inkala =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// A puzzle that unit propagation solves.
inline constexpr std::string_view easy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A 9x9 puzzle on a board that all share.
Puzzle nine(std::string_view line);

}  // namespace sudoku_sat::micro
