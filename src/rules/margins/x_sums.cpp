// X-sums: a clue is the sum of the first X cells as seen from its side, X being the first of them.
// The diagram's nodes are how many cells of the sum are still to come, and the sum so far.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "rules/parts/sides.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

struct FirstCells {
  int left;  ///< cells of the sum that are still to come
  LineSum sum;
  auto operator<=>(const FirstCells&) const = default;
};

Diagram diagram_of_x_sum(const Range& values, int clue) {
  const LineSum none(values);
  const auto step = [&](std::size_t layer, const FirstCells& before,
                        int value) -> std::optional<FirstCells> {
    if (layer > 0 && before.left == 0) return before;
    if (layer == 0 && value == 0) return clue == 0 ? std::optional(before) : std::nullopt;
    const std::optional<LineSum> sum = before.sum.with(value, clue);
    const int left = (layer == 0 ? value : before.left) - 1;
    if (!sum || !sums_of_different(left, values).has(clue - sum->total())) return std::nullopt;
    return FirstCells{left, left == 0 ? none : *sum};
  };
  return make_diagram(static_cast<std::size_t>(values.count()), values, FirstCells{0, none}, step,
                      [](const FirstCells& all) { return all.left == 0; });
}

int sum_of_first(std::span<const Value> line) {
  const std::size_t count = std::min<std::size_t>(line[0], line.size());
  return std::accumulate(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(count), 0);
}

std::string label_of_x_sum(const SideClue& clue) {
  return fmt::format("the x-sum from {} is {}", side_name(clue), clue.clue);
}

constexpr LineRule x_sum_clues{
    "x-sum",
    all_sides,
    label_of_x_sum,
    [](const Range& values) {
      return Range{values.least, sums_of_different(values.count(), values).most};
    },
    sum_of_first,
    diagram_of_x_sum};

void apply_x_sums(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  apply_line_rule(geometry, use, x_sum_clues, out);
}

std::vector<std::string> propose_x_sums(const Geometry& geometry, const Grid& solution, Random&) {
  return propose_line_rule(geometry, solution, x_sum_clues);
}

}  // namespace

const Rule rule_entries::x_sums{
    .name = "x-sums",
    .summary = "the sum of the first X cells as seen from a side, X being the first of them",
    .source = "X-Sums Sudoku",
    .of_lines = true,
    .data = Rule::Data::required,
    .example = "top: 1 . 24 . . 45 . . .; right: . . 30 . . . . . 6",
    .apply = apply_x_sums,
    .propose = propose_x_sums,
};

}  // namespace sudoku_sat
