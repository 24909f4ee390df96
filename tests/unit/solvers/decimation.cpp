// Decimation: what it calls a model is one, it finds those of boards with one solution, it is the
// same with every division into slices, and it says of no satisfiable formula that there is none.
#include "solvers/decimation.hpp"

#include <catch2/catch.hpp>
#include <stdexcept>

#include "pigeons.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/sinks.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/random_puzzles.hpp"
#include "tasks/search.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

std::unique_ptr<Solver> decimation_of(std::size_t variables,
                                      const std::vector<std::vector<Lit>>& clauses) {
  auto solver = make_decimation();
  solver->new_vars(variables);
  for (const auto& clause : clauses) solver->add_clause(clause);
  return solver;
}

/// The solution, checked by the rules, and what it took.
struct Found {
  Grid grid;
  std::int64_t decisions;
  std::int64_t dead_ends;
  bool operator==(const Found&) const = default;
};

/// In slices of so many conflicts; none: at once.
Found solve(const Puzzle& puzzle, const Encoding& encoding, std::int64_t slice) {
  const VariableMap variables = *variables_after(reduction("units"), puzzle, direct_code());
  const auto solver = make_decimation();
  encode_puzzle(puzzle, variables, {.encoding = &encoding}, *solver);
  Answer answer = Answer::unknown;
  while (answer == Answer::unknown) {
    if (slice != 0) solver->limit_conflicts(slice);
    answer = solver->solve(Limits());
  }
  REQUIRE(answer == Answer::satisfiable);
  const SolverStatistics statistics = solver->statistics();
  return {verified_solution(puzzle, variables, solver.get()), *statistics.decisions,
          *statistics.conflicts};
}

}  // namespace

TEST_CASE("decimation solves boards of few givens and of many, under several encodings") {
  for (const std::string_view name : {"extended", "triads"}) {
    for (const std::size_t open : {100U, 150U, 200U}) {
      INFO(name << ", " << open << " cells open");
      CHECK(solve(opened_board(16, open, open), encoding(name), 0).grid.size() == 256);
    }
  }
}

TEST_CASE("decimation goes on after dead ends") {
  const Geometry geometry(16);
  const Puzzle empty{make_board(geometry), Grid(geometry.cells(), 0)};
  CHECK(solve(empty, encoding("extended"), 0).dead_ends > 0);
}

TEST_CASE("decimation comes to the same solution however its work is divided") {
  const Puzzle puzzle = opened_board(25, 400, 4);
  const Found whole = solve(puzzle, encoding("extended"), 0);
  CHECK(solve(puzzle, encoding("extended"), 1) == whole);
  CHECK(solve(puzzle, encoding("extended"), 7) == whole);
}

TEST_CASE("decimation finds models of all kinds of clauses") {
  const auto solver =
      decimation_of(5, {{1, 2, 3}, {-1, -2}, {-1, -3}, {-2, -3}, {-3, 4, -5}, {5, -4}});
  REQUIRE(solver->solve(Limits()) == Answer::satisfiable);
  const auto value = [&](Var variable) { return solver->value(variable); };
  CHECK(value(1) + value(2) + value(3) == 1);
  CHECK((!value(3) || value(4) || !value(5)));
  CHECK((value(5) || !value(4)));
  solver->add_clause(std::vector<Lit>{value(1) ? -1 : 1});
  CHECK_THROWS_AS(solver->value(1), std::logic_error);
  CHECK(solver->solve(Limits()) == Answer::satisfiable);
}

TEST_CASE("decimation says that there is no model only where propagation shows it") {
  CHECK(decimation_of(1, {{1}, {-1}})->solve(Limits()) == Answer::unsatisfiable);
  CHECK(decimation_of(2, {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}})->solve(Limits()) ==
        Answer::unsatisfiable);
  const auto pigeons_solver = decimation_of(5 * 6, pigeons(5));
  pigeons_solver->limit_conflicts(20);
  CHECK(pigeons_solver->solve(Limits()) == Answer::unknown);
}

TEST_CASE("decimation gives up where variables outside of groups need a search") {
  const auto solver =
      decimation_of(5, {{1}, {-1, 2, 3}, {-3, 4, 5}, {-3, 4, -5}, {-3, -4, 5}, {-3, -4, -5}});
  for (int i = 0; i < 2; ++i) CHECK(solver->solve(Limits()) != Answer::unsatisfiable);
}

TEST_CASE("decimation never calls a puzzle with a solution unsatisfiable") {
  const std::size_t puzzles = random_inputs(2000);
  for (std::uint64_t seed = 0; seed < puzzles; ++seed) {
    INFO("seed " << seed);
    CHECK(solve(opened_board(4, 4 + seed % 13, seed), encoding("extended"), 0).grid.size() == 16);
  }
}

TEST_CASE("decimation stops at a deadline and goes on after it") {
  const auto solver = decimation_of(12 * 13, pigeons(12));
  CHECK(solver->solve(Limits(0.01, nullptr)) == Answer::unknown);
  CHECK(solver->solve(Limits(0.0, nullptr)) == Answer::unknown);
  CHECK(solver->solve(Limits(0.01, nullptr)) == Answer::unknown);
}

TEST_CASE("decimation takes no assumptions") {
  const auto solver = decimation_of(2, {{1, 2}});
  CHECK_THROWS_AS(solver->assume(1), std::logic_error);
  CHECK_THROWS_AS(solver->failed(1), std::logic_error);
}
