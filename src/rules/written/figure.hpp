// A line, a cage, some groups of cells: what one entry of a rule's data names, with the numbers
// that stand before it.
#pragma once

#include <vector>

#include "sudoku_sat/board.hpp"

namespace sudoku_sat::rule {

struct RuleFigure {
  std::vector<int> numbers = {};               ///< those given, or the usual one
  bool usual = false;                          ///< whether the number is the usual one
  std::vector<std::vector<Cell>> groups = {};  ///< one, unless the rule is of several
  bool closed = false;                         ///< a line that ends where it began
  std::vector<Cell> cells = {};                ///< of all groups, one after the other

  int number() const { return numbers.at(0); }
  /// The cells of a line, with the first once more at the end where it is closed.
  std::vector<Cell> drawn_line() const {
    std::vector<Cell> line = cells;
    if (closed) line.push_back(line.front());
    return line;
  }
};

}  // namespace sudoku_sat::rule
