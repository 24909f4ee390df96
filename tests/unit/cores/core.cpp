// Minimal cores of givens, against their definition.
#include <algorithm>
#include <catch2/catch.hpp>

#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;
using support::puzzle_of;

namespace {

/// Checks by backtracking that the core has no solution and that it has one without any member.
void check_minimal(const Puzzle& puzzle, const std::vector<Cell>& core) {
  const Geometry& geometry = puzzle.geometry();
  std::vector<int> givens(geometry.cells());
  for (const Cell cell : core) givens[cell] = puzzle.givens[cell];
  const auto solutions = [&] {
    return support::count_solutions(geometry.box_rows(), geometry.box_columns(), givens, 1);
  };
  CHECK(solutions() == 0);
  for (const Cell cell : core) {
    CAPTURE(geometry.name(cell));
    givens[cell] = 0;
    CHECK(solutions() == 1);
    givens[cell] = puzzle.givens[cell];
  }
}

}  // namespace

TEST_CASE("a core has no solution, and each of its givens is needed") {
  for (const std::string_view line :
       {"123....4........", "123.1......4....", "12.......3...4..",
        "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3.."}) {
    CAPTURE(line);
    const Puzzle puzzle = puzzle_of(line);
    if (support::count_solutions(puzzle.geometry().box_rows(), puzzle.geometry().box_columns(),
                                 {puzzle.givens.begin(), puzzle.givens.end()}, 1) != 0) {
      continue;
    }
    const std::vector<Cell> core = minimal_core(puzzle, Limits());
    CHECK_FALSE(core.empty());
    check_minimal(puzzle, core);
  }
}

TEST_CASE("the worksheet's puzzle with 4 at r1c2 needs all givens but r8c4") {
  const Puzzle puzzle = puzzle_of(support::with(support::inkala, 1, '4'));
  std::vector<Cell> expected;
  for (Cell cell = 0; cell < 81; ++cell) {
    if (puzzle.givens[cell] != 0 && cell != puzzle.geometry().cell(7, 3)) expected.push_back(cell);
  }
  CHECK(minimal_core(puzzle, Limits()) == expected);
}

TEST_CASE("two equal givens in a unit are a core") {
  CHECK(minimal_core(puzzle_of(support::with(support::inkala, 8, '8')), Limits()) ==
        std::vector<Cell>{0, 8});
}

TEST_CASE("a large board's core comes from unit propagation") {
  const Geometry geometry(64);
  Puzzle puzzle{make_board(geometry), Grid(geometry.cells(), 0)};
  // 63 values in row 1, the last one in the column of its last cell.
  for (int column = 0; column < 63; ++column) {
    puzzle.givens[geometry.cell(0, column)] = static_cast<Value>(column + 1);
  }
  puzzle.givens[geometry.cell(20, 63)] = 64;
  puzzle.givens[geometry.cell(40, 5)] = 64;
  std::vector<Cell> expected;
  for (int column = 0; column < 63; ++column) expected.push_back(geometry.cell(0, column));
  expected.push_back(geometry.cell(20, 63));
  CHECK(minimal_core(puzzle, Limits()) == expected);
}

TEST_CASE("the search for a core reports how many givens are left") {
  const Puzzle puzzle = puzzle_of(support::with(support::inkala, 1, '4'));
  std::vector<std::size_t> left;
  const auto core = minimal_core(puzzle, {}, [&](std::size_t givens) { left.push_back(givens); });
  REQUIRE_FALSE(left.empty());
  CHECK(left.front() <= puzzle.given_count());
  CHECK(std::is_sorted(left.rbegin(), left.rend()));
  CHECK(left.back() == core.size());
}
