// Cubes: each solution is in exactly one of them, and a checker that knows only clauses accepts the
// proof that nothing is missing.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>

#include "parts/lookahead.hpp"
#include "sudoku_sat/parts.hpp"
#include "sudoku_sat/proof_checker.hpp"
#include "support/brute_force.hpp"
#include "support/cnf.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;

namespace {

bool holds(const Lit lit, const Grid& grid, int size) {
  const auto cell = static_cast<std::size_t>((std::abs(lit) - 1) / size);
  return (grid[cell] == (std::abs(lit) - 1) % size + 1) == (lit > 0);
}

bool contains(const Cube& cube, const Grid& grid, int size) {
  return std::all_of(cube.begin(), cube.end(), [&](Lit lit) { return holds(lit, grid, size); });
}

/// In how many cubes the grid is.
std::ptrdiff_t cubes_with(const CubeCover& cover, const Grid& grid, int size) {
  return std::count_if(cover.cubes.begin(), cover.cubes.end(),
                       [&](const Cube& cube) { return contains(cube, grid, size); });
}

/// The checker's answer about rules, givens and the negations of all cubes but `without`.
ProofReport check(const Puzzle& puzzle, const CubeCover& cover, std::size_t without = SIZE_MAX) {
  ProofFormula formula;
  const auto add = [&](const auto& clause) {
    formula.literals.insert(formula.literals.end(), clause.begin(), clause.end());
    formula.literals.push_back(0);
  };
  for (const auto& clause : support::encoded(puzzle, support::encoding("extended")).clauses) {
    add(clause);
  }
  for (std::size_t i = 0; i < cover.cubes.size(); ++i) {
    Cube negated = cover.cubes[i];
    for (Lit& lit : negated) lit = -lit;
    if (i != without) add(negated);
  }
  std::string proof;
  for (const auto& clause : cover.proof) proof += fmt::format("{} 0\n", fmt::join(clause, " "));
  return check_proof(formula, proof);
}

}  // namespace

TEST_CASE("cubes: with every rule each solution is in exactly one cube", "[cubes]") {
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    INFO(rule_case.rule);
    const std::vector<int> givens = support::givens_of(rule_case);
    const Puzzle puzzle{support::board_of(rule_case), Grid(givens.begin(), givens.end())};
    const CubeCover cover = split_into_cubes(puzzle, {.cubes = 12});
    REQUIRE(cover.cubes.size() == cover.work.size());
    support::for_each_grid(rule_case, [&](const std::vector<int>& values, bool solution) {
      const Grid grid(values.begin(), values.end());
      const auto found = cubes_with(cover, grid, rule_case.size);
      REQUIRE((solution ? found == 1 : found <= 1));
    });
  }
}

TEST_CASE("cubes: the proof of the cover is accepted, and not without one of them", "[cubes]") {
  Random random(5);
  for (const std::size_t givens : {6U, 8U, 10U, 12U}) {
    INFO(givens);
    const Geometry geometry(2, 3);
    const Puzzle puzzle = support::random_puzzle(geometry, givens, random);
    const CubeCover cover = split_into_cubes(puzzle, {.cubes = 40});
    const ProofReport report = check(puzzle, cover);
    INFO(report.reason << " in line " << report.line);
    CHECK(report.accepted);
    for (const Grid& grid : support::all_solutions(puzzle)) {
      if (cubes_with(cover, grid, 6) == 1) continue;
      FAIL("a solution is in no cube, or in two");
    }
    if (support::all_solutions(puzzle).empty()) continue;
    const Grid grid = support::all_solutions(puzzle).front();
    for (std::size_t i = 0; i < cover.cubes.size(); ++i) {
      if (contains(cover.cubes[i], grid, 6)) CHECK_FALSE(check(puzzle, cover, i).accepted);
    }
  }
}

TEST_CASE("cubes: the proof covers hard 9x9 puzzles without a solution", "[cubes]") {
  const Puzzle puzzle = support::puzzle_of(support::with(support::inkala, 1, '9'));
  const CubeCover cover = split_into_cubes(puzzle, {.cubes = 10});
  const ProofReport report = check(puzzle, cover);
  INFO(report.reason << " in line " << report.line);
  CHECK(report.accepted);
}

TEST_CASE("cubes: there are as many as were asked for, or some more", "[cubes]") {
  const Puzzle empty = support::empty_puzzle(Geometry(9), "");
  for (const std::size_t wanted : {1U, 2U, 10U, 300U}) {
    const CubeCover cover = split_into_cubes(empty, {.cubes = wanted});
    CHECK(cover.cubes.size() >= wanted);
    CHECK(cover.cubes.size() < wanted + 9);
  }
  CHECK(split_into_cubes(empty, {.cubes = 1}).cubes.front().empty());
  CHECK_THROWS_AS(split_into_cubes(empty, {.depth = 9, .most = 20}), UsageError);
}

TEST_CASE("cubes: depth says how often each is cut", "[cubes]") {
  const Puzzle empty = support::empty_puzzle(Geometry(6), "");
  for (const unsigned depth : {0U, 1U, 2U, 3U}) {
    const CubeCover cover = split_into_cubes(empty, {.depth = depth});
    for (const Cube& cube : cover.cubes) CHECK(cube.size() == depth);
  }
  CHECK(split_into_cubes(empty, {.depth = 1}).cubes.size() == 6);
}

TEST_CASE("cubes: where propagation is enough there is one cube or none", "[cubes]") {
  const Puzzle solved = support::puzzle_of(support::inkala_solution);
  const CubeCover one = split_into_cubes(solved, {.cubes = 10});
  REQUIRE(one.cubes.size() == 1);
  CHECK(one.cubes.front().empty());
  CHECK(one.work.front() == 0);
  const std::string twice = "11" + std::string(79, '.');
  const CubeCover none = split_into_cubes(support::puzzle_of(twice), {.cubes = 10});
  CHECK(none.cubes.empty());
  CHECK(none.proof == std::vector<std::vector<Lit>>{{}});
}

TEST_CASE("cubes: the one with the most work is cut, whatever its depth", "[cubes]") {
  const std::string loose = std::string(45, '.') + std::string(support::inkala.substr(45));
  const CubeCover cover = split_into_cubes(support::puzzle_of(loose), {.cubes = 60});
  const auto shorter = [](const Cube& a, const Cube& b) { return a.size() < b.size(); };
  const auto [least, most] = std::minmax_element(cover.cubes.begin(), cover.cubes.end(), shorter);
  CHECK(least->size() < most->size());
}

TEST_CASE("cubes: boards of 64 values are cut", "[cubes]") {
  const Puzzle puzzle = support::opened_board(64, 1800, 3);
  const CubeCover cover = split_into_cubes(puzzle, {.cubes = 20});
  CHECK(cover.cubes.size() >= 20);
  for (const Cube& cube : cover.cubes) {
    const Puzzle inside = with_cube(puzzle, cube);
    CHECK(inside.given_count() == puzzle.given_count() + cube.size());
    CHECK_FALSE(violation(inside, inside.givens));
  }
}

TEST_CASE("cubes: of large boards they leave about as many candidates", "[cubes]") {
  const Puzzle puzzle = support::opened_board(64, 1800, 3);
  const CubeCover cover = split_into_cubes(puzzle, {.cubes = 32});
  const auto [least, most] = std::minmax_element(cover.work.begin(), cover.work.end());
  CHECK(*most < 1.1 * *least);
}

TEST_CASE("cubes: a literal below 0 takes the value away", "[cubes]") {
  const Puzzle puzzle = support::puzzle_of("1...............", Geometry(2, 2));
  // r1c2 is neither 2 nor 3, r4c4 is 1.
  const Cube cube{-6, -7, 61};
  const Puzzle inside = with_cube(puzzle, cube);
  for (const Grid& grid : support::all_solutions(puzzle)) {
    CHECK(verify(inside, grid).has_value() == !contains(cube, grid, 4));
  }
}

TEST_CASE("cubes: estimates and trials end at an interrupt, however few steps they take",
          "[cubes]") {
  std::atomic<bool> interrupt = false;
  const Limits limits({}, &interrupt);
  const Puzzle puzzle = support::puzzle_of("................");
  propagation::Propagation state(*puzzle.board, limits);
  Random random(1);
  CHECK(parts::estimated_work(state, random) > 0);
  CHECK(parts::look_ahead(*puzzle.board, state).branching.size() > 1);
  interrupt = true;
  CHECK_THROWS_AS(parts::estimated_work(state, random), Stopped);
  CHECK_THROWS_AS(parts::look_ahead(*puzzle.board, state), Stopped);
}
