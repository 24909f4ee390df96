// --givens of `compare`: the same boards with other numbers of givens.
#pragma once

#include <vector>

#include "boards.hpp"

namespace sudoku_sat::cli {

/// Each group once for each number of --givens, taken from the solutions, which are computed if the
/// groups have none. A puzzle without a solution is reported, and counts as a failure. Throws:
/// UsageError for a number that a board has no room for; Stopped.
std::vector<PuzzleGroup> with_givens(const CommandLine& line,
                                     const std::vector<PuzzleGroup>& groups,
                                     base::ExitStatus& status);

}  // namespace sudoku_sat::cli
