// Puzzle files written and read back.
#include <catch2/catch.hpp>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/rule.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

std::string written(const Puzzle& puzzle, std::string_view title = {},
                    std::string_view author = {}) {
  std::string text;
  for (const Format* format : formats()) {
    if (format->name != "puzzle") continue;
    format->write({.geometry = puzzle.geometry(),
                   .grid = puzzle.givens,
                   .title = title,
                   .author = author,
                   .board = puzzle.board.get()},
                  text);
  }
  return text;
}

Puzzle some_puzzle(const Geometry& geometry, const std::vector<RuleUse>& uses = {}) {
  Puzzle puzzle{make_board(geometry, uses), {}};
  puzzle.givens.resize(puzzle.board->cells());
  // Variables beside the grid are never given.
  for (std::size_t cell = 0; cell < puzzle.geometry().grid_cells(); ++cell) {
    puzzle.givens[cell] = static_cast<Value>(cell * 7 % (puzzle.board->cells() + 1) %
                                             (static_cast<std::size_t>(geometry.size()) + 1));
  }
  return puzzle;
}

void require_same(const PuzzleInput& read, const Puzzle& puzzle) {
  INFO(read.error);
  REQUIRE(read.puzzle);
  CHECK(read.puzzle->geometry() == puzzle.geometry());
  CHECK(read.puzzle->board->same_rules(*puzzle.board));
  CHECK(read.puzzle->board->rules() == puzzle.board->rules());
  CHECK(read.puzzle->givens == puzzle.givens);
}

void check_round_trip(const Puzzle& puzzle) {
  const std::string text = written(puzzle, "a title", "an author");
  INFO(text.substr(0, 2000));
  const auto items = read_all(text);
  REQUIRE(items.size() == 1);
  require_same(items[0], puzzle);
  CHECK(items[0].title == "a title");
  CHECK(items[0].author == "an author");
  CHECK(written(*items[0].puzzle, items[0].title, items[0].author) == text);
}

RuleUse use_of(std::string_view name, std::string_view data) {
  return {find_rule(name), split_entries(data, {"test", 1, 1}), {"test", 1, 1}};
}

/// The rule with its example, or with entries that a solution keeps to where that is a sketch only.
RuleUse example_of(const Rule& rule) {
  if (rule.name != "pencilmarks") return use_of(rule.name, rule.example);
  const Geometry geometry(9);
  Random random(1);
  RuleUse use{&rule, {}, {}};
  for (const std::string& entry : rule.propose(rule, geometry, Grid(geometry.cells(), 5), random)) {
    use.entries.push_back({entry});
  }
  return use;
}

}  // namespace

TEST_CASE("a puzzle file is written as a person would write it") {
  Puzzle puzzle{make_board(Geometry(3, 2), {use_of("anti-knight", ""), use_of("diagonals", ""),
                                            use_of("cages", "10: r1c1 r1c2 r2c2; r5c5 r5c6"),
                                            use_of("thermometers", "r6c1-r6c3")}),
                Grid(36, 0)};
  puzzle.givens[7] = 6;
  CHECK(written(puzzle, "Six", "N. N.") ==
        "title: Six\n"
        "author: N. N.\n"
        "size: 6\n"
        "box: 3x2\n"
        "rules: anti-knight, diagonals\n"
        "cages:\n"
        "  10: r1c1 r1c2 r2c2\n"
        "  r5c5 r5c6\n"
        "thermometers:\n"
        "  r6c1-r6c3\n"
        "\n"
        "......\n"
        ".6....\n"
        "......\n"
        "......\n"
        "......\n"
        "......\n");
}

TEST_CASE("a puzzle file with every rule is read back as it was") {
  for (const Rule* rule : rules()) {
    DYNAMIC_SECTION(rule->name) { check_round_trip(some_puzzle(Geometry(9), {example_of(*rule)})); }
  }
}

TEST_CASE("puzzle files of all sizes and boxes are read back as they were") {
  for (const Geometry& geometry :
       {Geometry(1), Geometry(2), Geometry(4), Geometry(6), Geometry(3, 2), Geometry(1, 6),
        Geometry(7), Geometry(9), Geometry(1, 9), Geometry(9, 1), Geometry(12), Geometry(16),
        Geometry(35), Geometry(36), Geometry(49)}) {
    check_round_trip(some_puzzle(geometry));
  }
}

TEST_CASE("puzzle files of several grids are read back as they were") {
  check_round_trip(some_puzzle(Geometry(4), {use_of("grids", "r1c1 r3c3")}));
  check_round_trip(some_puzzle(Geometry(2, 3), {use_of("grids", "r1c4 r5c1 r6c9")}));
  check_round_trip(some_puzzle(
      Geometry(9), {use_of("grids", "r1c1; r1c4; r4c1; r4c4"), use_of("anti-king", "")}));
  check_round_trip(some_puzzle(Geometry(36), {use_of("grids", "r1c1 r31c31")}));
  check_round_trip(some_puzzle(Geometry(1), {use_of("grids", "r1c1 r3c2")}));
}

TEST_CASE("several puzzles in a file keep their own headers") {
  const Puzzle first = some_puzzle(Geometry(9), {use_of("diagonals", "")});
  const Puzzle second = some_puzzle(Geometry(9));
  const Puzzle third = some_puzzle(Geometry(4), {use_of("grids", "r1c1 r3c3")});
  const auto items = read_all(written(first, "first") + "\n" + written(second) + "\n" +
                              written(third) + "\n" + written(second));
  REQUIRE(items.size() == 4);
  require_same(items[0], first);
  require_same(items[1], second);
  require_same(items[2], third);
  require_same(items[3], second);
  CHECK(items[1].title.empty());
}

TEST_CASE("an ordinary board's header is a line that says nothing") {
  CHECK(written({make_board(Geometry(9)), Grid(81, 1)}).substr(0, 16) == "grid:\n111111111\n");
}

TEST_CASE("a line's end in a title becomes a space") {
  const auto items = read_all(written(some_puzzle(Geometry(9)), "two\nlines\n", "x\ny"));
  REQUIRE(items.size() == 1);
  CHECK(items[0].title == "two lines");
  CHECK(items[0].author == "x y");
}

TEST_CASE("data that would be a comment on a line of its own is written after the colon") {
  const Puzzle puzzle = some_puzzle(Geometry(4), {use_of("regions", "##AA; ##AA; BBCC; BBCC")});
  check_round_trip(puzzle);
}
