// The built-in CaDiCaL: answers, assumptions, limits, and the states in which it may be asked.
#include <atomic>
#include <catch2/catch.hpp>

#include "pigeons.hpp"
#include "sudoku_sat/solver.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

std::unique_ptr<Solver> solver_of(std::size_t variables,
                                  const std::vector<std::vector<Lit>>& clauses) {
  auto solver = make_solver(choose_solver(""));
  CHECK(solver->new_vars(variables) == 1);
  for (const auto& clause : clauses) solver->add_clause(clause);
  return solver;
}

}  // namespace

TEST_CASE("CaDiCaL finds a model of all variables") {
  const auto solver = solver_of(3, {{1, 2}, {-1}, {-2, 3}});
  REQUIRE(solver->solve(Limits()) == Answer::satisfiable);
  const Model model = solver->model(3);
  CHECK(model[1] == Model::Value::is_false);
  CHECK(model[2] == Model::Value::is_true);
  CHECK(model[3] == Model::Value::is_true);
}

TEST_CASE("CaDiCaL's assumptions last one call, and those that failed are known") {
  const auto solver = solver_of(3, {{-1, -2}});
  solver->assume(1);
  solver->assume(2);
  solver->assume(3);
  REQUIRE(solver->solve(Limits()) == Answer::unsatisfiable);
  CHECK(solver->failed(1));
  CHECK(solver->failed(2));
  CHECK_FALSE(solver->failed(3));
  CHECK(solver->solve(Limits()) == Answer::satisfiable);
}

TEST_CASE("CaDiCaL asked in the wrong state throws instead of ending the process") {
  const auto solver = solver_of(2, {{1, 2}});
  CHECK_THROWS_AS(solver->value(1), std::logic_error);
  CHECK_THROWS_AS(solver->failed(1), std::logic_error);
  REQUIRE(solver->solve(Limits()) == Answer::satisfiable);
  CHECK_THROWS_AS(solver->failed(1), std::logic_error);
  solver->add_clause(std::vector<Lit>{-1});
  CHECK_THROWS_AS(solver->value(1), std::logic_error);
  solver->add_clause(std::vector<Lit>{-2});
  REQUIRE(solver->solve(Limits()) == Answer::unsatisfiable);
  CHECK_THROWS_AS(solver->value(1), std::logic_error);
}

TEST_CASE("CaDiCaL stops at a deadline and at an interrupt") {
  const auto solver = solver_of(12 * 13, pigeons(12));
  CHECK(solver->solve(Limits(0.01, nullptr)) == Answer::unknown);
  const std::atomic<bool> interrupt = true;
  CHECK(solver->solve(Limits({}, &interrupt)) == Answer::unknown);
}

TEST_CASE("an interrupted call takes its assumptions with it") {
  const auto solver = solver_of(1, {{1}});
  const std::atomic<bool> interrupt = true;
  solver->assume(-1);
  REQUIRE(solver->solve(Limits({}, &interrupt)) == Answer::unknown);
  CHECK(solver->solve(Limits()) == Answer::satisfiable);
}

TEST_CASE("CaDiCaL reports its conflicts and decisions") {
  const auto solver = solver_of(5 * 6, pigeons(5));
  REQUIRE(solver->solve(Limits()) == Answer::unsatisfiable);
  const SolverStatistics statistics = solver->statistics();
  REQUIRE(statistics.conflicts);
  CHECK(*statistics.conflicts > 10);
  REQUIRE(statistics.decisions);
  CHECK(*statistics.decisions > 10);
  CHECK(statistics.propagations.value_or(0) > 10);
}

TEST_CASE("a formula with an empty clause is unsatisfiable, one without clauses satisfiable") {
  CHECK(solver_of(1, {{}})->solve(Limits()) == Answer::unsatisfiable);
  CHECK(solver_of(1, {})->solve(Limits()) == Answer::satisfiable);
}
