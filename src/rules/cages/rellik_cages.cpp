// Rellik cages: no one, two or more of the values add up to the number. The diagram's state is
// which sums up to the number there are; a statement would name each subset.
#include <algorithm>
#include <optional>
#include <vector>

#include "rules/written/by_hand.hpp"

namespace sudoku_sat {

using namespace rule;

namespace {

/// Ascending, below the forbidden one.
using Sums = std::vector<int>;

Diagram diagram_of_rellik(const RuleFigure& figure, const Range& values) {
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

}  // namespace

const ByHand by_hand::rellik_cage{
    .name = "rellik cage",
    .diagram = diagram_of_rellik,
    .holds =
        [](const RuleFigure& figure, std::span<const Value> values) {
          return no_subset(values, figure.number(), false);
        },
};

}  // namespace sudoku_sat
