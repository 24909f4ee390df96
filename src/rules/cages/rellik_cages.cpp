// Rellik cages, the opposite of killer cages: no value twice, and no one, two or more of the values
// add up to the number. The diagram's state is which sums up to the number there are.
#include <algorithm>
#include <numeric>
#include <vector>

#include "rules/figures/draw.hpp"
#include "rules/figures/figure_rule.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

/// Ascending, below the forbidden one.
using Sums = std::vector<int>;

Diagram diagram_of_rellik(const Figure& figure, const Range& values) {
  const int forbidden = figure.number();
  const auto step = [&](std::size_t, const Sums& before, int value) -> std::optional<Sums> {
    Sums after = before;
    for (const int sum : before) {
      if (sum + value == forbidden) return std::nullopt;
      if (sum + value < forbidden) after.push_back(sum + value);
    }
    std::sort(after.begin(), after.end());
    after.erase(std::unique(after.begin(), after.end()), after.end());
    return after;
  };
  return make_diagram(figure.cells.size(), values, Sums{0}, step, [](const Sums&) { return true; });
}

/// Goes through all subsets but the empty one.
bool no_subset(std::span<const Value> values, int rest, bool any) {
  if (any && rest == 0) return false;
  if (values.empty()) return true;
  return no_subset(values.subspan(1), rest, any) &&
         no_subset(values.subspan(1), rest - values[0], true);
}

constexpr FigureRule rellik_cage{
    .noun = "rellik cage",
    .label = "the rellik cage of #",
    .shape = Shape::cage,
    .least = 1,
    .numbers = Numbers::one,
    .range =
        [](const Range& values, const Figure&) {
          return Range{1, sums_of_different(values.count(), values).most};
        },
    .diagram = diagram_of_rellik,
    .holds =
        [](const Figure& figure, std::span<const Value> values) {
          return no_subset(values, figure.number(), false);
        },
    .draw =
        [](const Geometry&, const Figure& figure, std::vector<Mark>& marks) {
          marks.push_back(
              {Mark::Kind::outline, figure.cells, "\u2260" + std::to_string(figure.number())});
        },
    .shortest = 3,
    .longest = 5,
    .straight = true,
    .figures = 10,
    .numbers_of = [](int size, std::span<const Value>) { return std::vector<int>{size + 1}; },
};

}  // namespace

const Rule rule_entries::rellik_cages{
    .name = "rellik-cages",
    .summary = "no value twice in a cage, and no one or more of them add up to the number in it",
    .source = "Rellik Sudoku",
    .data = Rule::Data::required,
    .example = "10: r1c1 r1c2 r2c1; 8: r5c5 r5c6",
    .apply = apply_figures<rellik_cage>,
    .propose = propose_figures<rellik_cage>,
};

}  // namespace sudoku_sat
