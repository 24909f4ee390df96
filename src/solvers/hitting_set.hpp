// Smallest hitting sets: items of which each of some sets has one. See hitting_set.cpp.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

class HittingSet {
 public:
  /// Items 0, 1, ... with their weights. Weights above `most` won't be asked for.
  HittingSet(const std::vector<std::size_t>& weights, std::size_t most);

  /// One of `items` is in each answer from now on.
  void add(const std::vector<std::size_t>& items);

  /// Items that hit all sets, of `most` in weight together; no value where there are none.
  /// Throws: Stopped.
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
