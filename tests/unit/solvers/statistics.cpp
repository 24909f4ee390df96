// The statistics of the table's solvers that are installed here.
#include <catch2/catch.hpp>
#include <memory>

#include "pigeons.hpp"
#include "sudoku_sat/solver.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

bool is_program(const SolverEntry& entry) { return !entry.command.empty(); }

std::unique_ptr<Solver> quiet(const SolverEntry& entry) {
  return make_solver(choose_solver(entry.name));
}

std::unique_ptr<Solver> with_figures(const SolverEntry& entry) {
  return make_solver(choose_solver(entry.name).with_statistics());
}

void add_satisfiable(Solver& solver) {
  solver.new_vars(3);
  for (const auto& clause : std::vector<std::vector<Lit>>{{1, 2}, {-1, 3}, {-3, -2}}) {
    solver.add_clause(clause);
  }
}

}  // namespace

TEST_CASE("each program of the table has a command that prints figures", "[statistics]") {
  for (const SolverEntry& entry : solver_entries()) {
    INFO(entry.name);
    CHECK(entry.verbose_command.empty() == entry.command.empty());
    if (!is_program(entry)) continue;
    CHECK(entry.verbose_command.find("{cnf}") != entry.verbose_command.npos);
    const bool to_file = entry.verbose_command.find("{out}") != entry.verbose_command.npos;
    CHECK(to_file == (entry.dialect == AnswerDialect::result_file));
  }
}

TEST_CASE("each installed solver reports its conflicts and decisions", "[statistics]") {
  for (const SolverEntry& entry : solver_entries()) {
    if (!installed(entry)) continue;
    DYNAMIC_SECTION(entry.name) {
      const auto solver = with_figures(entry);
      add_pigeons(*solver, few_holes);
      REQUIRE(solver->solve({}) == Answer::unsatisfiable);
      const SolverStatistics statistics = solver->statistics();
      CHECK(statistics.conflicts.value_or(0) > 0);
      CHECK(statistics.decisions.value_or(0) > 0);
      // clasp tells none, z3 only parts of them.
      if (entry.name != "clasp" && entry.name != "z3") {
        CHECK(statistics.propagations.value_or(0) > 0);
      }
    }
  }
}

TEST_CASE("each installed solver finds a model while it reports its figures", "[statistics]") {
  for (const SolverEntry& entry : solver_entries()) {
    if (!installed(entry)) continue;
    DYNAMIC_SECTION(entry.name) {
      const auto solver = with_figures(entry);
      add_satisfiable(*solver);
      REQUIRE(solver->solve({}) == Answer::satisfiable);
      CHECK(solver->value(1) == solver->value(3));
      CHECK(solver->value(1) != solver->value(2));
    }
  }
}

TEST_CASE("a program's quiet command answers the same without figures", "[statistics]") {
  for (const SolverEntry& entry : solver_entries()) {
    if (!is_program(entry) || !installed(entry)) continue;
    DYNAMIC_SECTION(entry.name) {
      const auto solver = quiet(entry);
      add_pigeons(*solver, few_holes);
      REQUIRE(solver->solve({}) == Answer::unsatisfiable);
      const SolverStatistics statistics = solver->statistics();
      CHECK_FALSE(statistics.conflicts);
      CHECK_FALSE(statistics.decisions);
      CHECK_FALSE(statistics.propagations);
    }
  }
}

TEST_CASE("a program's formula took a time to write, that of the one in the process none",
          "[statistics]") {
  for (const SolverEntry& entry : solver_entries()) {
    if (!installed(entry)) continue;
    DYNAMIC_SECTION(entry.name) {
      const auto solver = quiet(entry);
      add_satisfiable(*solver);
      CHECK_FALSE(solver->statistics().write_seconds);
      REQUIRE(solver->solve({}) == Answer::satisfiable);
      CHECK(solver->statistics().write_seconds.has_value() == is_program(entry));
      CHECK(solver->statistics().write_seconds.value_or(0) >= 0);
    }
  }
}

TEST_CASE("a choice with statistics differs in its command alone", "[statistics]") {
  for (const SolverEntry& entry : solver_entries()) {
    if (!installed(entry)) continue;
    INFO(entry.name);
    const SolverChoice choice = choose_solver(entry.name);
    const SolverChoice with = choice.with_statistics();
    CHECK(with.name == choice.name);
    CHECK(with.dialect == choice.dialect);
    CHECK(with.command == entry.verbose_command);
    CHECK(choice.command == entry.command);
  }
}

TEST_CASE("a command of one's own stays what it is with statistics", "[statistics]") {
  const SolverChoice choice = choose_solver("my-solver {cnf}").with_statistics();
  CHECK(choice.command == "my-solver {cnf}");
}
