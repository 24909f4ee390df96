// sudoku-sat solve --expected, and the format that -v reports for a puzzle.
#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

TEST_CASE("cli: --expected compares with the solution that the input gives", "[cli][solve]") {
  const std::string solution = lines_of(run({"solve", "-f", "line"}, worksheet).out).front();
  std::string wrong = solution;
  std::swap(wrong[0], wrong[1]);
  const auto expected = [](const std::string& input, const Strings& more = {}) {
    Strings command = {"solve", "--expected", "-f", "line"};
    command.insert(command.end(), more.begin(), more.end());
    return run(command, input);
  };
  for (const std::string& right :
       {"puzzle,solution\n" + worksheet + "," + solution + "\n", worksheet + " " + solution + "\n",
        "id;puzzle;solution\n7;" + worksheet + ";" + solution + "\n",
        "{\"puzzle\": \"" + worksheet + "\", \"solution\": \"" + solution + "\"}\n"}) {
    INFO(right);
    const RunResult result = expected(right);
    CHECK(result.status == 0);
    CHECK(result.out == solution + "\n");
    const RunResult json = run({"solve", "--expected", "-f", "json"}, right);
    CHECK_THAT(json.out,
               Contains("\"expected\":{\"solution\":\"" + solution + "\",\"fault\":null}") ||
                   Contains("\"expected\":{\"fault\":null,\"solution\":\"" + solution + "\"}"));
  }
  const RunResult bad = expected(worksheet + "," + wrong + "\n");
  CHECK(bad.status == 1);
  CHECK(bad.out == solution + "\n");
  CHECK_THAT(bad.err, Contains("the given solution is wrong: "));
  CHECK(expected(worksheet + "," + wrong + "\n" + worksheet + "," + solution + "\n", {"-j", "2"})
            .status == 1);
  const RunResult none = expected(worksheet + "\n");
  CHECK(none.status == 1);
  CHECK_THAT(none.err, Contains("no solution is given to compare with"));
  CHECK(run({"solve", "-f", "line"}, worksheet + "," + wrong + "\n").status == 0);
}

TEST_CASE("cli: -v says as what a puzzle was read", "[cli][solve]") {
  CHECK_THAT(run({"solve", "-v"}, worksheet).err, Contains("standard input:1: read as line"));
  CHECK_THAT(
      run({"convert", "-v", "-f", "line"}, "[[1,0,0,0],[0,0,1,0],[0,1,0,0],[0,0,0,1]]\n").err,
      Contains("read as list"));
}
