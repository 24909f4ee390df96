// What stands around the rows of a board in tables and lists: numbers or names of rows and columns,
// the marks of a list.
#pragma once

#include "rows.hpp"

namespace sudoku_sat {

/// Takes such margins out of the run where they count up from 0 or 1, or are all the same mark, and
/// a board is left; its rows are then values with commas between them. Returns what is to be said
/// of it; empty where nothing was changed.
std::string drop_margins(Run& run, std::optional<int> wanted);

}  // namespace sudoku_sat
