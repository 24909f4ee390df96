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
  /// What is known of a set.
  struct Known {
    /// Its smallest value, and in the upper half its largest, mirrored: each as a bit.
    std::uint64_t ends = 0;
    /// Its values, and in the upper half once more if it has only one.
    std::uint32_t values = 0;
    std::uint8_t count = 0;
    std::uint8_t sum = 0;
    std::uint8_t sum_of_mirrored = 0;
  };

  /// The tables for boards of this many values; made once.
  static const SumTables& of(int size);

  int size() const { return size_; }
  const Known& known(unsigned set) const { return known_[set]; }
  /// The sum of the set's values.
  int sum(Mask set) const { return known_[set].sum; }
  /// The number of its values.
  int count(Mask set) const { return known_[set].count; }
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
  /// What the bounds allow, and what they demand, each for itself; nothing if one allows no set.
  SetValues within(Mask values, int count, int least, int greatest) const {
    const SetValues up = at_least(values, count, least);
    const SetValues down = at_most(values, count, greatest);
    return {static_cast<Mask>(up.possible & down.possible),
            static_cast<Mask>(up.required | down.required)};
  }

 private:
  /// The sets of some number of some values, by sum from `least` on; if there are none, `least` is
  /// above `greatest`.
  struct Row {
    std::uint16_t first;  ///< entry
    std::uint8_t least;
    std::uint8_t greatest;
  };
  struct Entry {
    SetValues of_sum;
    SetValues at_least;
    SetValues at_most;
  };

  explicit SumTables(int size);
  void add_rows(unsigned values);
  void add_bounds(const Row& row);
  SetValues of_listed(Mask values, int count, int least, int greatest) const;
  const Row& row(Mask values, int count) const {
    return rows_[static_cast<std::size_t>(values * (size_ + 1) + count)];
  }
  const Entry& entry(const Row& row, int sum) const {
    return entries_[static_cast<std::size_t>(row.first + sum - row.least)];
  }
  SetValues of_known(Mask values, int count, int least, int greatest) const {
    SetValues found;
    if (count < 0) return found;
    const Row& sums = row(values, count);
    const int last = std::min<int>(greatest, sums.greatest);
    for (int sum = std::max<int>(least, sums.least); sum <= last; ++sum) {
      found.add(entry(sums, sum).of_sum);
    }
    return found;
  }
  SetValues at_least(Mask values, int count, int sum) const {
    if (rows_.empty()) return from(values, count, sum);
    const Row& sums = row(values, count);
    const int first = std::max<int>(sum, sums.least);
    return first <= sums.greatest ? entry(sums, first).at_least : SetValues{0, 0};
  }
  SetValues at_most(Mask values, int count, int sum) const {
    if (rows_.empty()) return up_to(values, count, sum);
    const Row& sums = row(values, count);
    const int last = std::min<int>(sum, sums.greatest);
    return last >= sums.least ? entry(sums, last).at_most : SetValues{0, 0};
  }
  SetValues from(Mask values, int count, int sum) const;
  SetValues up_to(Mask values, int count, int sum) const;

  int size_;
  int largest_;               ///< the sum of all values
  std::vector<Known> known_;  ///< by set
  std::vector<Mask> mirrored_;
  std::vector<std::size_t> first_;
  std::vector<Mask> sets_;
  std::vector<Row> rows_;  ///< by values and their number, if there are few
  std::vector<Entry> entries_;
};

}  // namespace sudoku_sat::propagation
