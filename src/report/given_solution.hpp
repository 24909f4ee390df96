// The solution that an input gives beside a puzzle, as data sets have it: whether it is one. A
// column of a table is in the puzzle's label.
#pragma once

#include <optional>
#include <string>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::report {

/// The solution given beside the puzzle; no value if there is none. Requires: it is a puzzle.
std::optional<Grid> given_solution(const PuzzleInput& input);

/// What is wrong with the solution that is given, or that none is; empty: it is a solution.
std::string fault_of_given_solution(const PuzzleInput& input);

}  // namespace sudoku_sat::report
