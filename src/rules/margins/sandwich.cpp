// Sandwiches: a clue is the sum of the values between the lowest and the highest one in its row or
// column. The diagram reads one crust, the filling and the other crust; that one crust is 1 and the
// other N follows from the row or column.
#include <algorithm>
#include <optional>

#include "rules/written/by_hand.hpp"

namespace sudoku_sat {

using namespace rule;

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

}  // namespace

const ByHand by_hand::sandwich{
    .name = "sandwich", .clue_diagram = diagram_of_sandwich, .clue_of = sum_between};

}  // namespace sudoku_sat
