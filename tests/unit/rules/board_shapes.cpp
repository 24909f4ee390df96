// Boards with other numbers of rows and columns, and with values from 0: as many solutions as grids
// that satisfy the rules, in every encoding, and read back as they were written.
#include <catch2/catch.hpp>

#include <algorithm>
#include <functional>
#include <set>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/fixtures.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat;

namespace {

using Rows = std::vector<std::vector<int>>;

struct ShapeCase {
  std::string rules;
  int size;  ///< before its rules
  int rows;
  int columns;
  int least;
  int most;
  std::function<bool(const Rows&)> holds;
};

/// The grids without a value twice in a row or column that are wanted.
int grids_of(const ShapeCase& wanted, Rows& rows, int cell) {
  if (cell == wanted.rows * wanted.columns) return wanted.holds(rows) ? 1 : 0;
  const auto row = static_cast<std::size_t>(cell / wanted.columns);
  const auto column = static_cast<std::size_t>(cell % wanted.columns);
  int found = 0;
  for (int value = wanted.least; value <= wanted.most; ++value) {
    bool free = true;
    for (std::size_t i = 0; i < column; ++i) free = free && rows[row][i] != value;
    for (std::size_t i = 0; i < row; ++i) free = free && rows[i][column] != value;
    if (!free) continue;
    rows[row][column] = value;
    found += grids_of(wanted, rows, cell + 1);
  }
  return found;
}

const std::vector<ShapeCase>& cases() {
  static const std::vector<ShapeCase> all{
      {"shape=4x2", 9, 4, 2, 1, 4,
       [](const Rows& r) {
         return std::set{r[0][0], r[0][1], r[1][0], r[1][1]}.size() == 4 &&
                std::set{r[2][0], r[2][1], r[3][0], r[3][1]}.size() == 4;
       }},
      {"shape=2x4, values=0-3, cages=3: r1c1 r1c2", 9, 2, 4, 0, 3,
       [](const Rows& r) {
         return r[0][0] + r[0][1] == 3 && std::set{r[0][0], r[0][1], r[1][0], r[1][1]}.size() == 4;
       }},
      {"latin, values=0-3, arrows=r1c1: r1c2 r2c2", 3, 3, 3, 0, 3,
       [](const Rows& r) { return r[0][0] == r[0][1] + r[1][1]; }},
      {"latin, values=0-2, kropki=black: r1c1-r1c2", 3, 3, 3, 0, 2,
       [](const Rows& r) { return r[0][0] == 2 * r[0][1] || r[0][1] == 2 * r[0][0]; }},
      {"latin, values=0-2, even=r1c1", 3, 3, 3, 0, 2,
       [](const Rows& r) { return r[0][0] % 2 == 0; }},
      {"latin, values=0-2, x-sums=top: 0 3 .", 3, 3, 3, 0, 2,
       [](const Rows& r) {
         int sum = 0;
         for (int i = 0; i < r[0][1]; ++i) sum += r[static_cast<std::size_t>(i)][1];
         return r[0][0] == 0 && sum == 3;
       }},
      {"latin, values=0-2, sandwich=top: 1 . .", 3, 3, 3, 0, 2,
       [](const Rows& r) { return r[1][0] == 1; }},
      {"latin, values=0-2, quadruples=0 2: r1c1", 3, 3, 3, 0, 2,
       [](const Rows& r) {
         const std::set found{r[0][0], r[0][1], r[1][0], r[1][1]};
         return found.contains(0) && found.contains(2);
       }},
      {"latin, values=0-3, product-cages=0: r1c1 r1c2", 3, 3, 3, 0, 3,
       [](const Rows& r) { return r[0][0] * r[0][1] == 0; }},
      {"latin, values=0-3, contains-exactly=0 1: r1c1 r2c2", 3, 3, 3, 0, 3,
       [](const Rows& r) {
         return std::set{r[0][0], r[1][1]} == std::set{0, 1};
       }},
      {"latin, values=0-2, rule=matches(r1c1-r1c3, \"0.2\")", 3, 3, 3, 0, 2,
       [](const Rows& r) { return r[0][0] == 0 && r[0][2] == 2; }},
      {"latin, values=0-2, rule=var t in 0..5; t = r1c1 + r2c2; t > 2", 3, 3, 3, 0, 2,
       [](const Rows& r) { return r[0][0] + r[1][1] > 2; }},
  };
  return all;
}

int brute_force(const ShapeCase& wanted) {
  Rows rows(static_cast<std::size_t>(wanted.rows),
            std::vector<int>(static_cast<std::size_t>(wanted.columns)));
  return grids_of(wanted, rows, 0);
}

Puzzle empty_puzzle(const ShapeCase& wanted) {
  const auto board = make_board(Geometry(wanted.size), parse_rules(wanted.rules, {"test", 1, 1}));
  return {board, Grid(board->cells(), 0)};
}

std::uint64_t found(const Puzzle& puzzle, SolveOptions options) {
  options.solutions = 0;
  const Outcome outcome = PuzzleSolver(std::move(options)).solve(puzzle, Limits());
  REQUIRE_FALSE(outcome.undecided);
  return outcome.solutions;
}

}  // namespace

TEST_CASE("boards of other shapes and values have as many solutions as brute force finds") {
  for (const ShapeCase& wanted : cases()) {
    DYNAMIC_SECTION(wanted.rules) {
      const Puzzle puzzle = empty_puzzle(wanted);
      const auto expected = static_cast<std::uint64_t>(brute_force(wanted));
      REQUIRE(expected > 0);
      CHECK(found(puzzle, {}) == expected);
      for (const Encoding& encoding : encodings()) {
        CAPTURE(encoding.name);
        CHECK(found(puzzle, {.formulation = {.encoding = &encoding}}) == expected);
      }
    }
  }
}

TEST_CASE("values from 0 are read and written as they are, with points for empty cells") {
  const std::string text = "size: 4\nvalues:\n  0-3\n\n0...\n....\n...3\n....\n";
  const Puzzle puzzle = parse_puzzle(text);
  CHECK(puzzle.givens[0] == 1);
  CHECK(puzzle.givens[1] == 0);
  CHECK(puzzle.givens[11] == 4);
  CHECK(puzzle_text(puzzle) == text);
}

TEST_CASE("a board with more rows than columns is read and written with its size") {
  const std::string text = "size: 6x4\n\n1...\n....\n...3\n....\n..6.\n....\n";
  const Puzzle puzzle = parse_puzzle(text);
  CHECK(puzzle.geometry().height() == 6);
  CHECK(puzzle.geometry().width() == 4);
  CHECK(puzzle_text(puzzle) == text);
}

TEST_CASE("messages about a grid of values from 0 use its numbers") {
  const Puzzle puzzle = empty_puzzle({"values=0-3", 4, 4, 4, 0, 3, nullptr});
  Grid grid = puzzle.givens;
  std::fill(grid.begin(), grid.end(), Value{1});
  grid[1] = 6;
  CHECK(support::verify_text(puzzle, grid) == says::other_values("r1c2 has 5", 0, 3));
  grid[1] = 1;
  CHECK(support::verify_text(puzzle, grid) == says::both_have("r1c1", "r1c2", 0, "row 1"));
}
