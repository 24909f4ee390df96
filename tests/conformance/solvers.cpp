// Every solver of the table: through `solve -s NAME`, and through `dimacs`, the solver's own
// command and `decode`. For those that are not installed, the program's message.
#include "sudoku_sat/solver.hpp"

#include "cli/helpers.hpp"
#include "conformance/own_command.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

/// What decode makes of the solver's answer to the puzzle's CNF.
RunResult round_trip(const SolverEntry& entry, const std::string& puzzle,
                     const std::string& encoding) {
  return shell("\"$SUDOKU_SAT\" dimacs -q -e " + encoding + " -p " + puzzle + " -o x.cnf; " +
               own_command(entry) + "; \"$SUDOKU_SAT\" decode -f line x.cnf answer");
}

}  // namespace

TEST_CASE("every installed solver solves the worksheet's puzzle", "[solvers]") {
  for (const SolverEntry& entry : solver_entries()) {
    if (!installed(entry)) continue;
    DYNAMIC_SECTION(entry.name) {
      const std::string name(entry.name);
      const RunResult result = run({"solve", "-s", name, "-f", "line", "-p", worksheet});
      INFO(result);
      CHECK(result.status == 0);
      CHECK(result.out == worksheet_solution + "\n");
      CHECK(result.err.empty());
      const Json object =
          objects_of(run({"solve", "-s", name, "-f", "json", "--unique", "-p", worksheet})).at(0);
      CHECK(object.at("unique") == true);
      CHECK(object.at("variables") == 254);
    }
  }
}

TEST_CASE("every installed solver says that there is no solution", "[solvers]") {
  for (const SolverEntry& entry : solver_entries()) {
    if (!installed(entry)) continue;
    DYNAMIC_SECTION(entry.name) {
      const RunResult result =
          run({"solve", "-s", std::string(entry.name), "-f", "line", "-p", unsolvable});
      INFO(result);
      CHECK(result.status == 20);
      CHECK(result.out == "unsatisfiable\n");
    }
  }
}

TEST_CASE("every installed solver lists all solutions of a small board", "[solvers]") {
  for (const SolverEntry& entry : solver_entries()) {
    if (!installed(entry)) continue;
    DYNAMIC_SECTION(entry.name) {
      const RunResult result = run({"solve", "-s", std::string(entry.name), "-n", "0", "-f", "line",
                                    "-p", "1.............1."});
      INFO(result);
      CHECK(result.status == 0);
      CHECK(lines_of(result.out).size() == 18);
    }
  }
}

TEST_CASE("every installed solver solves a file of dimacs, which decode turns back", "[solvers]") {
  for (const SolverEntry& entry : solver_entries()) {
    if (!installed(entry) || entry.command.empty()) continue;
    DYNAMIC_SECTION(entry.name) {
      for (const char* encoding : {"maple", "minimal", "extended"}) {
        CAPTURE(encoding);
        const RunResult result = round_trip(entry, worksheet, encoding);
        INFO(result);
        CHECK(result.status == 0);
        CHECK(result.out == worksheet_solution + "\n");
      }
      CHECK(round_trip(entry, unsolvable, "extended").status == 20);
      CHECK(round_trip(entry, clashing, "maple").status == 20);
    }
  }
}

TEST_CASE("the incremental form is solved by cadical", "[solvers]") {
  const auto entries = solver_entries();
  const auto cadical = std::find_if(entries.begin(), entries.end(), [](const SolverEntry& entry) {
    return entry.name == "cadical";
  });
  REQUIRE(cadical != entries.end());
  if (!installed(*cadical)) return;
  const RunResult round =
      shell("\"$SUDOKU_SAT\" dimacs --givens assume -p " + worksheet +
            " -o x.cnf; cadical -q x.cnf | \"$SUDOKU_SAT\" decode -f line x.cnf");
  INFO(round);
  CHECK(round.status == 0);
  CHECK(round.out == worksheet_solution + "\n");
}

TEST_CASE("every solver that is not installed is an error that says how to get it", "[solvers]") {
  for (const SolverEntry& entry : solver_entries()) {
    if (entry.command.empty()) continue;
    DYNAMIC_SECTION(entry.name) {
      const RunResult result = shell("PATH=/nonexistent \"$SUDOKU_SAT\" solve -p " + worksheet +
                                     " -s " + std::string(entry.name));
      CHECK_THAT(only_error(result, 1), Contains(std::string(entry.name)) &&
                                            Contains("not installed") &&
                                            Contains(std::string(entry.install)));
    }
  }
}
