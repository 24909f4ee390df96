// All solutions together if there are few: compared with brute force, and as a guide for listing,
// whose order they must not change.
#include "search/all_solutions.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "search/depth_first.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;
using support::no_limits;

namespace {

const std::string miracle = "anti-knight,anti-king,non-consecutive";

/// Takes all solutions of a search, without leaving out anything.
struct All : search::AnyNode {
  std::vector<Grid> grids = {};

  bool solution(const propagation::PropagationState auto& state) {
    state.copy_to(grids.emplace_back());
    return true;
  }
};

}  // namespace

TEST_CASE("few solutions are those that brute force finds") {
  std::size_t listed = 0;
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    CAPTURE(rule_case.rule);
    std::vector<Grid> expected;
    support::for_each_grid(rule_case, [&](const std::vector<int>& values, bool holds) {
      if (holds) expected.emplace_back(values.begin(), values.end());
    });
    const std::vector<int> givens = support::givens_of(rule_case);
    const auto found =
        search::few_solutions(*board_of(rule_case), {givens.begin(), givens.end()}, no_limits);
    if (!found) continue;
    ++listed;
    CHECK(support::sorted(*found) == support::sorted(expected));
  }
  CHECK(listed > 10);
}

TEST_CASE("neither many solutions nor those of boards with faster searches are listed") {
  const Puzzle loose = support::empty_puzzle(Geometry(9), "even=r1c1 r2c2");
  CHECK_FALSE(search::few_solutions(*loose.board, loose.givens, no_limits));
  const Puzzle plain = support::opened_board(9, 10, 1);
  CHECK_FALSE(search::few_solutions(*plain.board, plain.givens, no_limits));
  const Puzzle large = support::empty_puzzle(Geometry(16), "even=r1c1");
  CHECK_FALSE(search::few_solutions(*large.board, large.givens, no_limits));
}

TEST_CASE("a puzzle without solution has few") {
  Puzzle puzzle = support::empty_puzzle(Geometry(9), miracle);
  puzzle.givens[0] = 1;
  puzzle.givens[1] = 2;
  CHECK(search::few_solutions(*puzzle.board, puzzle.givens, no_limits) == std::vector<Grid>());
}

TEST_CASE("a hard tree is listed in its own order, by whatever its search is guided") {
  Puzzle puzzle = support::empty_puzzle(Geometry(9), miracle);
  puzzle.givens[0] = 1;
  const search::PropagationSpace space(*puzzle.board);
  search::DepthFirstSearch<propagation::Propagation> search(space.state_bytes());
  All all;
  const auto root = space.start(puzzle.givens, no_limits);
  REQUIRE(root);
  REQUIRE(search.run(*root, search::TightestCell<search::PropagationSpace>{space}, all) ==
          search::SearchEnd::exhausted);
  CHECK(all.grids.size() == 8);
  CHECK(solutions(puzzle) == all.grids);
  CHECK(solutions(puzzle, {.threads = 3}) == all.grids);
  const auto found = search::few_solutions(*puzzle.board, puzzle.givens, no_limits);
  REQUIRE(found);
  CHECK(support::sorted(*found) == support::sorted(all.grids));
}
