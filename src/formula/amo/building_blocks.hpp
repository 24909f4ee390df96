// Building blocks of several at-most-one methods: pairs of literals, which end most methods when
// few literals are left; literals divided into groups; a number in binary that literals imply.
#pragma once

#include <algorithm>
#include <bit>

#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::amo {

inline void emit_pairs(std::span<const Lit> literals, ClauseStream& out) {
  if (literals.size() > 1) out.add_pairs({literals, literals.size() - 1});
}

/// `count` clauses of two literals and `variables` auxiliary variables.
constexpr Size binary_clauses(std::uint64_t count, std::uint64_t variables = 0) {
  return {.variables = variables, .clauses = count, .literals = 2 * count};
}

/// Divides n things into the fewest groups of at most `most`, whose sizes differ by at most one.
/// The papers leave a short last group instead, which makes more pairs and is more often a group of
/// one.
class LiteralGroups {
 public:
  LiteralGroups(std::uint64_t n, int most)
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

/// Bits of the numbers 0 ... count-1: the logarithm of count, rounded up.
constexpr std::uint64_t bits_below(std::uint64_t count) {
  return count < 2 ? 0 : static_cast<std::uint64_t>(std::bit_width(count - 1));
}

/// New variables for the bits of a number below `count`, lowest first. Two literals that imply
/// different numbers exclude each other.
class BinaryNumber {
 public:
  BinaryNumber(std::uint64_t count, ClauseStream& out)
      : bits_(bits_below(count)), first_(bits_ == 0 ? 0 : out.new_vars(bits_)), out_(out) {}

  /// If `literal` is true, the number is `value`.
  void imply(Lit literal, std::uint64_t value) {
    for (std::uint64_t bit = 0; bit < bits_; ++bit) {
      const Lit variable = first_ + static_cast<Lit>(bit);
      out_.add({-literal, (value >> bit & 1) != 0 ? variable : -variable});
    }
  }

 private:
  std::uint64_t bits_;
  Var first_;
  ClauseStream& out_;
};

}  // namespace sudoku_sat::amo
