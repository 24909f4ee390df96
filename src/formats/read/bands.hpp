// What people write between the rows of one board: blank lines between bands of boxes, and the
// size, or that of the boxes, on a line before the grid.
#pragma once

#include <functional>

#include "rows.hpp"

namespace sudoku_sat {

/// Whether the run is a puzzle, or several.
bool readable(Run run, std::optional<int> wanted);

/// Whether the run may be a band of a board whose other bands come after blank lines: it has fewer
/// rows than a board, and is nothing that can be read by itself. Requires: the run has ended.
bool may_be_band(const Run& run, std::optional<int> wanted);

/// Whether the run is a board with as many rows as a row has values, most of which are possible.
bool has_shape_of_board(const Run& run, std::optional<int> wanted);

/// Whether `row` holds one or two numbers that could be a size.
bool may_say_size(const Row& row);

/// Whether `row` says the size of the board whose first row is `next`: "9", "9 9", "9x9", or "3 3"
/// or "3" of its boxes.
bool is_size_line(const Row& row, const Row& next);

/// Whether one of the sizes that `row` may mean fits.
bool says_size(const Row& row, const std::function<bool(std::size_t)>& fits);

}  // namespace sudoku_sat
