// Drawn grids whose empty cells are blanks: "| 5 3   |   7   |".
#pragma once

#include "rows.hpp"

namespace sudoku_sat {

/// The rows of a drawn run with a dot in each blank cell, at the place where its value would stand;
/// no value where the drawing is not that of such a grid. Requires: the whole run.
std::optional<std::vector<Row>> without_blank_cells(const Run& run);

}  // namespace sudoku_sat
