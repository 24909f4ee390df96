// Lines whose ends bound the other values: these are strictly between the two ends, or outside
// them, and then the ends differ by at least a given number. The diagram reads both ends first, so
// its nodes are only pairs of values; a statement would read along the line.
#include <cstdlib>
#include <optional>

#include "rules/written/by_hand.hpp"

namespace sudoku_sat::rule {

namespace {

/// The ends' values; `high` is `unknown` while only one is known.
struct Ends {
  static constexpr int unknown = -1;

  int low = unknown;
  int high = unknown;
  auto operator<=>(const Ends&) const = default;
};

/// For lines whose ends differ by `apart` or more, and whose other values `fit` them.
template <class Fits>
Diagram diagram_of_ends(std::size_t cells, const Range& values, int apart, const Fits& fits) {
  const auto step = [&](std::size_t layer, const Ends& ends, int value) -> std::optional<Ends> {
    if (layer == 0) return Ends{value, Ends::unknown};
    if (layer == 1) {
      if (std::abs(ends.low - value) < apart) return std::nullopt;
      return Ends{std::min(ends.low, value), std::max(ends.low, value)};
    }
    return fits(ends, value) ? std::optional(ends) : std::nullopt;
  };
  return make_diagram(cells, values, Ends{}, step, [](const Ends&) { return true; });
}

bool within(const Ends& ends, int value) { return ends.low < value && value < ends.high; }
bool outside_of(const Ends& ends, int value) { return value < ends.low || ends.high < value; }

template <class Fits>
bool all_fit(std::span<const Value> values, int apart, const Fits& fits) {
  const auto [low, high] = std::minmax(values[0], values[1]);
  const Ends ends{low, high};
  return high - low >= apart && std::all_of(values.begin() + 2, values.end(),
                                            [&](Value value) { return fits(ends, value); });
}

}  // namespace

const ByHand by_hand::between_line{
    .diagram =
        [](const RuleFigure& figure, const Range& values) {
          return diagram_of_ends(figure.cells.size(), values, 0, within);
        },
    .holds = [](const RuleFigure&,
                std::span<const Value> values) { return all_fit(values, 0, within); },
    .ends_first = true,
};

const ByHand by_hand::lockout_line{
    .diagram =
        [](const RuleFigure& figure, const Range& values) {
          return diagram_of_ends(figure.cells.size(), values, figure.number(), outside_of);
        },
    .holds =
        [](const RuleFigure& figure, std::span<const Value> values) {
          return all_fit(values, figure.number(), outside_of);
        },
    .ends_first = true,
};

}  // namespace sudoku_sat::rule
