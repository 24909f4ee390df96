// Lists in sentences.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/joined.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::cli {

using base::listed;

/// "1, 2 or 5", as the values of the cell are written; "nothing" if there are none.
std::string listed(const std::vector<Value>& values, std::string_view last, Cell cell,
                   const Geometry& geometry);

/// "r2c1-r2c3, r2c5 and r2c8": three or more in a line are named by their ends.
std::string listed(const std::vector<Cell>& cells, std::string_view last, const Geometry& geometry);

}  // namespace sudoku_sat::cli
