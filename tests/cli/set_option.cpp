// --set: CaDiCaL's own options.
#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

TEST_CASE("cli: --set gives CaDiCaL its options") {
  const RunResult result = run({"solve", "-e", "minimal", "--set", "phase=0", "--set", "seed=7",
                                "-f", "line", "-p", worksheet});
  CHECK(result.status == 0);
  CHECK(result.out == worksheet_solution + "\n");
  CHECK(result.err.empty());
}

TEST_CASE("cli: --set with what CaDiCaL doesn't take is wrong usage") {
  for (const std::string text : {"phase", "phases=0", "phase=2", "quiet=0"}) {
    const RunResult result = run({"solve", "--set", text, "-p", worksheet});
    INFO(result);
    CHECK(result.status == 2);
    CHECK(result.out.empty());
    CHECK_THAT(result.err, Contains("option") || Contains("NAME=VALUE"));
  }
}

TEST_CASE("cli: --set goes with the solver in the process alone") {
  const RunResult result = run({"solve", "-s", sleeper, "--set", "phase=0", "-p", worksheet});
  CHECK(result.status == 2);
  CHECK_THAT(result.err, Contains("--set"));
}
