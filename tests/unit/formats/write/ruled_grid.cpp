// The grid in box-drawing characters: what rules draw, where, and the words used instead.
#include <catch2/catch.hpp>

#include <sstream>

#include "sudoku_sat/rule.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

std::vector<std::string> drawn_lines(const std::string& header, const Grid* solution = nullptr,
                                     bool color = false) {
  auto items = read_all(header);
  REQUIRE(items.size() == 1);
  INFO(items[0].error);
  REQUIRE(items[0].puzzle);
  const Puzzle& puzzle = *items[0].puzzle;
  std::string text;
  format_named("unicode").write({.geometry = puzzle.geometry(),
                                 .grid = solution == nullptr ? puzzle.givens : *solution,
                                 .givens = &puzzle.givens,
                                 .color = color,
                                 .board = puzzle.board.get()},
                                text);
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

const Grid solution4{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};

}  // namespace

TEST_CASE("arrows lead from their circle to their head, in characters") {
  const auto lines = drawn_lines("size: 4\narrows: r1c1: r1c2 r2c3 r3c3\n");
  CHECK(lines.at(2) == "┃ (.)─── .  ┃  .  │  .  ┃");
  CHECK(lines.at(3) == "┠─────┼─────╲─────┼─────┨");
  CHECK(lines.at(6) == "┣━━━━━┿━━━━━╋━━│━━┿━━━━━┫");
  CHECK(lines.at(7) == "┃     │     ┃  ↓  │     ┃");
}

TEST_CASE("odd and even cells, dots and letters of groups have their signs") {
  const auto lines = drawn_lines(
      "size: 4\nodd: r1c1\neven: r1c2\nkropki: white: r1c3-r1c4; black: r2c1-r3c1\n"
      "extra: r2c3 r3c4\n");
  CHECK(lines.at(2) == "┃ {.} │ [.] ┃  .  ○  .  ┃");
  CHECK(lines.at(4) == "┃     │     ┃    A│     ┃");
  CHECK(lines.at(6) == "┣━━●━━┿━━━━━╋━━━━━┿━━━━━┫");
}

TEST_CASE("two diagonals that part at a place are both read there") {
  const auto lines = drawn_lines(
      "size: 4\nsums: 6: r1c3 r2c4; 5: r1c1 r2c2 r3c3 r4c4\n"
      "skyscrapers: top: 1 . . 4; right: . 3 . .\n");
  CHECK(lines.at(0) == "         1                 4");
  CHECK(lines.at(1).find("5↘") < lines.at(1).find("6↘"));
  const auto parting = drawn_lines("size: 6\nsums: 9: r1c4 r2c5 r3c6; 8: r1c2 r2c1\n");
  CHECK(parting.at(0) == "            8↙  9↘");
}

TEST_CASE("givens differ from what was found: by an apostrophe, or bold in colour") {
  const std::string header = "size: 4\n\n1...............\n";
  CHECK(drawn_lines(header).at(2) == "┃  1  │  .  ┃  .  │  .  ┃");
  CHECK(drawn_lines(header, &solution4).at(2) == "┃  1' │  2  ┃  3  │  4  ┃");
  const std::string colored = drawn_lines(header, &solution4, true).at(2);
  CHECK_THAT(colored, Catch::StartsWith("┃  \x1b[1m1\x1b[0m  │  \x1b[36m2\x1b[0m  ┃"));
}

TEST_CASE("what characters can't show is named") {
  const auto has = [](const std::vector<std::string>& lines, std::string_view what) {
    return lines.back() == "Not (completely) drawn in characters: " + std::string(what);
  };
  CHECK(has(drawn_lines("size: 4\nallowed: 1 2: r1c1\n"), "allowed"));
  CHECK(has(drawn_lines("size: 4\ninequalities: r1c1<r3c3\ncages: r1c1 r1c2\nsums: 3: r1c2 r2c2\n"),
            "inequalities, sums"));
  CHECK_FALSE(has(drawn_lines("size: 4\ncages: r1c1 r1c2\n"), "cages"));
}
