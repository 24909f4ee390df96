// The sequences of values that a sum or a clue of explain's JSON allows, as a diagram whose states
// are what has to be known about the values so far, from the first cell to the last.
#pragma once

#include <map>
#include <vector>

#include "cli/helpers.hpp"

namespace sudoku_sat::support {

struct ClueDiagram {
  using Values = std::vector<int>;
  /// What is known of some values; which these are differs from rule to rule.
  using State = Values;
  /// By value, the number of the state that it leads to.
  using Node = std::map<int, std::size_t>;

  /// For each cell the states before it; after the last cell there is nothing to choose, and of
  /// those states all are good. The first state is the only one before the first cell.
  std::vector<std::vector<Node>> layers;
};

/// Of the JSON of a reason of kind "diagram", on a board of so many values; `firsts`: the first one
/// of each of its cells.
ClueDiagram clue_diagram(const Json& reason, int size, const std::vector<int>& firsts);

}  // namespace sudoku_sat::support
