// Small puzzles with random givens, and boards with other rules, for tests of listing and counting
// solutions.
#pragma once

#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::support {

/// Some of the values of a solved board, its values renamed at random; now and then one is changed,
/// so that there may be no solution.
Puzzle random_puzzle(const Geometry& geometry, std::size_t givens, Random& random);

/// A board of rows, columns and boxes, solved, and then `open` of its cells opened at random.
Puzzle opened_board(int size, std::size_t open, std::uint64_t seed);

/// Without givens, with rules as --rules names them.
Puzzle empty_puzzle(const Geometry& geometry, const std::string& rules);

/// All solutions, in no particular order, by brute force; for boards of rows, columns and boxes.
std::vector<Grid> all_solutions(const Puzzle& puzzle);

std::vector<Grid> sorted(std::vector<Grid> grids);

}  // namespace sudoku_sat::support
