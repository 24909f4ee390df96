// Smallest hitting sets: items that include at least one of each given set. See hitting_set.cpp.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

class HittingSet {
 public:
  /// Items 0, 1, ... with their weights. find() is not asked for more than `most`.
  HittingSet(const std::vector<std::size_t>& weights, std::size_t most);

  /// From now on each answer has at least one of `items`.
  void add(const std::vector<std::size_t>& items);

  /// Items that hit all sets and together weigh `most` or less; no value where there are none.
  /// Throws: Stopped at a limit; SolverError where the solver gives up.
  std::optional<std::vector<std::size_t>> find(std::size_t most, const Limits& limits);

 private:
  std::vector<Lit> count(std::span<const Lit> literals);
  std::vector<Lit> merge(const std::vector<Lit>& left, const std::vector<Lit>& right);

  std::unique_ptr<Solver> solver_;
  std::size_t items_;
  std::size_t most_;
  std::vector<Lit> at_least_;  ///< number i: the items weigh more than i
};

}  // namespace sudoku_sat
