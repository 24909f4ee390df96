// Files of solutions, for --exclude and --solution: whole grids, in any format in which puzzles are
// read, for example one on each line.
#pragma once

#include <string>
#include <vector>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::cli {

/// All grids of the files, in their order. Throws: InputError if a file can't be read or has
/// anything but whole grids of the board's size.
std::vector<Grid> read_solutions(const std::vector<std::string>& files, const Board& board);

}  // namespace sudoku_sat::cli
