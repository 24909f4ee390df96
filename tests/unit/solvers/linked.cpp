// A built-in solver is an entry with a factory: solving, measuring and keeping rules work with any
// of them.
#include <catch2/catch.hpp>

#include "sudoku_sat/measure.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/dpll_solver.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;
using support::dpll;
using support::dpll_use;
using support::puzzle_of;

namespace {

/// Propagation alone does not solve it.
constexpr const char* four = "1....2....3....4";

SolveOptions by_dpll() { return {.solver = {.entry = &dpll}, .unique = true}; }

}  // namespace

TEST_CASE("without a name the solver is the built-in CaDiCaL", "[solvers]") {
  const SolverChoice choice;
  CHECK(choice.by_default());
  CHECK(choice.entry == &default_solver());
  CHECK(choice.name == "cadical");
  CHECK(default_solver().name == "in-process");
  CHECK(choose_solver("in-process").entry == choice.entry);
}

TEST_CASE("a choice of an entry is called like it", "[solvers]") {
  const SolverChoice choice{.entry = &dpll};
  CHECK_FALSE(choice.by_default());
  CHECK(choice.name == "dpll");
  CHECK(installed(dpll));
}

TEST_CASE("another solver in the process solves what it is given", "[solvers]") {
  const Puzzle puzzle = puzzle_of(four);
  const int made = dpll_use().made;
  const Outcome outcome = PuzzleSolver(by_dpll()).solve(puzzle, Limits());
  CHECK(dpll_use().made == made + 1);
  const Outcome expected = PuzzleSolver({.unique = true}).solve(puzzle, Limits());
  CHECK(outcome.status == expected.status);
  CHECK(outcome.uniqueness == expected.uniqueness);
  REQUIRE(outcome.solution);
  CHECK_FALSE(verify(puzzle, *outcome.solution));
}

TEST_CASE("another solver in the process finds all solutions", "[solvers]") {
  SolveOptions options = by_dpll();
  options.solutions = 0;
  const Outcome outcome = PuzzleSolver(options).solve(puzzle_of(four), Limits());
  const Outcome expected = PuzzleSolver({.solutions = 0}).solve(puzzle_of(four), Limits());
  CHECK(outcome.solutions > 1);
  CHECK(outcome.solutions == expected.solutions);
  CHECK_FALSE(outcome.undecided);
}

TEST_CASE("another solver in the process keeps a board's rules", "[solvers]") {
  const Puzzle puzzle = puzzle_of("1234341221......");
  SolveOptions options = by_dpll();
  options.formulation.encoding = &support::encoding("minimal");
  PuzzleSolver solver(options);
  const Outcome first = solver.solve(puzzle, Limits());
  const Outcome second = solver.solve(puzzle, Limits());
  const int made = dpll_use().made;
  const int asked = dpll_use().asked;
  const Outcome third = solver.solve(puzzle, Limits());
  CHECK(dpll_use().asked > asked);
  CHECK(dpll_use().made == made);
  CHECK(third.uniqueness == Uniqueness::unique);
  CHECK(first.solution == second.solution);
  CHECK(first.solution == third.solution);
}

TEST_CASE("another solver in the process is measured like any", "[solvers]") {
  MeasureOptions options;
  options.solvers.push_back({.entry = &dpll});
  const Measurement measurement =
      Measurer({.encoding = &support::encoding("extended")}, options).measure(puzzle_of(four));
  REQUIRE(measurement.solvers.size() == 1);
  CHECK(measurement.solvers[0].failure.empty());
  REQUIRE(measurement.solvers[0].times.size() == 1);
  CHECK(measurement.solvers[0].times[0].answer == Answer::satisfiable);
}

TEST_CASE("what only some solvers can do is asked of the entry", "[solvers]") {
  CHECK(default_solver().setting != nullptr);
  CHECK(default_solver().make_proving != nullptr);
  for (const SolverEntry& entry : solver_entries()) {
    INFO(entry.name);
    const bool linked = entry.command.empty();
    CHECK(entry.incremental == linked);
    if (linked) continue;
    CHECK(entry.setting == nullptr);
    CHECK(entry.make_proving == nullptr);
  }
}
