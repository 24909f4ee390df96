// Groups that hold given values: each at least, or exactly, as often as it is listed; or as often
// as a clue read aloud says ("23 15": two 3s, one 5). The diagram's state is what is still missing.
// A statement, which counts each value, is as large and propagates less.
#include <fmt/format.h>

#include <map>
#include <optional>

#include "rules/written/by_hand.hpp"

namespace sudoku_sat::rule {

namespace {

/// How often each of the listed values occurs in the group.
using Amounts = std::map<int, int>;

Amounts listed(const RuleFigure& figure) {
  Amounts amounts;
  for (const int value : figure.numbers) ++amounts[value];
  return amounts;
}

Amounts read_aloud(const RuleFigure& figure) {
  Amounts amounts;
  for (const int clue : figure.numbers) amounts[clue % 10] += clue / 10;
  return amounts;
}

Diagram diagram_of_amounts(const RuleFigure& figure, const Range& values, const Amounts& wanted,
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

std::vector<int> two_of_them(int, std::span<const Value> values) {
  std::vector<int> two{values[0], values[2]};
  std::sort(two.begin(), two.end());
  return two;
}

/// All values, each listed as often as it occurs.
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

std::string not_said(const Geometry& geometry, const RuleFigure& figure) {
  if (geometry.most() > 9) return "clues are read aloud on boards of values up to 9";
  std::size_t told = 0;
  std::vector<int> known;
  for (const int clue : figure.numbers) {
    if (std::find(known.begin(), known.end(), clue % 10) != known.end()) {
      return fmt::format("two clues are about the value {}", clue % 10);
    }
    known.push_back(clue % 10);
    if (clue < 10 || clue % 10 < geometry.least() || clue % 10 > geometry.most()) {
      return fmt::format("{} is not an amount (1 to 9) followed by a value, e.g. \"23\" for two 3s",
                         clue);
    }
    told += static_cast<std::size_t>(clue / 10);
  }
  if (told <= figure.cells.size()) return {};
  return fmt::format("{} values in {} cells", told, figure.cells.size());
}

template <Amounts (*read)(const RuleFigure&), bool exactly>
constexpr ByHand amounts(std::vector<int> (*numbers_of)(int, std::span<const Value>),
                         std::string (*wrong)(const Geometry&, const RuleFigure&) = nullptr) {
  return {
      .diagram =
          [](const RuleFigure& figure, const Range& values) {
            return diagram_of_amounts(figure, values, read(figure), exactly);
          },
      .holds =
          [](const RuleFigure& figure, std::span<const Value> values) {
            return holds_amounts(values, read(figure), exactly);
          },
      .wrong = wrong,
      .numbers_of = numbers_of,
  };
}

}  // namespace

const ByHand by_hand::listed_values = amounts<listed, false>(two_of_them);
const ByHand by_hand::exact_values = amounts<listed, true>(all_of_two);
const ByHand by_hand::said_values = amounts<read_aloud, true>(said_of_two, not_said);

}  // namespace sudoku_sat::rule
