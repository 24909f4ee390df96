// Choosing a solver by name or command line.
#include <catch2/catch.hpp>
#include <string>

#include "sudoku_sat/solver.hpp"
#include "support/setting.hpp"

using namespace sudoku_sat;
using Catch::Contains;

TEST_CASE("without a name the solver is the one in the process", "[solvers]") {
  for (const std::string name : {"", "in-process"}) {
    const SolverChoice choice = choose_solver(name);
    CHECK(choice.by_default());
    CHECK(choice.command.empty());
    CHECK(choice.name == "cadical");
  }
}

TEST_CASE("a command line with {cnf} is taken as it is", "[solvers]") {
  const SolverChoice choice = choose_solver("my-solver --fast {cnf}");
  CHECK_FALSE(choice.by_default());
  CHECK(choice.command == "my-solver --fast {cnf}");
  CHECK(choice.dialect == AnswerDialect::competition);
}

TEST_CASE("a command line with {out} answers in that file", "[solvers]") {
  CHECK(choose_solver("my-solver {cnf} {out}").dialect == AnswerDialect::result_file);
}

TEST_CASE("a program of the table that is not on PATH is an error that says how to get it",
          "[solvers]") {
  const support::Setting setting("PATH", "/nowhere:/dev/null");
  CHECK_THROWS_AS(choose_solver("minisat"), SolverError);
  CHECK_THROWS_WITH(choose_solver("minisat"), "minisat is not installed: apt install minisat");
  CHECK_THROWS_WITH(choose_solver("cryptominisat5"), Contains("apt install cryptominisat"));
  CHECK_THROWS_WITH(choose_solver("kissat"), Contains("github.com/arminbiere/kissat"));
}

TEST_CASE("for a program without {cnf} the message says to add it", "[solvers]") {
  for (const std::string text : {"/bin/sh", "sh -e"}) {
    CHECK_THROWS_AS(choose_solver(text), UsageError);
    CHECK_THROWS_WITH(choose_solver(text), Contains("'" + text + " {cnf}'"));
  }
}

TEST_CASE("an unknown name gets a suggestion", "[solvers]") {
  CHECK_THROWS_AS(choose_solver("minsiat"), UsageError);
  CHECK_THROWS_WITH(choose_solver("minsiat"), Contains("did you mean 'minisat'?"));
  CHECK_THROWS_WITH(choose_solver("Crypto"), Contains("did you mean 'cryptominisat5'?"));
}

TEST_CASE("a name unlike any other gets a list of all", "[solvers]") {
  CHECK_THROWS_WITH(choose_solver("frobnicate"), Contains("in-process, cadical, minisat"));
}

TEST_CASE("every entry of the table can be run and names its source", "[solvers]") {
  for (const SolverEntry& entry : solver_entries()) {
    INFO(entry.name);
    CHECK_FALSE((entry.summary.empty() || entry.source.empty() || entry.install.empty()));
    const bool in_process = entry.command.empty();
    CHECK((in_process || entry.command.find("{cnf}") != entry.command.npos));
    const bool to_file = entry.command.find("{out}") != entry.command.npos;
    CHECK(to_file == (entry.dialect == AnswerDialect::result_file));
  }
}
