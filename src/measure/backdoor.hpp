// Smallest backdoors. See rate_backdoor.cpp.
#pragma once

#include "sudoku_sat/rate.hpp"

namespace sudoku_sat {

/// To the proof or to a limit; no value where a limit comes before any backdoor. Requires:
/// `solution` is the puzzle's only one.
std::optional<Backdoor> smallest_backdoor(const Puzzle& puzzle, const Grid& solution,
                                          const Limits& limits);

}  // namespace sudoku_sat
