// Values that can be renamed: where all constraints are all-different, those that no given has. A
// cell that takes one of them in some solution takes each of them in another.
#pragma once

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::search {

/// By value, from 1, whether it can be renamed.
std::vector<bool> free_values(const Puzzle& puzzle);

}  // namespace sudoku_sat::search
