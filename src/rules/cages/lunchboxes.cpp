// Lunchboxes: the values on a line differ, and those between the smallest and the largest add up to
// the number. The diagram's state is both so far, which came first, the sum between them, and the
// one behind them, which lies between as soon as another value is smaller or larger still. Sums
// above the number are one more than it.
#include <algorithm>
#include <optional>

#include "rules/written/by_hand.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

/// No value so far: 0 may be one.
constexpr int nothing = -1;

struct Lunch {
  int low = nothing;
  int high = nothing;
  bool low_is_last = false;
  int between = 0;
  int behind = 0;
  auto operator<=>(const Lunch&) const = default;
};

Lunch after(const Lunch& before, int value, int most) {
  const auto sum = [&](int a, int b) { return std::min(a + b, most + 1); };
  if (before.low == nothing) return {value, value, false, 0, 0};
  if (before.low < value && value < before.high) {
    Lunch now = before;
    now.behind = sum(now.behind, value);
    return now;
  }
  const bool lower = value < before.low;
  // The other one of the two ends is the one before it, or the one before that.
  const bool over_last = before.low != before.high && lower == before.low_is_last;
  const int last = before.low_is_last ? before.low : before.high;
  const int filling = over_last ? sum(sum(before.between, last), before.behind) : before.behind;
  return {std::min(before.low, value), std::max(before.high, value), lower, filling, 0};
}

Diagram diagram_of_lunchbox(const RuleFigure& figure, const Range& values) {
  const int wanted = figure.number();
  const auto step = [&](std::size_t, const Lunch& before, int value) -> std::optional<Lunch> {
    if (value == before.low || value == before.high) return std::nullopt;
    return after(before, value, wanted);
  };
  return make_diagram(figure.cells.size(), values, Lunch{}, step,
                      [&](const Lunch& all) { return all.between == wanted; });
}

}  // namespace

const ByHand by_hand::lunchbox{
    .name = "lunchbox",
    .diagram = diagram_of_lunchbox,
    .holds =
        [](const RuleFigure& figure, std::span<const Value> values) {
          return sum_between_extremes(values) == figure.number();
        },
    .numbers_of =
        [](int, std::span<const Value> values) {
          return std::vector<int>{sum_between_extremes(values)};
        },
};

}  // namespace sudoku_sat
