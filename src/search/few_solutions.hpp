// All solutions of a puzzle, where these are few and soon found. See few_solutions.cpp.
#pragma once

#include <optional>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

/// In no particular order, the same on every machine. No value where there may be more, and where
/// ConflictSpace has no room for the board or the board has only all-different constraints. Takes
/// some ten milliseconds at most. Throws: Stopped at a limit.
std::optional<std::vector<Grid>> few_solutions(const Board& board, const Grid& givens,
                                               const Limits& limits);

}  // namespace sudoku_sat
