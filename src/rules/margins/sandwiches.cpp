// Sandwiches: a clue is the sum of the values between the lowest and the highest one in its row or
// column. The diagram reads one crust, the filling and the other crust; that one crust is 1 and the
// other N follows from the row or column.
//
// Lunchboxes: the values on a line differ, and those between the smallest and the largest add up to
// the number. The diagram's state is both so far, which came first, the sum between them, and the
// one behind them, which lies between as soon as another value is smaller or larger still. Sums
// above the number are one more than it.
#include <algorithm>
#include <optional>

#include "rules/written/by_hand.hpp"

namespace sudoku_sat::rule {

namespace {

enum class Stage { before, inside, behind };

struct Filling {
  Stage part;
  LineSum sum;
  auto operator<=>(const Filling&) const = default;
};

Diagram diagram_of_sandwich(const Range& values, int clue) {
  const LineSum none(values);
  const auto step = [&](std::size_t, const Filling& before, int value) -> std::optional<Filling> {
    const bool crust = value == values.least || value == values.most;
    if (crust && before.part == Stage::before) return Filling{Stage::inside, none};
    if (crust) {
      const bool closes = before.part == Stage::inside && before.sum.total() == clue;
      return closes ? std::optional<Filling>({Stage::behind, none}) : std::nullopt;
    }
    if (before.part != Stage::inside) return before;
    const std::optional<LineSum> sum = before.sum.with(value, clue);
    return sum ? std::optional<Filling>({Stage::inside, *sum}) : std::nullopt;
  };
  return make_diagram(static_cast<std::size_t>(values.count()), values,
                      Filling{Stage::before, none}, step,
                      [](const Filling& all) { return all.part == Stage::behind; });
}

int sum_between(std::span<const Value> line) {
  const auto [low, high] = std::minmax_element(line.begin(), line.end());
  if (low == high || *high - *low + 1 != std::ssize(line)) return -1;
  return sum_between_extremes(line);
}

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

const ByHand by_hand::sandwich{.clue_diagram = diagram_of_sandwich, .clue_of = sum_between};
const ByHand by_hand::lunchbox{
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

}  // namespace sudoku_sat::rule
