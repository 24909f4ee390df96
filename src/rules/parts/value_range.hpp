// The numbers that values are written as, and diagrams of them: rules whose values add up, or count
// something, read numbers, where those that compare values need not know which ones they are.
#pragma once

#include <utility>

#include "sudoku_sat/board.hpp"

namespace sudoku_sat::rule {

struct Range {
  int least;
  int most;

  bool has(int number) const { return least <= number && number <= most; }
  int count() const { return most - least + 1; }
};

inline Range values_of(const Geometry& geometry) { return {geometry.least(), geometry.most()}; }

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

}  // namespace sudoku_sat::rule
