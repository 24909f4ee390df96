// Skyscrapers: the values are heights, a clue says how many of a line are seen from its side. A 0
// is no building: nobody sees it, and it hides nothing. The diagram's nodes are the tallest height
// so far and how many were seen. They rely on the row or column: no height comes twice, so the
// tallest of all is seen. Otherwise a clue of 1 would not even say where the tallest stands.
//
// Hidden skyscrapers: the clue is the first value that is hidden, as seen from its side, by a
// larger one before it. The diagram's state is the tallest so far.
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

/// None where none is hidden.
int first_hidden(std::span<const Value> heights) {
  int tallest = none_yet;
  for (const Value height : heights) {
    if (height < tallest) return height;
    tallest = height;
  }
  return none_yet;
}

std::vector<std::string> propose_hidden_skyscrapers(const Geometry& geometry, const Grid& solution,
                                                    Random&) {
  return propose_side_texts(geometry, solution, all_sides, [](Side, std::span<const Value> line) {
    const int clue = first_hidden(line);
    return clue == none_yet ? "." : std::to_string(clue);
  });
}

}  // namespace

const ByHand by_hand::skyscraper{.clue_diagram = diagram_of_skyscraper, .clue_of = visible};
const ByHand by_hand::hidden_skyscraper{.clue_diagram = diagram_of_hidden,
                                        .clue_of = first_hidden,
                                        .propose = propose_hidden_skyscrapers};

}  // namespace sudoku_sat::rule
