// Smallest backdoors. See backdoor.cpp.
#pragma once

#include "sudoku_sat/measure.hpp"

namespace sudoku_sat {

/// Searches until a backdoor is proved smallest or a limit is reached; no value where the limit
/// comes before any backdoor is found. Requires: `solution` is the puzzle's only one.
std::optional<Backdoor> smallest_backdoor(const Puzzle& puzzle, const Grid& solution,
                                          const Limits& limits);

}  // namespace sudoku_sat
