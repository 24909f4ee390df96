// What different values of a row, column or cage can add up to, and their sum as a state from
// which diagrams are made.
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>

#include "value_range.hpp"

namespace sudoku_sat::rule {

/// The sums of `count` different ones of the values, which are all from the least to the greatest.
/// Requires: count <= values.count().
inline Range sums_of_different(int count, const Range& values) {
  const int least = count * (count - 1) / 2 + count * values.least;
  return {least, least + count * (values.count() - count)};
}

/// What lies on a line between its least and its greatest value adds up to. Requires: it has
/// values.
inline int sum_between_extremes(std::span<const Value> line) {
  const auto [low, high] = std::minmax_element(line.begin(), line.end());
  return std::accumulate(std::min(low, high) + 1, std::max(low, high), 0);
}

/// The sum so far. Up to nine values it knows which values are in it, so that none comes twice:
/// then unit propagation finds what players conclude from the possible combinations. On larger
/// boards there would be too many sets.
class LineSum {
 public:
  explicit LineSum(const Range& values) : sets_(values.count() <= largest_with_sets) {}

  int total() const { return total_; }

  /// The sum with one more value; no value where that is in the sum, or the sum exceeds `most`.
  std::optional<LineSum> with(int value, int most) const {
    const std::uint32_t bit = sets_ ? std::uint32_t{1} << static_cast<unsigned>(value) : 0;
    if ((used_ & bit) != 0 || total_ + value > most) return std::nullopt;
    LineSum sum = *this;
    sum.total_ += value;
    sum.used_ |= bit;
    return sum;
  }

  auto operator<=>(const LineSum&) const = default;

 private:
  static constexpr int largest_with_sets = 9;

  int total_ = 0;
  std::uint32_t used_ = 0;  ///< value v at bit v
  bool sets_;
};

}  // namespace sudoku_sat::rule
