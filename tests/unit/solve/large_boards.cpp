// Which solvers and local searches a large board gets, by its size and its share of open cells.
#include <catch2/catch.hpp>

#include "solve/portfolio.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

TEST_CASE("large boards: solution and uniqueness on several threads as on one", "[portfolio]") {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    const Puzzle puzzle = opened_board(20, 200, seed);
    const Outcome one = PuzzleSolver({.unique = true}).solve(puzzle, Limits());
    const Outcome three = PuzzleSolver({.threads = 3, .unique = true}).solve(puzzle, Limits());
    REQUIRE(one.solution);
    CHECK(one.solution == three.solution);
    CHECK(one.uniqueness == three.uniqueness);
  }
}

TEST_CASE("large boards: the encoding goes by size, regions and how many cells are open",
          "[portfolio]") {
  const auto first = [](const Puzzle& puzzle) {
    return chosen_encoding(solving::solver_plan(puzzle, {}).members.front().formulation).name;
  };
  CHECK(first(opened_board(9, 40, 1)) == "extended");
  CHECK(first(opened_board(16, 80, 1)) == "extended");
  CHECK(first(opened_board(16, 250, 1)) == "extended");
  CHECK(first(empty_puzzle(Geometry(16), "latin")) == "distinct");
  CHECK(first(empty_puzzle(Geometry(16), "latin, diagonals")) == "triads");
  CHECK(first(opened_board(36, 400, 1)) == "extended");
  CHECK(first(opened_board(36, 600, 1)) == "triads");
}

TEST_CASE("large boards: where most cells are open local search goes first", "[portfolio]") {
  const auto first = [](const Puzzle& puzzle, const SolveOptions& options = {}) {
    const solving::PortfolioMember member = solving::solver_plan(puzzle, options).members.front();
    return std::string(member.formulation.encoding->name) + (member.swaps ? ", swaps"
                                                             : member.make_local_search
                                                                 ? ", tabu search"
                                                                 : "");
  };
  const Puzzle most = opened_board(36, 800, 1);
  const Puzzle all = empty_puzzle(Geometry(36), "");
  CHECK(first(opened_board(36, 650, 1)) == "triads");
  CHECK(first(most) == "distinct, swaps");
  CHECK(first(all) == "extended, swaps");
  CHECK(first(empty_puzzle(Geometry(36), "non-consecutive")) == "minimal, tabu search");
  CHECK(first(most, {.formulation = {.amo = *AtMostOne::parse("sequential")}}) == "distinct");
  SolveOptions phase;
  phase.solver.settings = {{"phase", 0}};
  CHECK(first(most, phase) == "distinct");
  CHECK(PuzzleSolver({.threads = 1}).solve(all, Limits()).solution ==
        PuzzleSolver({.threads = 3}).solve(all, Limits()).solution);
}

TEST_CASE("large boards: Latin squares are searched by swaps first, then a solver too",
          "[portfolio]") {
  Puzzle puzzle = opened_board(36, 500, 1);
  puzzle.board = empty_puzzle(Geometry(36), "latin").board;
  const std::vector<solving::PortfolioMember> members = solving::solver_plan(puzzle, {}).members;
  CHECK(members.front().swaps);
  CHECK_FALSE(members.at(1).is_local_search());
  CHECK_FALSE(solving::solver_plan(opened_board(36, 500, 1), {}).members.front().swaps);
}

TEST_CASE("large boards: the likelier local search has its turn first", "[portfolio]") {
  const auto second = [](const Puzzle& puzzle) {
    return solving::solver_plan(puzzle, {}).members.at(1);
  };
  CHECK(second(opened_board(64, 1600, 1)).formulation.encoding->name == "extended");
  CHECK(second(opened_board(64, 1900, 1)).formulation.encoding->name == "minimal");
  CHECK(second(opened_board(36, 500, 1)).formulation.encoding->name == "minimal");
  CHECK(second(opened_board(64, 1600, 1)).make_local_search);
  CHECK(second(opened_board(81, 2427, 1)).formulation.encoding->name == "extended");
  CHECK(second(opened_board(100, 3500, 1)).formulation.encoding->name == "extended");
}

TEST_CASE("large boards: from 169x169 on local search goes first in the hard zone", "[portfolio]") {
  const auto plan = [](int size, std::size_t percent) {
    const auto cells = static_cast<std::size_t>(size) * static_cast<std::size_t>(size);
    return solving::solver_plan(opened_board(size, (cells * percent + 99) / 100, 1), {});
  };
  CHECK_FALSE(plan(144, 31).members.front().make_local_search);
  CHECK_FALSE(plan(196, 22).members.front().make_local_search);
  const solving::PortfolioPlan zone = plan(196, 27);
  CHECK(zone.members.front().formulation.encoding->name == "extended");
  CHECK(zone.members.front().make_local_search);
  CHECK_FALSE(zone.members.at(1).make_local_search);
  CHECK(zone.members.at(1).formulation.encoding->name == "triads");
  CHECK(zone.members.at(1).formulation.amo.name() == "heule");
  CHECK(zone.members.size() == 2);
  CHECK(plan(196, 40).schedule.trial > zone.schedule.trial);
  CHECK(plan(196, 40).members.front().formulation.encoding->name == "extended");
  CHECK(plan(196, 50).members.front().formulation.encoding->name == "minimal");
}

TEST_CASE("large boards: below 36x36 there is no local search", "[portfolio]") {
  for (const std::size_t open : {300U, 700U, 1'200U}) {
    for (const solving::PortfolioMember& member :
         solving::solver_plan(opened_board(35, open, 1), {}).members) {
      CHECK_FALSE(member.make_local_search);
    }
  }
}

TEST_CASE("large boards: below the hard zone a fifth of the work is local search", "[portfolio]") {
  const solving::PortfolioPlan plan = solving::solver_plan(opened_board(36, 500, 1), {});
  std::int64_t local = 0;
  std::int64_t solver = 0;
  for (std::uint64_t number = 0; number < 30; ++number) {
    const solving::Slice slice = plan.schedule.slice(number, plan.members.size());
    const solving::PortfolioMember& member = plan.members[slice.member];
    (member.make_local_search ? local : solver) += slice.work * member.share;
    CHECK(4 * local <= solver);
  }
}

TEST_CASE("large boards: excluded solutions don't come again", "[portfolio]") {
  const Puzzle puzzle = opened_board(16, 180, 1);
  const Outcome first = PuzzleSolver().solve(puzzle, Limits());
  REQUIRE(first.solution);
  const Outcome second = PuzzleSolver({.excluded = {*first.solution}}).solve(puzzle, Limits());
  CHECK(second.solution.value() != *first.solution);
}

TEST_CASE("an encoding or settings that are named are what a large board gets", "[portfolio]") {
  const Puzzle puzzle = opened_board(16, 160, 1);
  SolveOptions options{
      .formulation = {.encoding = &encoding("minimal"), .reduction = &reduction_named("units")}};
  CHECK(PuzzleSolver(options).solve(puzzle, Limits()).encoding == "minimal");
  options = {.solver = choose_solver("")};
  options.solver.settings = {{"phase", 0}};
  CHECK(PuzzleSolver(options).solve(puzzle, Limits()).status == Status::solved);
}
