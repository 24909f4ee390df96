// The numbers that values are written as, sums of different ones, and diagrams of them: rules that
// add values up, or count by them, need the numbers; rules that only compare values don't.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>

#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::rule {

struct Range {
  int least;
  int most;

  bool has(int number) const { return least <= number && number <= most; }
  int count() const { return most - least + 1; }
};

inline Range values_of(const Geometry& geometry) { return {geometry.least(), geometry.most()}; }

/// What the cells hold.
inline std::vector<Value> values_at(std::span<const Cell> cells, const Grid& grid) {
  std::vector<Value> values;
  for (const Cell cell : cells) values.push_back(grid[cell]);
  return values;
}
inline int sum_at(std::span<const Cell> cells, const Grid& grid) {
  const std::vector<Value> values = values_at(cells, grid);
  return std::accumulate(values.begin(), values.end(), 0);
}

/// The numbers of values that belong to `geometry`.
inline std::vector<Value> numbers_of(std::span<const Value> values, int offset) {
  std::vector<Value> numbers(values.begin(), values.end());
  for (Value& number : numbers) number = static_cast<Value>(number + offset);
  return numbers;
}

/// The diagram of an automaton that reads the numbers of the cells' values.
template <class State, class Step, class Accept>
Diagram make_diagram(std::size_t cells, const Range& values, const State& start, Step&& step,
                     Accept&& accept) {
  const auto of_value = [&](std::size_t layer, const State& state, int value) {
    return step(layer, state, value + values.least - 1);
  };
  return sudoku_sat::make_diagram(cells, values.count(), start, of_value,
                                  std::forward<Accept>(accept));
}

/// The diagrams that a rule's entries need: equal ones are shared.
template <class Key>
class DiagramCache {
 public:
  /// The diagram of this key, which `make()` makes the first time. Throws: InputError at `position`
  /// if it, or all of them together, would be too large.
  template <class Make>
  std::shared_ptr<const Diagram> get(const Key& key, const Position& position, Make&& make) {
    std::shared_ptr<const Diagram>& diagram = known_[key];
    if (diagram) return diagram;
    try {
      diagram = std::make_shared<const Diagram>(make());
      require_small_diagram(edges_ += diagram->edge_count());
    } catch (const UsageError& error) {
      throw InputError(position, error.what());
    }
    return diagram;
  }

 private:
  std::map<Key, std::shared_ptr<const Diagram>> known_;
  std::size_t edges_ = 0;
};

/// The possible sums of `count` different values: all from the least to the greatest. Requires:
/// count <= values.count().
inline Range sums_of_different(int count, const Range& values) {
  const int least = count * (count - 1) / 2 + count * values.least;
  return {least, least + count * (values.count() - count)};
}

/// The sum of the values between the least and the greatest on a line. Requires: it has values.
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

  /// The sum with one more value; no value if that is in the sum, or the sum exceeds `most`.
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
