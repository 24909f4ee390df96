// Files of solutions, for --exclude and --solution: whole grids, in any format in which puzzles are
// read, for example one on each line. Files of patterns, for --pattern: a grid in any such format,
// or any signs.
#pragma once

#include <string>
#include <vector>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::cli {

/// All grids of the files, in their order. Throws: InputError if a file can't be read or has
/// anything but whole grids of the board's size.
std::vector<Grid> read_solutions(const std::vector<std::string>& files, const Board& board);

/// The cells, ascending, that are not empty in the grid of the file. If the file has one sign for
/// each cell, besides white space, these are all that aren't a dot, 0, _, - or *. Throws:
/// InputError unless it is one grid of the board's size with at least one such cell.
std::vector<Cell> read_pattern(const std::string& file, const Geometry& geometry);

}  // namespace sudoku_sat::cli
