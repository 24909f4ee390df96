// What variables of cells look like once a grid tells them, or the rules alone: truths are shaded
// cells (a shading, walls, a loop, doubled cells), numbers are regions. Marks of a rule may make
// regions of variables, too.
#pragma once

#include <vector>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

/// By cell of the grid, whether it is dark: a truth holds there, or it is none of the puzzle. Empty
/// where the board has no truths of cells, or nothing tells them.
std::vector<bool> shaded_by_variables(const Picture& picture);

/// By cell of the grid, whether it is none of the puzzle. Empty where all are.
std::vector<bool> unused_cells(const Picture& picture);

/// By cell of the grid, from 0 on, the first number that is declared of all cells. Empty where none
/// is, or it is not known of all cells.
std::vector<int> numbers_of_cells(const Picture& picture);

/// By cell of the grid, the region by marks of rules, from 1 on; 0 in none. Empty where no region
/// is known.
std::vector<int> regions_of_marks(const Picture& picture);

}  // namespace sudoku_sat
