// The independent check of grids.
#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/rule.hpp"

#include <catch2/catch.hpp>

#include "sudoku_sat/formats.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat;
using support::inkala;
using support::inkala_solution;
using support::puzzle_of;
using support::with;

namespace {

std::string verified_grid(std::string_view grid) {
  const Puzzle puzzle = puzzle_of(inkala);
  return support::verify_text(puzzle, puzzle_of(grid).givens);
}

}  // namespace

TEST_CASE("a solution passes") { CHECK(verified_grid(inkala_solution).empty()); }

TEST_CASE("the message says what is wrong with a grid") {
  CHECK(verified_grid(with(inkala_solution, 1, '2')) ==
        says::both_have("r1c2", "r1c3", 2, "row 1"));
  CHECK(verified_grid(with(inkala_solution, 0, '1')) == "r1c1 has 1, but 8 is given");
  CHECK(verified_grid(with(inkala_solution, 1, '.')) == "r1c2 is empty");
  const Puzzle puzzle = puzzle_of(inkala);
  CHECK(support::verify_text(puzzle, Grid(80, 1)) == "80 cells instead of 81");
  Grid grid = puzzle_of(inkala_solution).givens;
  grid[1] = 10;
  CHECK(support::verify_text(puzzle, grid) == says::other_values("r1c2 has 10", 1, 9));
}

TEST_CASE("a finding has its kind, cells, values and rule") {
  using Kind = Violation::Kind;
  const Puzzle puzzle = puzzle_of(inkala);
  const auto found = [&](std::string_view grid) {
    return verify(puzzle, puzzle_of(grid).givens).value();
  };
  CHECK(found(with(inkala_solution, 1, '2')) == Violation{Kind::conflict, {1, 2}, {2, 2}, "row 1"});
  CHECK(found(with(inkala_solution, 0, '1')) == Violation{Kind::given, {0}, {1}, "", 1, 8});
  CHECK(found(with(inkala_solution, 1, '.')) == Violation{Kind::empty, {1}, {0}});
  CHECK(verify(puzzle, Grid(80, 1)) == Violation{Kind::cell_count, {}, {}, "", 80, 81});
  const Constraints sum{.sums = {{{"cage", 2}, {0, 1}, {}, 7}}};
  const Puzzle cage{std::make_shared<const Board>(Geometry(4), sum), Grid(16, 0)};
  Grid grid(16, 4);
  grid[0] = 2;
  CHECK(verify(cage, grid) == Violation{Kind::conflict, {0, 1}, {2, 4}, "cage 2"});
}

TEST_CASE("no grid but a solution passes, and every solution does, on all 4x4 boards") {
  const Puzzle puzzle = puzzle_of(std::string(16, '.'));
  std::size_t passed = 0;
  support::for_each_solution(2, 2, std::vector<int>(16), [&](const std::vector<int>& values) {
    Grid grid(values.begin(), values.end());
    passed += support::verify_text(puzzle, grid).empty() ? 1U : 0U;
    for (Value& value : grid) {
      const Value before = value;
      value = static_cast<Value>(before % 4 + 1);
      CHECK_FALSE(support::verify_text(puzzle, grid).empty());
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

TEST_CASE("only the first of many conflicts of a value are listed, in reading order") {
  const auto board = make_board(Geometry(1, 40));
  Grid grid(board->cells(), 0);
  std::fill(grid.begin(), grid.begin() + 40, Value{7});
  CHECK(conflicts(*board, grid).size() == 780);
  const std::vector<Conflict> found = conflicts(*board, grid, 10);
  REQUIRE(found.size() == 10);
  for (Cell i = 0; i < 10; ++i) CHECK(found[i] == Conflict{0, i + 1, 7, "row 1"});
}

TEST_CASE("conflicts end at the number that is asked for") {
  const Puzzle puzzle = puzzle_of(std::string(81, '1'));
  CHECK(conflicts(*puzzle.board, puzzle.givens).size() == 810);
  CHECK(conflicts(*puzzle.board, puzzle.givens, 7).size() == 7);
}
