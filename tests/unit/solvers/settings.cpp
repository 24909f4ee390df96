// CaDiCaL's own options, and its limit on conflicts.
#include <catch2/catch.hpp>

#include "pigeons.hpp"
#include "sudoku_sat/solver.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;
using Catch::Contains;

TEST_CASE("a solver setting is a name and a value in its range", "[solvers]") {
  CHECK(solver_setting("phase=0").name == "phase");
  CHECK(solver_setting("phase=0").value == 0);
  CHECK(solver_setting("restartint=100").value == 100);
}

TEST_CASE("solver settings that CaDiCaL doesn't have are refused", "[solvers]") {
  CHECK_THROWS_WITH(solver_setting("phases=0"), Contains("no option 'phases'"));
  CHECK_THROWS_WITH(solver_setting("phase"), Contains("not NAME=VALUE"));
  CHECK_THROWS_WITH(solver_setting("=1"), Contains("not NAME=VALUE"));
  CHECK_THROWS_WITH(solver_setting("quiet=0"), Contains("'quiet' is always 1"));
  for (const std::string text : {"phase=2", "phase=-1", "phase=", "phase=x", "phase=0x",
                                 "phase=99999999999999999999", "phase= 1", "phase=1=1"}) {
    CHECK_THROWS_AS(solver_setting(text), UsageError);
    CHECK_THROWS_WITH(solver_setting(text), Contains("takes a whole number from 0 to 1"));
  }
}

TEST_CASE("CaDiCaL works with the settings that it was given", "[solvers]") {
  // Of free variables all get the initial phase.
  for (const int phase : {0, 1}) {
    SolverChoice choice = choose_solver("");
    choice.settings = {solver_setting("lucky=0"), {"phase", phase}};
    const auto solver = make_solver(choice);
    solver->new_vars(4);
    solver->add_clause(std::vector<Lit>{1, -2});
    solver->add_clause(std::vector<Lit>{-3, 4});
    REQUIRE(solver->solve(Limits()) == Answer::satisfiable);
    for (Var variable = 1; variable <= 4; ++variable)
      CHECK(solver->value(variable) == (phase == 1));
  }
}

TEST_CASE("a limit of work holds for the next call only", "[solvers]") {
  std::vector<std::int64_t> conflicts;
  for (const std::int64_t work : {1'000, 1'000, 2'000}) {
    const auto solver = make_solver({});
    add_pigeons(*solver, 8);
    solver->limit_work(work);
    CHECK(solver->solve(Limits()) == Answer::unknown);
    conflicts.push_back(solver->statistics().conflicts.value_or(0));
    CHECK(solver->solve(Limits()) == Answer::unsatisfiable);
  }
  CHECK(conflicts[0] == conflicts[1]);
  CHECK(conflicts[0] < conflicts[2]);
}
