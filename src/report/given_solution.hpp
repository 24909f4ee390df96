// Checks the solution that an input gives with a puzzle, as data sets do. A column of a table is in
// the puzzle's label.
#pragma once

#include <optional>
#include <string>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::report {

/// The solution given with the puzzle; no value if there is none. Requires: the input is a puzzle.
std::optional<Grid> given_solution(const PuzzleInput& input);

/// What is wrong with the given solution, or that none is given; empty: it is a solution.
std::string fault_of_given_solution(const PuzzleInput& input);

}  // namespace sudoku_sat::report
