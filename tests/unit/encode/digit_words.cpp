// Sentences about a number's digits, parsed as a condition on the number and compared with the
// digits themselves.
#include <catch2/catch.hpp>
#include <functional>
#include <string>
#include <vector>

#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

bool in_item(const std::string& item, std::int64_t number) {
  const std::size_t dots = item.find("..");
  if (dots == item.npos) return number == std::stoll(item);
  return std::stoll(item) <= number && number <= std::stoll(item.substr(dots + 2));
}

/// "5", "5..8", "{1, 3..5}"
bool in_set(std::string set, std::int64_t number) {
  if (set.front() == '{') set = set.substr(1, set.size() - 2);
  for (std::size_t begin = 0; begin < set.size();) {
    const std::size_t end = std::min(set.find(", ", begin), set.size());
    if (in_item(set.substr(begin, end - begin), number)) return true;
    begin = end + 2;
  }
  return false;
}

/// Whether the number meets "t<=5", "t in 5..8", "t mod 4 not in {1, 2}", ...
bool meets(std::string text, std::int64_t number) {
  REQUIRE(text[0] == 't');
  text = text.substr(1);
  if (text.starts_with(" mod ")) {
    const std::int64_t period = std::stoll(text.substr(5));
    number = (number % period + period) % period;
    text = text.substr(text.find(' ', 5));
  }
  if (text[0] == ' ' && text[1] != 'i' && text[1] != 'n') text = text.substr(1);
  if (text.starts_with(" in ")) return in_set(text.substr(4), number);
  if (text.starts_with(" not in ")) return !in_set(text.substr(8), number);
  if (text.starts_with("<=")) return number <= std::stoll(text.substr(2));
  if (text.starts_with(">=")) return number >= std::stoll(text.substr(2));
  if (text.starts_with("!=")) return number != std::stoll(text.substr(2));
  if (text[0] == '<') return number < std::stoll(text.substr(1));
  if (text[0] == '>') return number > std::stoll(text.substr(1));
  REQUIRE(text[0] == '=');
  return number == std::stoll(text.substr(1));
}

std::shared_ptr<const Board> board_with(const std::string& range) {
  const std::string rules = "rule=var s in {1, 3}; var t in " + range + "; var u in 1..20";
  return make_board(Geometry(4), parse_rules(rules, {}));
}

/// The digit of a number, as a value.
Value digit_of(const Variable& variable, std::size_t digit, std::int64_t number) {
  std::int64_t rest = number - variable.least;
  for (std::size_t i = digit + 1; i < variable.cells.size(); ++i) rest /= 4;
  return static_cast<Value>(rest % 4 + 1);
}

}  // namespace

TEST_CASE("a statement about a digit holds for the numbers that have it") {
  for (const char* range : {"1..5", "0..15", "1..40", "3..64", "10..300", "{-7, 50}"}) {
    const auto board = board_with(range);
    const Variable& t = board->variables().at(1);
    REQUIRE(t.cells.size() > 1);
    for (std::size_t digit = 0; digit < t.cells.size(); ++digit) {
      for (unsigned some = 1; some < 15; ++some) {
        std::vector<Value> values;
        for (Value value = 4; value >= 1; --value) {
          if ((some >> (value - 1) & 1U) != 0) values.push_back(value);
        }
        for (const bool holds : {true, false}) {
          const std::string text = spoken(*board, t.cells[digit], values, holds);
          CAPTURE(range, digit, values, text);
          for (std::int64_t number = t.least; number <= t.most; ++number) {
            const Value value = digit_of(t, digit, number);
            const bool among = (some >> (value - 1) & 1U) != 0;
            REQUIRE(meets(text, number) == (among == holds));
          }
        }
      }
    }
  }
}

TEST_CASE("digits are called by what they say of their number, other cells by their value") {
  const auto board = board_with("1..40");
  const std::vector<Cell> t = board->variables().at(1).cells;
  const auto said = [&](Cell cell, std::vector<Value> values, bool holds) {
    return spoken(*board, cell, values, holds);
  };
  CHECK(said(t[0], {1}, true) == "t<=16");
  CHECK(said(t[0], {3}, false) == "t<33");
  CHECK(said(t[0], {2}, false) == "t not in 17..32");
  CHECK(said(t[1], {2}, true) == "t in {5..8, 21..24, 37..40}");
  CHECK(said(t[2], {1}, true) == "t mod 4 = 1");
  CHECK(said(t[2], {2, 4}, false) == "t mod 4 not in {0, 2}");
  CHECK(said(0, {2}, true) == "r1c1=2");
  CHECK(said(0, {2, 3}, false) == "r1c1!=2,3");
  CHECK(said(16, {3}, true) == "s=3");
  const std::vector<Cell> cells{0, 16, t[0], t[1], t[2], 1};
  CHECK(spoken_names(*board, cells) == "r1c1 s t r1c2");
}

TEST_CASE("the variable at a cell is found, whether or not the cell is one of several digits") {
  const auto board = board_with("1..40");
  for (const Variable& variable : board->variables()) {
    for (const Cell cell : variable.cells) {
      CHECK(variable_at(*board, cell) == &variable);
      CHECK(variable_of_digit(*board, cell) == (variable.cells.size() > 1 ? &variable : nullptr));
    }
  }
  CHECK(variable_at(*board, 0) == nullptr);
}
