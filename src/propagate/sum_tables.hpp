// What is known of sets of values beforehand: their sums, which sets of a size have a sum, and what
// these have in common.
#pragma once

#include "masks.hpp"

namespace sudoku_sat::propagation {

/// What some sets of values have in any of them, and in all.
struct SetValues {
  Mask possible = 0;
  Mask required = static_cast<Mask>(~Mask{0});

  /// Whether there is a set.
  bool any() const { return (required & ~possible) == 0; }
  void add(const SetValues& others) {
    possible |= others.possible;
    required &= others.required;
  }
};

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

  /// Of the sets of `count` of these values whose sum is between the bounds.
  SetValues of_sets(Mask values, int count, int least, int greatest) const {
    return rows_.empty() ? of_listed(values, count, least, greatest)
                         : of_known(values, count, least, greatest);
  }
  /// What the bounds allow, and what they demand, each for itself.
  SetValues within(Mask values, int count, int least, int greatest) const;

 private:
  /// The sets of some number of some values, by sum from `least` on.
  struct Row {
    std::uint16_t first;  ///< entry
    std::uint8_t least;
    std::uint8_t greatest;
  };

  explicit SumTables(int size);
  void add_rows(unsigned values);
  SetValues of_listed(Mask values, int count, int least, int greatest) const;
  SetValues of_known(Mask values, int count, int least, int greatest) const {
    SetValues found;
    if (count < 0) return found;
    const Row row = rows_[static_cast<std::size_t>(values * (size_ + 1) + count)];
    const int last = std::min<int>(greatest, row.greatest);
    for (int sum = std::max<int>(least, row.least); sum <= last; ++sum) {
      found.add(entries_[static_cast<std::size_t>(row.first + sum - row.least)]);
    }
    return found;
  }
  SetValues from(Mask values, int count, int sum) const;

  int size_;
  int largest_;  ///< the sum of all values
  std::vector<std::uint8_t> sums_;
  std::vector<std::uint8_t> counts_;
  std::vector<Mask> mirrored_;
  std::vector<std::size_t> first_;
  std::vector<Mask> sets_;
  std::vector<Row> rows_;  ///< by values and their number, if there are few
  std::vector<SetValues> entries_;
};

}  // namespace sudoku_sat::propagation
