// Counting: exact, with any number of threads, with and without a table of earlier counts.
#include <atomic>
#include <catch2/catch.hpp>
#include <climits>

#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;
using support::puzzle_of;

namespace {

std::string number(const Puzzle& puzzle, const EnumerateOptions& options = {}) {
  const Counted counted = count(puzzle, options, Limits());
  CHECK_FALSE(counted.stopped);
  return to_string(counted.solutions);
}

std::uint64_t number_listed(const Puzzle& puzzle) {
  return enumerate(puzzle, {}, Limits(), [](const Grid&) {}).solutions;
}

/// A solved board of boxes of two rows, without four cells in each pair of rows, or only the first
/// ones. Each four can be filled in two ways, whatever the others are.
Puzzle with_pairs_open(int pairs, int opened = INT_MAX) {
  const Geometry geometry(2, pairs);
  Puzzle puzzle{make_board(geometry), Grid(geometry.cells())};
  for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
    const int row = geometry.row(cell);
    const int value = (row % 2 * pairs + row / 2 + geometry.column(cell)) % geometry.size();
    const bool open = row / 2 < opened && geometry.column(cell) % pairs == row / 2;
    puzzle.givens[cell] = open ? Value{0} : static_cast<Value>(value + 1);
  }
  return puzzle;
}

/// A solved 25x25 board in which each of so many parts, up to ten, has to be filled with a Latin
/// square of order 5, whatever the others are: 161280 ways.
Puzzle with_squares_open(int squares) {
  const Geometry geometry(25);
  Puzzle puzzle{make_board(geometry), Grid(geometry.cells())};
  for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
    const int row = geometry.row(cell);
    const int column = geometry.column(cell);
    const int band = row / 5;
    const int square = column % 5 == band ? band : column % 5 == (band + 1) % 5 ? 5 + band : 10;
    const int value = (row % 5 * 5 + band + column) % 25;
    puzzle.givens[cell] = square < squares ? Value{0} : static_cast<Value>(value + 1);
  }
  return puzzle;
}

}  // namespace

TEST_CASE("empty boards have the known numbers of solutions", "[count]") {
  for (const unsigned threads : {1U, 2U}) {
    CHECK(number(puzzle_of("."), {.threads = threads}) == "1");
    CHECK(number(puzzle_of(std::string(16, '.')), {.threads = threads}) == "288");
    CHECK(number(puzzle_of(std::string(36, '.')), {.threads = threads}) == "28200960");
    CHECK(number(support::empty_puzzle(Geometry(4), "diagonals"), {.threads = threads}) == "48");
    CHECK(number(support::empty_puzzle(Geometry(5), "latin"), {.threads = threads}) == "161280");
    // A prime number of values: boxes are rows.
    CHECK(number(puzzle_of(std::string(25, '.')), {.threads = threads}) == "161280");
  }
}

TEST_CASE("counting agrees with brute force on boards with random givens", "[count]") {
  Random random(7);
  for (int i = 0; i < 80; ++i) {
    const bool small = i % 2 == 0;
    const Puzzle puzzle = small ? support::random_puzzle(Geometry(4), random.below(7), random)
                                : support::random_puzzle(Geometry(6), 8 + random.below(8), random);
    CAPTURE(to_line(puzzle.geometry(), puzzle.givens));
    const std::string expected = std::to_string(support::all_solutions(puzzle).size());
    CHECK(number(puzzle) == expected);
    CHECK(number(puzzle, {.threads = 3}) == expected);
  }
}

TEST_CASE("counting without a table of what is known gives the same numbers", "[count]") {
  Random random(3);
  for (int i = 0; i < 10; ++i) {
    const Puzzle puzzle = support::random_puzzle(Geometry(9), 34, random);
    CAPTURE(to_line(puzzle.geometry(), puzzle.givens));
    const std::string known = number(puzzle);
    for (const std::size_t bytes : {std::size_t{0}, std::size_t{100'000}}) {
      CHECK(number(puzzle, {.table_bytes = bytes}) == known);
      CHECK(number(puzzle, {.threads = 2, .table_bytes = bytes}) == known);
    }
  }
}

TEST_CASE("counting agrees with listing where other rules hold", "[count]") {
  for (const char* rules : {"anti-knight", "anti-king", "non-consecutive", "diagonals",
                            "cages=7: r1c1 r1c2; 10: r2c3 r3c3 r3c4; 5: r6c5 r6c6"}) {
    CAPTURE(rules);
    Puzzle puzzle = support::empty_puzzle(Geometry(6), rules);
    puzzle.givens[14] = 3;
    puzzle.givens[32] = 4;
    const std::string expected = std::to_string(number_listed(puzzle));
    CHECK(number(puzzle) == expected);
    CHECK(number(puzzle, {.threads = 2}) == expected);
    CHECK(number(puzzle, {.table_bytes = 0}) == expected);
  }
}

TEST_CASE("independent components multiply, beyond 64 bits", "[count]") {
  CHECK(number(with_pairs_open(3)) == "8");
  CHECK(number(with_pairs_open(10), {.threads = 2}) == "1024");
  CHECK(number(with_pairs_open(16)) == "65536");
  // Few on a large board: a solver finds them all.
  CHECK(number(with_pairs_open(16, 5)) == "32");
  CHECK(number(with_pairs_open(65)) == "36893488147419103232");
}

TEST_CASE("numbers of solutions are exact up to 128 bits, and refused beyond", "[count]") {
  BigCount::Number seven_squares = 1;
  for (int square = 0; square < 7; ++square) seven_squares *= 161280;
  CHECK(number(with_squares_open(7)) == to_string(BigCount{seven_squares}));
  CHECK_THROWS_WITH(number(with_squares_open(8)), Catch::Contains("more solutions than 128 bits"));
  CHECK(number(with_squares_open(8), {.limit = 1000}) == "1000");
}

TEST_CASE("a limit ends counting, and it is known whether there are more", "[count]") {
  const Puzzle puzzle = puzzle_of("1...............");
  for (const unsigned threads : {1U, 2U}) {
    for (const std::uint64_t limit : {1U, 71U, 72U, 73U, 1000U}) {
      CAPTURE(threads, limit);
      const Counted counted = count(puzzle, {.limit = limit, .threads = threads}, Limits());
      CHECK(to_string(counted.solutions) == std::to_string(std::min<std::uint64_t>(limit, 72)));
      CHECK(counted.complete == (limit >= 72));
      CHECK_FALSE(counted.stopped);
    }
  }
}

TEST_CASE("counting up to a limit takes little time on an empty board", "[count]") {
  for (const unsigned threads : {1U, 2U}) {
    const Counted counted =
        count(puzzle_of(std::string(81, '.')), {.limit = 1'000'000, .threads = threads}, Limits());
    CHECK(to_string(counted.solutions) == "1000000");
    CHECK_FALSE(counted.complete);
  }
}

TEST_CASE("excluded solutions are not counted, each once, and others don't matter", "[count]") {
  const Puzzle puzzle = puzzle_of("1...............");
  const std::vector<Grid> all = support::all_solutions(puzzle);
  EnumerateOptions options{.excluded = {all[0], all[9], all[0], Grid(16, 1)}};
  CHECK(number(puzzle, options) == "70");
  for (const std::uint64_t limit : {69U, 70U, 71U}) {
    CAPTURE(limit);
    options.limit = limit;
    const Counted counted = count(puzzle, options, Limits());
    CHECK(to_string(counted.solutions) == std::to_string(std::min<std::uint64_t>(limit, 70)));
    CHECK(counted.complete == (limit >= 70));
  }
}

TEST_CASE("counting ends at an interrupt with what was found so far", "[count]") {
  for (const unsigned threads : {1U, 2U}) {
    CAPTURE(threads);
    std::atomic<bool> interrupt = false;
    BigCount told;
    EnumerateOptions options{.threads = threads};
    options.on_progress = [&](const BigCount& found) {
      CHECK(found >= told);
      told = found;
      if (found.number > 100) interrupt = true;
    };
    const Counted counted = count(puzzle_of(std::string(81, '.')), options, Limits({}, &interrupt));
    CHECK(counted.stopped == Limits::Reached::interrupt);
    CHECK_FALSE(counted.complete);
    CHECK(counted.solutions >= told);
  }
}

TEST_CASE("counting a puzzle without solution gives 0", "[count]") {
  for (const std::string_view line : {"11..............", "123....4........"}) {
    const Counted counted = count(puzzle_of(line), {}, Limits());
    CHECK(to_string(counted.solutions) == "0");
    CHECK(counted.complete);
  }
}

TEST_CASE("large numbers are written in decimal digits", "[count]") {
  CHECK(to_string(BigCount{0}) == "0");
  CHECK(to_string(BigCount{1'234'567'890}) == "1234567890");
  CHECK(to_string(BigCount{~BigCount::Number{0}}) == "340282366920938463463374607431768211455");
}

TEST_CASE("9x9 puzzles have as many solutions as are listed", "[count]") {
  Random random(31);
  std::size_t unsolvable = 0;
  for (std::size_t i = 0; i < support::random_inputs(3000); ++i) {
    // Few have so many solutions that listing takes long.
    const std::size_t givens = i % 10 == 0 ? 26 : 36;
    const Puzzle puzzle = support::random_puzzle(Geometry(9), givens + random.below(12), random);
    const std::uint64_t listed =
        enumerate(puzzle, {.limit = 2000}, Limits(), [](const Grid&) {}).solutions;
    if (listed == 2000) continue;
    unsolvable += listed == 0 ? 1 : 0;
    REQUIRE(number(puzzle) == std::to_string(listed));
  }
  CHECK(unsolvable > 10);
}
