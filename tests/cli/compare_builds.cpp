// tools/compare_builds says whether two programs do the same: here the program and one that says a
// word more.
#include "helpers.hpp"

using namespace sudoku_sat::support;

namespace {

RunResult compare(const std::string& after) {
  const std::string other = "printf '#!/bin/sh\\n" + after + "\\n' > other; chmod +x other; ";
  return shell(other + source_path("tools/compare_builds") + " \"$SUDOKU_SAT\" ./other '^list amo'",
               patience);
}

}  // namespace

TEST_CASE("compare_builds: two programs that say the same", "[cli]") {
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
