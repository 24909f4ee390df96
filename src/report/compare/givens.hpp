// --givens of `compare`: the same boards with other numbers of givens.
#pragma once

#include <vector>

#include "boards.hpp"

namespace sudoku_sat::report {

/// Each group once for each number of --givens, taken from the solutions, which are computed if the
/// groups have none. Throws: UsageError for a number that a board has no room for; Stopped.
std::vector<PuzzleGroup> with_givens(const app::OptionValues& options,
                                     const std::vector<PuzzleGroup>& groups,
                                     const BoardSource& source);

}  // namespace sudoku_sat::report
