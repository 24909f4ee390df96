// Lockout lines: the two ends, drawn as diamonds, differ by a number at least, and the values
// between them on the line lie outside of the interval that they span. The diagram reads both ends
// first.
#include <algorithm>
#include <cstdlib>

#include "rules/figures/draw.hpp"
#include "rules/figures/figure_rule.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

/// The ends' values; `high` is 0 while only one is known.
struct Diamonds {
  int low = 0;
  int high = 0;
  auto operator<=>(const Diamonds&) const = default;
};

Diagram diagram_of_lockout(const Figure& figure, const Range& values) {
  const int difference = figure.number();
  const auto step = [&](std::size_t layer, const Diamonds& ends,
                        int value) -> std::optional<Diamonds> {
    if (layer == 0) return Diamonds{value, 0};
    if (layer == 1) {
      if (std::abs(ends.low - value) < difference) return std::nullopt;
      return Diamonds{std::min(ends.low, value), std::max(ends.low, value)};
    }
    if (ends.low <= value && value <= ends.high) return std::nullopt;
    return ends;
  };
  return make_diagram(figure.cells.size(), values, Diamonds{}, step,
                      [](const Diamonds&) { return true; });
}

bool locked_out(const Figure& figure, std::span<const Value> values) {
  const auto [low, high] = std::minmax(values[0], values[1]);
  return high - low >= figure.number() &&
         std::none_of(values.begin() + 2, values.end(),
                      [low = low, high = high](Value v) { return low <= v && v <= high; });
}

constexpr FigureRule lockout{
    .noun = "lockout",
    .label = "the lockout line",
    .numbers = Numbers::optional,
    .usual = [](int size) { return (size - 1) / 2; },
    .range =
        [](const Range& values, const Figure&) {
          return Range{0, values.count() - 1};
        },
    .ends_first = true,
    .diagram = diagram_of_lockout,
    .holds = locked_out,
    .draw = draw_line_between_diamonds,
};

}  // namespace

const Rule rule_entries::lockouts{
    .name = "lockouts",
    .summary =
        "ends of lines differ by (N - 1)/2 (or the number given) or more; other values lie outside "
        "of them",
    .source = "Lockout Line Sudoku",
    .data = Rule::Data::required,
    .example = "r1c1-r1c5; 5: r3c3 r4c4 r5c4 r6c5",
    .apply = apply_figures<lockout>,
    .propose = propose_figures<lockout>,
};

}  // namespace sudoku_sat
