// tools/compare_builds reports whether two programs behave the same: here the program and one that
// prints an additional word.
#include "helpers.hpp"

using namespace sudoku_sat::support;

namespace {

RunResult compare(const std::string& after) {
  const std::string other = "printf '#!/bin/sh\\n" + after + "\\n' > other; chmod +x other; ";
  return shell(other + source_path("tools/compare_builds") + " \"$SUDOKU_SAT\" ./other '^list amo'",
               patience);
}

}  // namespace

TEST_CASE("compare_builds: two programs with the same output", "[cli]") {
  const RunResult result = compare("exec \"$SUDOKU_SAT\" \"$@\"");
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.out == "1 command: 0 differ, 0 not compared, 0 refused by both\n");
}

TEST_CASE("compare_builds: the first command that differs is named with its first such line",
          "[cli]") {
  const RunResult result = compare("\"$SUDOKU_SAT\" \"$@\"; echo and more");
  INFO(result);
  CHECK(result.status == 1);
  CHECK_THAT(result.out,
             Catch::Contains("differs: list amo\n") && Catch::Contains("after:  and more"));
}

TEST_CASE("compare_builds: a wrong program or pattern is reported in one line", "[cli]") {
  const auto refusal = [](const std::string& arguments) {
    const RunResult result = shell(
        source_path("tools/compare_builds") + " " + arguments + " 2>&1 | tail -n 1", patience);
    INFO(result);
    CHECK(lines_of(result.out).size() == 1);
    return result.out;
  };
  const std::string ours = "\"$SUDOKU_SAT\"";
  CHECK_THAT(refusal("./none " + ours), Catch::Contains("./none is no program"));
  CHECK_THAT(refusal("/bin/false /bin/false"), Catch::Contains("lists no encodings"));
  CHECK_THAT(refusal(ours + " " + ours + " '('"), Catch::Contains("is no regular expression"));
  CHECK_THAT(refusal(ours + " " + ours + " nothing-has-this"),
             Catch::Contains("no command of the list has 'nothing-has-this'"));
}
