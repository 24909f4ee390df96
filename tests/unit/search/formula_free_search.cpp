// Cubes: on every kind of board the number of solutions is that of a plain search, and puzzles that
// take too many of them are left to the solver.
#include "search/formula_free_search.hpp"

#include <atomic>
#include <catch2/catch.hpp>
#include <utility>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

/// Up to two, by backtracking that shares nothing with the program.
std::vector<Grid> up_to_two(const Puzzle& puzzle) {
  std::vector<Grid> grids;
  const Geometry& geometry = puzzle.geometry();
  support::for_each_solution(geometry.box_rows(), geometry.box_columns(),
                             {puzzle.givens.begin(), puzzle.givens.end()},
                             [&](const std::vector<int>& grid) {
                               grids.emplace_back(grid.begin(), grid.end());
                               return grids.size() < 2;
                             });
  return grids;
}

/// Of a tree that was searched to its end: each cube is a leaf, refuted or a solution, or has two
/// cubes below it or more, as has the root.
void check_tree(const search::FormulaFreeSearch::Result& found) {
  const unsigned leaves = found.refuted + found.solutions;
  CHECK(leaves <= found.cubes);
  CHECK(2 * leaves >= found.cubes + 2);
}

/// Whether the puzzle did not take too many cubes.
bool compare(search::FormulaFreeSearch& cubes, const Puzzle& puzzle) {
  const search::FormulaFreeSearch::Result found = cubes.search(puzzle.givens, 2, Limits());
  if (!found.complete) return false;
  if (found.split && found.solutions < 2) check_tree(found);
  const std::vector<Grid> expected = up_to_two(puzzle);
  REQUIRE(found.solutions == expected.size());
  if (expected.empty()) return true;
  REQUIRE(support::verify_text(puzzle, found.first).empty());
  if (expected.size() == 1) REQUIRE(found.first == expected.front());
  REQUIRE(cubes.search(puzzle.givens, 1, Limits()).first == found.first);
  return true;
}

struct Givens {
  std::size_t fewest;
  std::size_t most;
};

void compare_random(const Geometry& geometry, const Givens& givens, std::size_t inputs) {
  Random random(23);
  const auto board = make_board(geometry);
  const auto cubes = search::FormulaFreeSearch::make(*board);
  std::size_t given_up = 0;
  for (std::size_t i = 0; i < inputs; ++i) {
    const std::size_t count = givens.fewest + random.below(givens.most + 1 - givens.fewest);
    Puzzle puzzle = support::random_puzzle(geometry, count, random);
    puzzle.board = board;
    given_up += compare(*cubes, puzzle) ? 0 : 1;
  }
  CHECK(given_up <= inputs / 10);
}

}  // namespace

TEST_CASE("cubes find as many solutions as backtracking on random 9x9 puzzles", "[cubes]") {
  compare_random(Geometry(9), {32, 60}, support::random_inputs(30'000));
}

TEST_CASE("cubes find as many solutions as backtracking on other boards", "[cubes]") {
  compare_random(Geometry(4), {0, 10}, support::random_inputs(62'000));
  compare_random(Geometry(6), {10, 24}, support::random_inputs(7'500));
  compare_random(Geometry(1, 9), {45, 60}, support::random_inputs(500));
  compare_random(Geometry(16), {150, 180}, support::random_inputs(100));
}

TEST_CASE("cubes keep all-different rules", "[cubes]") {
  const Puzzle puzzle = support::empty_puzzle(Geometry(9), "diagonals,windoku");
  const auto cubes = search::FormulaFreeSearch::make(*puzzle.board);
  const search::FormulaFreeSearch::Result found = cubes->search(puzzle.givens, 1, Limits());
  REQUIRE(found.solutions == 1);
  CHECK(support::verify_text(puzzle, found.first).empty());
}

TEST_CASE("there are no cubes for large boards and for rules made of clauses", "[cubes]") {
  CHECK(search::FormulaFreeSearch::make(*make_board(Geometry(16))) != nullptr);
  CHECK(search::FormulaFreeSearch::make(*make_board(Geometry(25))) == nullptr);
  CHECK(search::FormulaFreeSearch::make(*make_board(Geometry(1))) == nullptr);
  CHECK(search::FormulaFreeSearch::make(*support::empty_puzzle(Geometry(9), "yin-yang").board) ==
        nullptr);
}

TEST_CASE("cubes say whether unit propagation was enough", "[cubes]") {
  const auto board = make_board(Geometry(9));
  const auto cubes = search::FormulaFreeSearch::make(*board);
  Grid givens = support::puzzle_of(support::known_puzzles().front().solution).givens;
  CHECK_FALSE(cubes->search(givens, 2, Limits()).split);
  std::swap(givens[0], givens[80]);
  const search::FormulaFreeSearch::Result broken = cubes->search(givens, 2, Limits());
  CHECK(broken.complete);
  CHECK(broken.solutions == 0);
  CHECK_FALSE(broken.split);
  CHECK(cubes->search(support::puzzle_of(support::inkala).givens, 2, Limits()).split);
}

TEST_CASE("what takes too many cubes is not decided by them, and a limit ends the search",
          "[cubes]") {
  const auto board = make_board(Geometry(16));
  const auto cubes = search::FormulaFreeSearch::make(*board);
  const std::atomic<bool> interrupted = true;
  Random random(4);
  bool given_up = false;
  for (int i = 0; i < 200 && !given_up; ++i) {
    const Grid givens = support::random_puzzle(Geometry(16), 90, random).givens;
    given_up = !cubes->search(givens, 2, Limits()).complete;
    if (!given_up) continue;
    CHECK_THROWS_AS(cubes->search(givens, 2, Limits(std::nullopt, &interrupted)), Stopped);
  }
  CHECK(given_up);
}
