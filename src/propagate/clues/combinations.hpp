// The ways to make a sum from candidates. Cells that see each other have different values.
#pragma once

#include <functional>

#include "marks.hpp"

namespace sudoku_sat::clues {

/// Calls visit(numbers), one for each open cell of the sum, for each way to make it. Returns
/// nothing if there are too many to count them out.
struct Ways {
  std::vector<std::size_t> open;  ///< places of the open cells in the sum
  std::vector<std::size_t> filled;
  int rest = 0;  ///< the total less the filled cells
};
Ways ways_of(const SumOfCells& sum, const Marks& marks);

using VisitWay = std::function<void(const std::vector<int>& numbers)>;
bool for_each_way(const SumOfCells& sum, const Ways& ways, const Marks& marks,
                  const VisitWay& visit);

/// The least or the greatest sum of some cells, and numbers that make it: of cells that see each
/// other different ones.
struct Extreme {
  int sum = 0;
  std::vector<int> numbers = {};  ///< descending for the greatest, ascending for the least
};
std::optional<Extreme> extreme_of(const std::vector<Cell>& cells, bool greatest,
                                  const Marks& marks);

}  // namespace sudoku_sat::clues
