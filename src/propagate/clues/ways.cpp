// Clues told by the ways to complete them that the candidates leave, if these are few: the products
// of an arrow, the pieces of a sum line, what is in a lunchbox, the values of groups, the
// difference along a line.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "completions.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

constexpr std::size_t max_ways_told = 4;

using Numbers = std::vector<int>;

/// "8 = 2*4"; a circle of several cells has a digit in each.
std::string product_text(const Numbers& numbers) {
  for (std::size_t circle = 1; circle < numbers.size() && circle <= 3; ++circle) {
    int number = 0;
    for (std::size_t i = 0; i < circle; ++i) number = 10 * number + numbers[i];
    Numbers factors(numbers.begin() + static_cast<std::ptrdiff_t>(circle), numbers.end());
    int product = 1;
    for (const int factor : factors) product *= factor;
    if (product != number) continue;
    std::sort(factors.begin(), factors.end());
    return fmt::format("{} = {}", number, fmt::join(factors, "*"));
  }
  return {};
}

/// "1+9 and 2+8", in their order along the line.
std::string pieces_text(const Numbers& numbers, int total) {
  std::vector<std::string> pieces;
  Numbers piece;
  int sum = 0;
  for (const int number : numbers) {
    piece.push_back(number);
    sum += number;
    if (sum < total) continue;
    if (sum > total) return {};
    pieces.push_back(fmt::format("{}", fmt::join(piece, "+")));
    piece.clear();
    sum = 0;
  }
  return piece.empty() ? base::listed(pieces) : "";
}

/// "1+2 between 8 and 9", "8 next to 1".
std::string lunchbox_text(const Numbers& numbers, int total) {
  const auto ends = std::minmax_element(numbers.begin(), numbers.end());
  const auto first = std::min(ends.first, ends.second);
  const auto last = std::max(ends.first, ends.second);
  Numbers between(first + 1, last);
  int sum = 0;
  for (const int number : between) sum += number;
  if (first == last || sum != total) return {};
  if (between.empty()) return fmt::format("{} next to {}", *ends.first, *ends.second);
  return fmt::format("{} between {} and {}", ClueWords::added(std::move(between)), *ends.first,
                     *ends.second);
}

/// "1 and 4".
std::string values_text(const Numbers& numbers) {
  std::vector<std::string> texts;
  for (const int number : std::set<int>(numbers.begin(), numbers.end())) {
    texts.push_back(std::to_string(number));
  }
  return base::listed(texts);
}

/// "2"; empty if the differences of neighbours differ.
std::string difference_text(const Numbers& numbers) {
  std::set<int> differences;
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    differences.insert(std::abs(numbers[i] - numbers[i - 1]));
  }
  return differences.size() == 1 ? std::to_string(*differences.begin()) : "";
}

/// What a kind of clue says of the ways.
struct Saying {
  std::string_view rule;
  std::string (*text)(const Numbers& numbers, int clue);
  std::string_view one;      ///< "{}" is the way
  std::string_view several;  ///< "{}": all of them
  std::string_view last = "and";
};

constexpr std::string_view leave_only = "the candidates leave only {}";

constexpr Saying sayings[] = {
    {"product arrow", [](const Numbers& numbers, int) { return product_text(numbers); }, leave_only,
     leave_only},
    {"sum line", pieces_text, leave_only, leave_only, "or"},
    {"lunchbox", lunchbox_text, leave_only, leave_only, "or"},
    {"same values", [](const Numbers& numbers, int) { return values_text(numbers); },
     "the candidates leave only the values {}", "the candidates leave only the values {}", "or"},
    {"same difference line", [](const Numbers& numbers, int) { return difference_text(numbers); },
     "the candidates leave only a difference of {}", "the candidates leave only differences of {}"},
};

std::string tell_ways(const Telling& told) {
  const auto saying = std::find_if(std::begin(sayings), std::end(sayings),
                                   [&](const Saying& one) { return one.rule == told.clue.rule; });
  if (saying == std::end(sayings) || told.clue.diagrams.empty()) return {};
  const Board& board = told.marks.board();
  const Board::DiagramOf& diagram = board.diagrams()[told.clue.diagrams[0]];
  const bool numbered = diagram.sequence != nullptr && !diagram.sequence->clue.empty();
  const int clue = numbered ? diagram.sequence->clue[0] : 0;
  const auto text = [&](const Completion& values) {
    Numbers numbers;
    for (const Value value : values) numbers.push_back(board.geometry().number(value));
    return saying->text(numbers, clue);
  };
  const Marks before(told.marks.state());
  const auto ways = texts_of_ways(told.clue, before, max_ways_told, text);
  if (ways.empty()) return {};
  return fmt::format("{}: {}, so {}.", with_capital(told.clue.label),
                     fmt::format(fmt::runtime(ways.size() == 1 ? saying->one : saying->several),
                                 base::listed(ways, saying->last)),
                     ClueWords(told.marks).left(told.cells));
}

}  // namespace
}  // namespace clues

const clues::ClueKind clue_kind_entries::ways{.name = "ways", .tell = clues::tell_ways};

}  // namespace sudoku_sat
