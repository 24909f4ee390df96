// The virtual best and the virtual worst of all settings.
#pragma once

#include <vector>

#include "columns.hpp"

namespace sudoku_sat::report {

/// For each size and number of givens, a row with the fastest of the rows' runs on each puzzle and
/// seed, as if one always knew which setting to take, and one with the slowest. Runs without an
/// answer are the slowest. Only of puzzles that all rows have, with as many runs each. None for a
/// single row, or without a solver.
std::vector<CompareRow> virtual_rows(const std::vector<CompareRow>& rows);

}  // namespace sudoku_sat::report
