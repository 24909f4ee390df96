// What variables of cells look like once a grid tells them: truths are shaded cells (a shading,
// walls, a loop, doubled cells), numbers are regions.
#pragma once

#include <vector>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

/// By cell of the grid, whether a truth holds there. Empty where the board has no truths of cells,
/// or the picture's grid doesn't tell them.
std::vector<bool> shaded_by_variables(const Picture& picture);

/// By cell of the grid, from 0 on, the first number that is declared of all cells. Empty likewise.
std::vector<int> numbers_of_cells(const Picture& picture);

}  // namespace sudoku_sat
