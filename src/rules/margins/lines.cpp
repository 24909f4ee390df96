// Skyscrapers: the values are heights; a clue counts those in its line that are visible from its
// side. A 0 is not a building: it can't be seen and hides nothing. The diagram's nodes are the
// tallest height so far and how many were seen. They rely on the row or column: no height comes
// twice, so the tallest of all is seen. Otherwise a clue of 1 would not even determine where the
// tallest is.
//
// Hidden skyscrapers: the clue is the first value that is hidden, as seen from its side, by a
// larger one before it. The diagram's state is the tallest so far.
//
// X-sums: a clue is the sum of the first X cells as seen from its side, X being the first of them.
// The diagram's nodes are how many cells of the sum are still to come, and the sum so far.
//
// Numbered rooms: the first value as seen from the clue is the number of the cell that holds the
// clue, counted from there. The diagram's state is that cell, until it is passed.
//
// Sandwiches: a clue is the sum of the values between the lowest and the highest one in its row or
// column. The diagram reads one crust, the filling and the other crust; that one crust is 1 and the
// other N follows from the row or column.
//
// Lunchboxes: the values on a line differ, and those between the smallest and the largest add up to
// the number. The diagram's state is both so far, which came first, the sum between them, and the
// one after them, which lies between as soon as another value is smaller or larger still. Sums
// above the number are one more than it.
#include <numeric>
#include <optional>

#include "rules/parts/sides.hpp"
#include "rules/written/by_hand.hpp"

namespace sudoku_sat::rule {

namespace {

struct Skyline {
  int tallest = 0;
  int seen = 0;
  auto operator<=>(const Skyline&) const = default;
};

Diagram diagram_of_skyscraper(const Range& values, int clue) {
  const int empty_plots = values.least == 0 ? 1 : 0;
  const auto step = [&](std::size_t layer, const Skyline& before,
                        int height) -> std::optional<Skyline> {
    if (height > 0 && height == before.tallest) return std::nullopt;
    Skyline after = before;
    if (height > before.tallest) after = {height, before.seen + 1};
    const bool too_low = after.tallest < static_cast<int>(layer) + 1 - empty_plots;
    if (too_low || after.seen > clue || after.seen + values.most - after.tallest < clue) {
      return std::nullopt;
    }
    return after;
  };
  return make_diagram(static_cast<std::size_t>(values.count()), values, Skyline{}, step,
                      [&](const Skyline& all) {
                        return all == Skyline{values.most, clue};
                      });
}

int visible(std::span<const Value> heights) {
  int count = 0;
  int tallest = 0;
  for (const Value height : heights) {
    if (height <= tallest) continue;
    tallest = height;
    ++count;
  }
  return count;
}

constexpr int none_yet = -1;

Diagram diagram_of_hidden(const Range& values, int clue) {
  const int found = values.most + 1;
  const auto step = [&](std::size_t, int tallest, int value) -> std::optional<int> {
    if (tallest == found || value > tallest) return tallest == found ? found : value;
    return value == clue && value < tallest ? std::optional(found) : std::nullopt;
  };
  return make_diagram(static_cast<std::size_t>(values.count()), values, none_yet, step,
                      [&](int tallest) { return tallest == found; });
}

/// None if none is hidden.
int first_hidden(std::span<const Value> heights) {
  int tallest = none_yet;
  for (const Value height : heights) {
    if (height < tallest) return height;
    tallest = height;
  }
  return none_yet;
}

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
  // The place is 0 before the first cell, and after the room.
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

/// None if the first value is 0.
int in_room(std::span<const Value> line) { return line[0] == 0 ? -1 : line[line[0] - 1U]; }

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

const ByHand by_hand::skyscraper{.clue_diagram = diagram_of_skyscraper, .clue_of = visible};
const ByHand by_hand::hidden_skyscraper{.clue_diagram = diagram_of_hidden, .clue_of = first_hidden};
const ByHand by_hand::x_sum{.clue_diagram = diagram_of_x_sum, .clue_of = sum_of_first};
const ByHand by_hand::numbered_room{.clue_diagram = diagram_of_room, .clue_of = in_room};
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
