// Groups that hold given values: each at least, or exactly, as often as it is listed; or as often
// as a clue says that is read aloud ("23 15": two 3s, one 5). The diagram's state is what is still
// missing.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "rules/figures/draw.hpp"
#include "rules/figures/figure_rule.hpp"
#include "rules/registry.hpp"

namespace sudoku_sat {

namespace {

/// How often each of the listed values stands in the group.
using Amounts = std::map<int, int>;

Amounts listed(const Figure& figure) {
  Amounts amounts;
  for (const int value : figure.numbers) ++amounts[value];
  return amounts;
}

Amounts read_aloud(const Figure& figure) {
  Amounts amounts;
  for (const int clue : figure.numbers) amounts[clue % 10] += clue / 10;
  return amounts;
}

Diagram diagram_of_amounts(const Figure& figure, const Range& values, const Amounts& wanted,
                           bool exactly) {
  const auto cells = static_cast<int>(figure.cells.size());
  const auto step = [&](std::size_t layer, const Amounts& before,
                        int value) -> std::optional<Amounts> {
    Amounts after = before;
    const auto found = after.find(value);
    if (found != after.end()) {
      if (found->second == 0 && exactly) return std::nullopt;
      found->second = std::max(0, found->second - 1);
    }
    int missing = 0;
    for (const auto& [missed, amount] : after) missing += amount;
    if (missing > cells - 1 - static_cast<int>(layer)) return std::nullopt;
    return after;
  };
  return make_diagram(figure.cells.size(), values, wanted, step,
                      [](const Amounts&) { return true; });
}

bool holds_amounts(std::span<const Value> values, const Amounts& wanted, bool exactly) {
  return std::all_of(wanted.begin(), wanted.end(), [&](const auto& amount) {
    const auto found = std::count(values.begin(), values.end(), amount.first);
    return exactly ? found == amount.second : found >= amount.second;
  });
}

template <Amounts (*read)(const Figure&), bool exactly>
constexpr FigureRule containing(std::string_view noun, std::string_view label) {
  return {
      .noun = noun,
      .label = label,
      .shape = Shape::group,
      .least = 1,
      .numbers = Numbers::several,
      .diagram =
          [](const Figure& figure, const Range& values) {
            return diagram_of_amounts(figure, values, read(figure), exactly);
          },
      .holds =
          [](const Figure& figure, std::span<const Value> values) {
            return holds_amounts(values, read(figure), exactly);
          },
      .draw = draw_cage,
      .shortest = 3,
      .longest = 5,
      .straight = true,
      .figures = 9,
  };
}

Range values_of_board(const Range& values, const Figure&) { return values; }

std::vector<int> two_of_them(int, std::span<const Value> values) {
  std::vector<int> two{values[0], values[2]};
  std::sort(two.begin(), two.end());
  return two;
}

/// All listed as often as they stand there.
std::vector<int> all_of_two(int, std::span<const Value> values) {
  std::vector<int> found;
  for (const Value value : values) {
    if (value == values[0] || value == values[1]) found.push_back(value);
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<int> said_of_two(int size, std::span<const Value> values) {
  if (size > 9) return {};
  std::vector<int> clues;
  for (const int value : {std::min(values[0], values[1]), std::max(values[0], values[1])}) {
    const auto amount = static_cast<int>(std::count(values.begin(), values.end(), value));
    if (clues.empty() || clues.back() % 10 != value) clues.push_back(10 * amount + value);
  }
  return clues;
}

std::string too_many_values(const Geometry&, const Figure& figure) {
  if (figure.numbers.size() <= figure.cells.size()) return {};
  return fmt::format("{} values in {} cells", figure.numbers.size(), figure.cells.size());
}

std::string not_said(const Geometry& geometry, const Figure& figure) {
  if (geometry.most() > 9) return "clues are read aloud on boards of values up to 9";
  std::size_t told = 0;
  std::vector<int> known;
  for (const int clue : figure.numbers) {
    if (std::find(known.begin(), known.end(), clue % 10) != known.end()) {
      return fmt::format("two clues are of the value {}", clue % 10);
    }
    known.push_back(clue % 10);
    if (clue < 10 || clue % 10 < geometry.least() || clue % 10 > geometry.most()) {
      return fmt::format("{} is no amount (1 to 9) and a value behind it, as in \"23\": two 3s",
                         clue);
    }
    told += static_cast<std::size_t>(clue / 10);
  }
  if (told <= figure.cells.size()) return {};
  return fmt::format("{} values in {} cells", told, figure.cells.size());
}

constexpr FigureRule with(FigureRule rule, Range (*range)(const Range&, const Figure&),
                          std::string (*wrong)(const Geometry&, const Figure&),
                          std::vector<int> (*numbers_of)(int, std::span<const Value>)) {
  rule.range = range;
  rule.wrong = wrong;
  rule.numbers_of = numbers_of;
  return rule;
}

constexpr FigureRule at_least = with(containing<listed, false>("values", "the group with #"),
                                     values_of_board, too_many_values, two_of_them);
constexpr FigureRule exactly_these =
    with(containing<listed, true>("exact values", "the group with exactly #"), values_of_board,
         too_many_values, all_of_two);
constexpr FigureRule said =
    with(containing<read_aloud, true>("look and say", "the cage that says #"), nullptr, not_said,
         said_of_two);

}  // namespace

const Rule rule_entries::contains_at_least{
    .name = "contains-at-least",
    .summary =
        "a group of cells holds the values listed, each as often as it is listed, or more often",
    .source = "Interactive Sudoku Solver",
    .data = Rule::Data::required,
    .example = "1 2 2: r1c1-r1c4 r2c1; 9: r5c5 r6c5",
    .apply = apply_figures<at_least>,
    .propose = propose_figures<at_least>,
};

const Rule rule_entries::contains_exactly{
    .name = "contains-exactly",
    .summary = "a group of cells holds the values listed, each exactly as often as it is listed",
    .source = "Interactive Sudoku Solver",
    .data = Rule::Data::required,
    .example = "1 2 2: r1c1-r1c4 r2c1; 9: r5c5 r6c5",
    .apply = apply_figures<exactly_these>,
    .propose = propose_figures<exactly_these>,
};

const Rule rule_entries::look_and_say{
    .name = "look-and-say",
    .summary = "a cage says how often it holds some values: 23 15 is two 3s and one 5, no more",
    .source = "Look-and-Say Sudoku",
    .data = Rule::Data::required,
    .example = "23 15: r1c1-r1c3 r2c1 r2c2; 19: r5c5 r6c5",
    .apply = apply_figures<said>,
    .propose = propose_figures<said>,
};

}  // namespace sudoku_sat
