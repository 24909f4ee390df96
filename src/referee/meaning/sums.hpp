// Sums of a few cells that follow from a puzzle's: each full unit has the sum of all numbers, and a
// statement can be that some cells have a sum. Players of killers add and subtract them.
#pragma once

#include <functional>
#include <set>

#include "facts.hpp"

namespace sudoku_sat::meaning {

/// The sums of units and statements, each an equation.
class FollowingSums {
 public:
  FollowingSums(const referee::Puzzle& puzzle, const Facts& facts);

  /// All that follows of these cells alone by adding multiples of equations, in as many equations
  /// as say it. `step` is called for each addition, and may throw.
  std::vector<Statement> about(const std::set<Cell>& cells,
                               const std::function<void()>& step) const;

 private:
  using Equation = std::vector<long long>;  // a coefficient for each cell, then the total

  std::vector<Equation> equations_;
};

}  // namespace sudoku_sat::meaning
