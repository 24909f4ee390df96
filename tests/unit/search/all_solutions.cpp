// All solutions by enumerated models: those of brute force, for each rule, also with variables
// besides the grid.
#include "search/all_solutions.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "search/subtree_oracle.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;
using support::no_limits;

TEST_CASE("enumerated models are the solutions that brute force finds") {
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    CAPTURE(rule_case.rule);
    const auto board = board_of(rule_case);
    if (!board->variables().empty()) continue;
    std::vector<Grid> expected;
    support::for_each_grid(rule_case, [&](const std::vector<int>& values, bool holds) {
      if (holds) expected.emplace_back(values.begin(), values.end());
    });
    const std::vector<int> givens = support::givens_of(rule_case);
    const Puzzle puzzle{board, {givens.begin(), givens.end()}};
    const auto found = search::all_solutions(puzzle, no_limits);
    REQUIRE(found);
    CHECK(support::sorted(*found) == support::sorted(expected));
    BigCount::Number number = 0;
    CHECK(search::count_by_models(puzzle, expected.size() + 1, no_limits, number));
    CHECK(number == expected.size());
  }
}

TEST_CASE("too many solutions are not enumerated, unless enough are found") {
  const Puzzle loose = support::empty_puzzle(Geometry(9), "even=r1c1 r2c2");
  CHECK_FALSE(search::all_solutions(loose, no_limits));
  BigCount::Number found = 0;
  CHECK_FALSE(search::count_by_models(loose, 1'000'000, no_limits, found));
  CHECK(found > 1000);
  CHECK(search::count_by_models(loose, 10, no_limits, found));
  CHECK(found == 10);
}

TEST_CASE("a puzzle without solution, and one that is solved, have none and one") {
  Puzzle puzzle = support::empty_puzzle(Geometry(4), "even=r1c1");
  puzzle.givens[0] = 1;
  CHECK(search::all_solutions(puzzle, no_limits) == std::vector<Grid>());
  const Grid grid{2, 1, 3, 4, 3, 4, 1, 2, 1, 2, 4, 3, 4, 3, 2, 1};
  puzzle.givens = grid;
  CHECK(search::all_solutions(puzzle, no_limits) == std::vector<Grid>{grid});
}

TEST_CASE("the states that have a known solution are those found by looking at each solution") {
  const Puzzle puzzle = support::empty_puzzle(Geometry(4), "even=r1c1");
  const auto grids = search::all_solutions(puzzle, no_limits);
  REQUIRE(grids);
  REQUIRE(grids->size() == 144);
  // Every third solution is known; a state of two decisions may have one of these or not.
  std::vector<Grid> some;
  for (std::size_t i = 0; i < grids->size(); i += 3) some.push_back((*grids)[i]);
  const search::KnownSolutions known(some);
  int with = 0;
  int without = 0;
  for (Cell cell = 1; cell < 16; ++cell) {
    for (Value value = 1; value <= 4; ++value) {
      for (Value last = 1; last <= 4; ++last) {
        propagation::Propagation state(*puzzle.board, no_limits);
        if (!state.decide(cell, value) || !state.possible(15 - cell, last)) continue;
        if (cell == 15 - cell || !state.decide(15 - cell, last)) continue;
        const bool expected = std::any_of(some.begin(), some.end(), [&](const Grid& grid) {
          for (Cell other = 0; other < 16; ++other) {
            if (!state.possible(other, grid[other])) return false;
          }
          return true;
        });
        CHECK(known.have_one_in(state) == expected);
        ++(expected ? with : without);
      }
    }
  }
  CHECK(with > 5);
  CHECK(without > 5);
}
