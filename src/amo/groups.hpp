// Literals divided into groups.
#pragma once

#include <algorithm>
#include <span>

#include "sudoku_sat/amo.hpp"

namespace sudoku_sat {

/// n things in the fewest groups of at most `most`, which differ in size by one at most: the papers
/// leave a short last group instead, which has more pairs and is more often a group of one.
class Groups {
 public:
  Groups(std::uint64_t n, int most)
      : count_(n / static_cast<std::uint64_t>(most) +
               (n % static_cast<std::uint64_t>(most) != 0 ? 1 : 0)),
        smaller_(count_ == 0 ? 0 : n / count_),
        larger_groups_(count_ == 0 ? 0 : n % count_) {}

  std::uint64_t count() const { return count_; }

  /// Groups of one thing.
  std::uint64_t singles() const { return smaller_ == 1 ? count_ - larger_groups_ : 0; }

  /// Pairs within a group, over all groups.
  std::uint64_t pairs_within() const {
    return larger_groups_ * pairs(smaller_ + 1) + (count_ - larger_groups_) * pairs(smaller_);
  }

  /// The literals of one group, 0 ... count()-1. Requires: n literals.
  std::span<const Lit> members(std::span<const Lit> literals, std::uint64_t group) const {
    const std::uint64_t first = group * smaller_ + std::min(group, larger_groups_);
    return literals.subspan(first, smaller_ + (group < larger_groups_ ? 1 : 0));
  }

 private:
  std::uint64_t count_;
  std::uint64_t smaller_;        ///< size of the smaller groups
  std::uint64_t larger_groups_;  ///< how many have one more
};

}  // namespace sudoku_sat
