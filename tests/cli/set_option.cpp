// --set: CaDiCaL's own options, and what --stats shows of them.
#include "cli/helpers.hpp"
#include "support/fixtures.hpp"

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

TEST_CASE("cli: --stats says what the solver was made with", "[cli]") {
  const auto options = [](Strings arguments, const std::string& puzzles) {
    arguments.insert(arguments.begin(), {"solve", "--stats"});
    Strings found;
    for (const std::string& line : lines_of(run(arguments, puzzles).err)) {
      if (line.starts_with("solver options")) found.push_back(line.substr(line.rfind("  ") + 2));
    }
    return found;
  };
  CHECK(options({"-e", "extended"}, worksheet + "\n") == Strings{"chrono=0"});
  CHECK(options({"--set", "chrono=1"}, worksheet + "\n") == Strings{"chrono=1"});
  const std::string large = source_path("puzzles/generated/board-16.txt");
  CHECK(options({large}, "") == Strings{"chrono=0 stabilizeonly=1"});
  CHECK(options({"-e", "extended", large}, "") == Strings{"chrono=0"});
}
