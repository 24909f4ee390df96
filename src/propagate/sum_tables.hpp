// What is known of sets of values beforehand: their sums, and which sets of a size have a sum.
#pragma once

#include "masks.hpp"

namespace sudoku_sat::propagation {

/// Here a value counts from 0, as its bit does.
class SumTables {
 public:
  /// The tables for boards of this many values; made once.
  static const SumTables& of(int size);

  int size() const { return size_; }
  /// The sum of the set's values.
  int sum(Mask set) const { return sums_[set]; }
  /// The number of its values.
  int count(Mask set) const { return counts_[set]; }
  /// The set with value v for each value size - 1 - v.
  Mask mirrored(Mask set) const { return mirrored_[set]; }
  /// The sets of this many values with this sum.
  std::span<const Mask> sets(int count, int sum) const {
    if (sum < 0 || sum > largest_) return {};
    const auto place = static_cast<std::size_t>(count * (largest_ + 1) + sum);
    return std::span(sets_).subspan(first_[place], first_[place + 1] - first_[place]);
  }

 private:
  explicit SumTables(int size);

  int size_;
  int largest_;  ///< the sum of all values
  std::vector<std::uint8_t> sums_;
  std::vector<std::uint8_t> counts_;
  std::vector<Mask> mirrored_;
  std::vector<std::size_t> first_;
  std::vector<Mask> sets_;
};

}  // namespace sudoku_sat::propagation
