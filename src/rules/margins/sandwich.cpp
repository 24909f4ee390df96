// Sandwiches: a clue is the sum of the values between 1 and N in its row or column. The diagram
// reads one crust, the filling and the other crust; that one crust is 1 and the other N follows
// from the row or column.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "rules/parts/sides.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

enum class Part { before, inside, behind };

struct Filling {
  Part part;
  LineSum sum;
  auto operator<=>(const Filling&) const = default;
};

Diagram diagram_of(int size, int clue) {
  const LineSum none(size);
  const auto step = [&](std::size_t, const Filling& before, int value) -> std::optional<Filling> {
    const bool crust = value == 1 || value == size;
    if (crust && before.part == Part::before) return Filling{Part::inside, none};
    if (crust) {
      const bool closes = before.part == Part::inside && before.sum.total() == clue;
      return closes ? std::optional<Filling>({Part::behind, none}) : std::nullopt;
    }
    if (before.part != Part::inside) return before;
    const std::optional<LineSum> sum = before.sum.with(value, clue);
    return sum ? std::optional<Filling>({Part::inside, *sum}) : std::nullopt;
  };
  return make_diagram(static_cast<std::size_t>(size), size, Filling{Part::before, none}, step,
                      [](const Filling& all) { return all.part == Part::behind; });
}

int sum_between(std::span<const Value> line) {
  const auto [first, last] = std::minmax(
      {std::find(line.begin(), line.end(), 1), std::find(line.begin(), line.end(), line.size())});
  if (first == last || last == line.end()) return -1;
  return std::accumulate(first + 1, last, 0);
}

/// At most the sum of all values but 1 and N.
Range range(int size) { return {0, std::max(0, size * (size + 1) / 2 - size - 1)}; }

constexpr Side top_and_left[] = {Side::top, Side::left};

std::string label(const SideClue& clue) {
  return fmt::format("the sandwich of {} is {}", line_name(clue), clue.clue);
}

constexpr LineRule clues{"sandwich", top_and_left, label, range, sum_between, diagram_of};

void apply(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  apply_line_rule(geometry, use, clues, out);
}

std::vector<std::string> propose(const Geometry& geometry, const Grid& solution, Random&) {
  return propose_line_rule(geometry, solution, clues);
}

}  // namespace

const Rule rule_entries::sandwich{
    .name = "sandwich",
    .summary = "the sum of the values between 1 and N in a column (top) or row (left)",
    .source = "Sandwich Sudoku",
    .data = Rule::Data::required,
    .example = "top: 12 . 3 . . 35 . . 0; left: . . 17 . . . . . 8",
    .apply = apply,
    .propose = propose,
};

}  // namespace sudoku_sat
