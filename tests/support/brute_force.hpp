// Solutions of small boards by plain backtracking, to compare encodings and solvers with. Shares
// nothing with src/: the rules (rows, columns, boxes) are written down again here.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace sudoku_sat::support {

/// Calls visit(grid) for each solution until it returns false. A grid is N*N values from 1, row by
/// row, N = box_rows * box_columns; 0 is an empty cell of `givens`. Givens that clash have no
/// solution. Order: by the values of the cells with the fewest candidates first.
/// Throws: std::invalid_argument for givens that don't fit the board, or N above 32.
void for_each_solution(int box_rows, int box_columns, const std::vector<int>& givens,
                       const std::function<bool(const std::vector<int>&)>& visit);

/// The number of solutions; counting stops at `limit`.
std::uint64_t count_solutions(int box_rows, int box_columns, const std::vector<int>& givens,
                              std::uint64_t limit = UINT64_MAX);

}  // namespace sudoku_sat::support
