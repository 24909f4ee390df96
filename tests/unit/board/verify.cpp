// The independent check of grids.
#include "sudoku_sat/verify.hpp"

#include <catch2/catch.hpp>

#include "sudoku_sat/formats.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;
using support::inkala;
using support::inkala_solution;
using support::puzzle_of;
using support::with;

namespace {

std::string verified(std::string_view grid) {
  const Puzzle puzzle = puzzle_of(inkala);
  return verify(puzzle, puzzle_of(grid).givens);
}

}  // namespace

TEST_CASE("a solution passes") { CHECK(verified(inkala_solution).empty()); }

TEST_CASE("what is wrong with a grid is said") {
  CHECK(verified(with(inkala_solution, 1, '2')) == "r1c2 and r1c3 both have 2 (row 1)");
  CHECK(verified(with(inkala_solution, 0, '1')) == "r1c1 has 1, but 8 is given");
  CHECK(verified(with(inkala_solution, 1, '.')) == "r1c2 is empty");
  const Puzzle puzzle = puzzle_of(inkala);
  CHECK(verify(puzzle, Grid(80, 1)) == "80 cells instead of 81");
  Grid grid = puzzle_of(inkala_solution).givens;
  grid[1] = 10;
  CHECK(verify(puzzle, grid) == "r1c2 has 10, but the values are 1 to 9");
}

TEST_CASE("no grid but a solution passes, and every solution does, on all 4x4 boards") {
  const Puzzle puzzle = puzzle_of(std::string(16, '.'));
  std::size_t passed = 0;
  support::for_each_solution(2, 2, std::vector<int>(16), [&](const std::vector<int>& values) {
    Grid grid(values.begin(), values.end());
    passed += verify(puzzle, grid).empty() ? 1U : 0U;
    for (Value& value : grid) {
      const Value before = value;
      value = static_cast<Value>(before % 4 + 1);
      CHECK_FALSE(verify(puzzle, grid).empty());
      value = before;
    }
    return true;
  });
  CHECK(passed == 288);
}

TEST_CASE("two cells in one row and box are one conflict, named by the row") {
  const Puzzle puzzle = puzzle_of("11..............");
  CHECK(conflicts(*puzzle.board, puzzle.givens) == std::vector<Conflict>{{0, 1, 1, "row 1"}});
}

TEST_CASE("all conflicting pairs come once each in reading order") {
  const Puzzle puzzle = puzzle_of("1..1........1...");
  CHECK(conflicts(*puzzle.board, puzzle.givens) ==
        std::vector<Conflict>{{0, 3, 1, "row 1"}, {0, 12, 1, "column 1"}});
  const Puzzle box = puzzle_of("2....2..........");
  CHECK(conflicts(*box.board, box.givens) == std::vector<Conflict>{{0, 5, 2, "box 1"}});
  const Puzzle three = puzzle_of("333.............");
  CHECK(conflicts(*three.board, three.givens).size() == 3);
}

TEST_CASE("conflicts end at the number that is asked for") {
  const Puzzle puzzle = puzzle_of(std::string(81, '1'));
  CHECK(conflicts(*puzzle.board, puzzle.givens).size() == 810);
  CHECK(conflicts(*puzzle.board, puzzle.givens, 7).size() == 7);
}
