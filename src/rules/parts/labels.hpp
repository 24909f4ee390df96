// How people name what stands on the board: by its cells and its number.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/board.hpp"

namespace sudoku_sat::rule {

/// "the cage at r1c1": the first of the cells.
std::string label_at(std::string_view what, const Geometry& geometry,
                     const std::vector<Cell>& cells);

/// "the palindrome from r1c1 to r3c3": the first and the last cell.
std::string label_of_line(std::string_view what, const Geometry& geometry,
                          const std::vector<Cell>& line);

/// "the white dot between r1c1 and r1c2", in reading order.
std::string label_between(std::string_view what, const Geometry& geometry, Cell first, Cell second);

}  // namespace sudoku_sat::rule
