// Propagation on sets of candidates that exclude each other, on a board of each rule: compared with
// brute force, and with propagation on the candidates: it must find no less.
#include "propagate/conflict_sets.hpp"

#include <catch2/catch.hpp>

#include "propagate/propagation.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;
using support::no_limits;

namespace {

using Rules = propagation::ConflictRules<4>;
using Sets = propagation::ConflictSets<4>;

/// An open candidate at random; no value where all cells are decided.
std::optional<std::pair<Cell, Value>> any_open(const Sets& sets, const Rules& rules,
                                               Random& random) {
  std::vector<std::pair<Cell, Value>> open;
  sets.open().for_each([&](std::size_t candidate) {
    open.emplace_back(rules.cell(candidate), rules.value(candidate));
  });
  if (open.empty()) return std::nullopt;
  return open[random.below(open.size())];
}

bool has(const Sets& sets, const Grid& grid) {
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    if (!sets.possible(cell, grid[cell])) return false;
  }
  return true;
}

/// The grids of a case for which its rule holds.
std::vector<Grid> solutions_of(const support::RuleCase& rule_case) {
  std::vector<Grid> grids;
  support::for_each_grid(rule_case, [&](const std::vector<int>& values, bool holds) {
    if (holds) grids.emplace_back(values.begin(), values.end());
  });
  return grids;
}

/// Random decisions until a contradiction or a solution. A state keeps each solution that has the
/// decided values, and there is none below a contradiction.
void check_descent(const Sets& root, const Rules& rules, const std::vector<Grid>& solutions,
                   Random& random) {
  Sets sets = root;
  std::vector<Grid> left = solutions;
  while (const auto next = any_open(sets, rules, random)) {
    const auto [cell, value] = *next;
    std::erase_if(left, [&](const Grid& grid) { return grid[cell] != value; });
    if (!sets.decide(cell, value)) {
      CHECK(left.empty());
      return;
    }
    CHECK(sets.decided(cell) == value);
    for (const Grid& grid : left) CHECK(has(sets, grid));
  }
  REQUIRE(sets.complete());
  Grid grid(rules.board().cells());
  sets.copy_to(grid);
  CHECK(left == std::vector<Grid>{grid});
}

}  // namespace

TEST_CASE("what candidates exclude together loses no solution and leaves nothing else in the end") {
  Random random(5);
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    CAPTURE(rule_case.rule);
    const auto board = board_of(rule_case);
    if (!Rules::fit(*board)) continue;
    const Rules rules(*board);
    const std::vector<int> values = support::givens_of(rule_case);
    const std::vector<Grid> solutions = solutions_of(rule_case);
    Sets root(rules, no_limits);
    const bool possible = root.decide_all({values.begin(), values.end()});
    if (!possible) CHECK(solutions.empty());
    for (int round = 0; possible && round < 20; ++round) {
      check_descent(root, rules, solutions, random);
    }
  }
}

TEST_CASE("what candidates exclude together is at least what propagation on candidates removes") {
  Random random(6);
  std::size_t compared = 0;
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    CAPTURE(rule_case.rule);
    const auto board = board_of(rule_case);
    if (!Rules::fit(*board)) continue;
    const Rules rules(*board);
    const std::vector<int> values = support::givens_of(rule_case);
    Sets sets(rules, no_limits);
    propagation::Propagation state(*board, no_limits);
    bool open = sets.decide_all({values.begin(), values.end()}) &&
                state.decide_all({values.begin(), values.end()});
    while (open) {
      for (Cell cell = 0; cell < board->cells(); ++cell) {
        for (int value = 1; value <= board->size(); ++value) {
          if (sets.possible(cell, value)) CHECK(state.possible(cell, value));
        }
      }
      ++compared;
      const auto next = any_open(sets, rules, random);
      open =
          next && sets.decide(next->first, next->second) &&
          (state.decided(next->first) == next->second || state.decide(next->first, next->second));
    }
  }
  CHECK(compared > 50);
}

TEST_CASE("three places left for a value in a box take it from the rest of their line") {
  const Puzzle puzzle = support::empty_puzzle(Geometry(6), "");
  Grid givens = puzzle.givens;
  // Row 2 of the first box is full, so its 1 stands in row 1.
  givens[6] = 2;
  givens[7] = 3;
  givens[8] = 4;
  const Rules rules(*puzzle.board);
  Sets sets(rules, no_limits);
  propagation::Propagation state(*puzzle.board, no_limits);
  REQUIRE(sets.decide_all(givens));
  REQUIRE(state.decide_all(givens));
  for (Cell cell = 3; cell < 6; ++cell) {
    CHECK(state.possible(cell, 1));
    CHECK_FALSE(sets.possible(cell, 1));
  }
}
