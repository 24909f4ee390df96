// The solvers of the table that are installed here, each on small formulas.
#include <array>
#include <catch2/catch.hpp>
#include <memory>
#include <string>

#include "pigeons.hpp"
#include "sudoku_sat/solver.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

/// Null where the program is not installed.
std::unique_ptr<Solver> make_if_installed(std::string_view name) {
  try {
    return make_solver(choose_solver(name));
  } catch (const SolverError& error) {
    INFO(error.what());
    CHECK_THAT(error.what(), Catch::Contains("is not installed: "));
    return nullptr;
  }
}

/// Exactly one of 1, 2, 3; and a variable 4 that stands in no clause.
void add_exactly_one(Solver& solver) {
  REQUIRE(solver.new_vars(4) == 1);
  solver.add_clause(std::array{1, 2, 3});
  solver.add_clause(std::array{-1, -2});
  solver.add_clause(std::array{-1, -3});
  solver.add_clause(std::array{-2, -3});
}

/// So many holes that no solver which reasons by resolution comes to an end.
constexpr int many_holes = 13;

int count_true(const Model& model) {
  int count = 0;
  for (const Var variable : {1, 2, 3}) count += model[variable] == Model::Value::is_true ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("each solver that is installed finds a model", "[solvers]") {
  for (const SolverEntry& entry : solver_entries()) {
    DYNAMIC_SECTION(entry.name) {
      const auto solver = make_if_installed(entry.name);
      if (!solver) continue;
      add_exactly_one(*solver);
      REQUIRE(solver->solve({}) == Answer::satisfiable);
      CHECK(count_true(solver->model(3)) == 1);
    }
  }
}

TEST_CASE("each solver that is installed finds the only model", "[solvers]") {
  for (const SolverEntry& entry : solver_entries()) {
    DYNAMIC_SECTION(entry.name) {
      const auto solver = make_if_installed(entry.name);
      if (!solver) continue;
      add_exactly_one(*solver);
      for (const Lit literal : {-1, -2, 4}) solver->add_clause(std::array{literal});
      REQUIRE(solver->solve({}) == Answer::satisfiable);
      CHECK(solver->value(3));
    }
  }
}

TEST_CASE("each solver that is installed finds a formula unsatisfiable", "[solvers]") {
  for (const SolverEntry& entry : solver_entries()) {
    DYNAMIC_SECTION(entry.name) {
      const auto solver = make_if_installed(entry.name);
      if (!solver) continue;
      add_exactly_one(*solver);
      for (const Lit literal : {-1, -2, -3}) solver->add_clause(std::array{literal});
      CHECK(solver->solve({}) == Answer::unsatisfiable);
    }
  }
}

TEST_CASE("each solver that is installed takes assumptions for one solve", "[solvers]") {
  for (const SolverEntry& entry : solver_entries()) {
    DYNAMIC_SECTION(entry.name) {
      const auto solver = make_if_installed(entry.name);
      if (!solver) continue;
      add_exactly_one(*solver);
      solver->assume(1);
      solver->assume(2);
      REQUIRE(solver->solve({}) == Answer::unsatisfiable);
      CHECK((solver->failed(1) && solver->failed(2)));
      solver->assume(2);
      REQUIRE(solver->solve({}) == Answer::satisfiable);
      CHECK(solver->value(2));
    }
  }
}

TEST_CASE("each solver that is installed knows the empty formula and the empty clause",
          "[solvers]") {
  for (const SolverEntry& entry : solver_entries()) {
    DYNAMIC_SECTION(entry.name) {
      const auto solver = make_if_installed(entry.name);
      if (!solver) continue;
      CHECK(solver->solve({}) == Answer::satisfiable);
      solver->add_clause({});
      CHECK(solver->solve({}) == Answer::unsatisfiable);
    }
  }
}

TEST_CASE("each solver that is installed stops at a time-out", "[solvers]") {
  for (const SolverEntry& entry : solver_entries()) {
    DYNAMIC_SECTION(entry.name) {
      const auto solver = make_if_installed(entry.name);
      if (!solver) continue;
      add_pigeons(*solver, many_holes);
      CHECK(solver->solve(Limits(0.2, nullptr)) == Answer::unknown);
    }
  }
}
