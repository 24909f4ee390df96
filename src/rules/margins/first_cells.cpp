// X-sums: a clue is the sum of the first X cells as seen from its side, X being the first of them.
// The diagram's nodes are how many cells of the sum are still to come, and the sum so far.
//
// Numbered rooms: the first value as seen from the clue says in which cell from there the clue
// stands. The diagram's state is that cell, until it is passed.
#include <algorithm>
#include <numeric>
#include <optional>

#include "rules/written/by_hand.hpp"

namespace sudoku_sat::rule {

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

Diagram diagram_of_room(const Range& values, int clue) {
  // The place is 0 before the first cell, and behind the room.
  const auto step = [&](std::size_t layer, int room, int value) -> std::optional<int> {
    const int place = static_cast<int>(layer) + 1;
    if (place == 1 && value == 0) return std::nullopt;
    if (place == 1) room = value;
    if (place != room) return room;
    return value == clue ? std::optional(0) : std::nullopt;
  };
  return make_diagram(static_cast<std::size_t>(values.count()), values, 0, step,
                      [](int room) { return room == 0; });
}

/// None where the first value is 0.
int in_room(std::span<const Value> line) { return line[0] == 0 ? -1 : line[line[0] - 1U]; }

}  // namespace

const ByHand by_hand::x_sum{.clue_diagram = diagram_of_x_sum, .clue_of = sum_of_first};
const ByHand by_hand::numbered_room{.clue_diagram = diagram_of_room, .clue_of = in_room};

}  // namespace sudoku_sat::rule
