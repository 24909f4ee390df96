// A line, a cage, some groups of cells: what one entry of a rule's data names, with the numbers
// that stand before it.
#pragma once

#include <vector>

#include "sudoku_sat/board.hpp"

namespace sudoku_sat {

struct Figure {
  std::vector<int> numbers = {};               ///< those given, or the usual one
  bool usual = false;                          ///< whether the number is the usual one
  std::vector<std::vector<Cell>> groups = {};  ///< one, unless the rule is of several
  bool closed = false;                         ///< a line that ends where it began
  std::vector<Cell> cells = {};                ///< of all groups, one after the other

  int number() const { return numbers.at(0); }
  /// The values of the groups, of those of all cells.
  std::vector<std::vector<Value>> values_of_groups(std::span<const Value> values) const;
};

}  // namespace sudoku_sat
