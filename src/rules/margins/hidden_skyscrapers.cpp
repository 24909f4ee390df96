// Hidden skyscrapers: the clue is the first value that is hidden, as seen from its side, by a
// larger one before it. The diagram's state is the tallest so far.
#include <fmt/format.h>

#include "rules/parts/sides.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

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

std::string label_of_hidden(const SideClue& clue) {
  return fmt::format("the first skyscraper hidden from {} is {}", side_name(clue), clue.clue);
}

constexpr LineRule hidden{
    "hidden skyscraper", all_sides,
    label_of_hidden,     [](const Range& values) {
                            return Range{values.least, values.most - 1}; },
    first_hidden,        diagram_of_hidden};

void apply_hidden_skyscrapers(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  apply_line_rule(geometry, use, hidden, out);
}

std::vector<std::string> propose_hidden_skyscrapers(const Geometry& geometry, const Grid& solution,
                                                    Random&) {
  return propose_side_texts(geometry, solution, all_sides, [](Side, std::span<const Value> line) {
    const int clue = first_hidden(line);
    return clue == none_yet ? "." : std::to_string(clue);
  });
}

}  // namespace

const Rule rule_entries::hidden_skyscrapers{
    .name = "hidden-skyscrapers",
    .summary = "the first value of a line that, seen from a side, a higher one before it hides",
    .source = "Hidden Skyscrapers Sudoku",
    .of_lines = true,
    .data = Rule::Data::required,
    .example = "top: 3 . . 2 . . 4 . 1; left: . . 5 . . . . . 2",
    .apply = apply_hidden_skyscrapers,
    .propose = propose_hidden_skyscrapers,
};

}  // namespace sudoku_sat
