// Lists in sentences.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::cli {

/// "r1c1, r1c2 and r1c3" with the last word "and".
std::string listed(const std::vector<std::string>& items, std::string_view last);

/// "1, 2 or 5", as the values of the cell are written; "nothing" if there are none.
std::string listed(const std::vector<Value>& values, std::string_view last, Cell cell,
                   const Geometry& geometry);

/// "r2c1-r2c3, r2c5 and r2c8": three or more in a line are named by their ends.
std::string listed(const std::vector<Cell>& cells, std::string_view last, const Geometry& geometry);

}  // namespace sudoku_sat::cli
