// Skyscrapers: the values are heights, a clue says how many of a line are seen from its side. A 0
// is no building: nobody sees it, and it hides nothing. The diagram's nodes are the tallest height
// so far and how many were seen. They rely on the row or column: no height comes twice, so the
// tallest of all is seen. Otherwise a clue of 1 would not even say where the tallest stands.
#include <fmt/format.h>

#include "rules/parts/sides.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

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

std::string label_of_skyscraper(const SideClue& clue) {
  return fmt::format("{} seen from {}",
                     clue.clue == 1 ? "1 skyscraper" : fmt::format("{} skyscrapers", clue.clue),
                     side_name(clue));
}

constexpr LineRule skyscraper_clues{"skyscraper",
                                    all_sides,
                                    label_of_skyscraper,
                                    [](const Range& values) {
                                      return Range{1, values.most};
                                    },
                                    visible,
                                    diagram_of_skyscraper};

void apply_skyscrapers(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  apply_line_rule(geometry, use, skyscraper_clues, out);
}

std::vector<std::string> propose_skyscrapers(const Geometry& geometry, const Grid& solution,
                                             Random&) {
  return propose_line_rule(geometry, solution, skyscraper_clues);
}

}  // namespace

const Rule rule_entries::skyscrapers{
    .name = "skyscrapers",
    .summary = "how many values of a line are seen from a side, higher ones hiding lower ones",
    .source = "Skyscrapers (World Puzzle Championship, 1992)",
    .of_lines = true,
    .data = Rule::Data::required,
    .example = "top: 3 . . 2 . . 4 . 1; left: . . 5 . . . . . 2",
    .apply = apply_skyscrapers,
    .propose = propose_skyscrapers,
};

}  // namespace sudoku_sat
