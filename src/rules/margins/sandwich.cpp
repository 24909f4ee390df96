// Sandwiches: a clue is the sum of the values between the lowest and the highest one in its row or
// column. The diagram reads one crust, the filling and the other crust; that one crust is 1 and the
// other N follows from the row or column.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "rules/parts/sides.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

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
  return std::accumulate(std::min(low, high) + 1, std::max(low, high), 0);
}

/// At most the sum of all values but the first and the last.
Range range(const Range& values) {
  const int all = sums_of_different(values.count(), values).most;
  return {0, std::max(0, all - values.least - values.most)};
}

constexpr Side top_and_left[] = {Side::top, Side::left};

std::string label_of_sandwich(const SideClue& clue) {
  return fmt::format("the sandwich of {} is {}", line_name(clue), clue.clue);
}

constexpr LineRule sandwiches{"sandwich", top_and_left, label_of_sandwich,
                              range,      sum_between,  diagram_of_sandwich};

void apply_sandwich(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  apply_line_rule(geometry, use, sandwiches, out);
}

std::vector<std::string> propose_sandwich(const Geometry& geometry, const Grid& solution, Random&) {
  return propose_line_rule(geometry, solution, sandwiches);
}

}  // namespace

const Rule rule_entries::sandwich{
    .name = "sandwich",
    .summary =
        "the sum of the values between the lowest and the highest one in a column (top) or row "
        "(left)",
    .source = "Sandwich Sudoku",
    .of_lines = true,
    .data = Rule::Data::required,
    .example = "top: 12 . 3 . . 35 . . 0; left: . . 17 . . . . . 8",
    .apply = apply_sandwich,
    .propose = propose_sandwich,
};

}  // namespace sudoku_sat
