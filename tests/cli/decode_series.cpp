// sudoku-sat decode: several answers to a series, one for each puzzle in order.
#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

/// A model of the small puzzle: S[i,j,k] is true where the solution has k.
std::string literals_of_small() {
  std::string literals;
  int variable = 0;
  for (const char value : small_solution) {
    for (const char other : {'1', '2', '3', '4'}) {
      literals += (other == value ? "" : "-") + std::to_string(++variable) + " ";
    }
  }
  return literals;
}

}  // namespace

TEST_CASE("cli: each of several answers to a series belongs to the next puzzle", "[cli][decode]") {
  const std::string other = "2............... other";
  const Scratch files;
  const std::string cnf = files.write(
      "series.icnf",
      run({"dimacs", "--givens", "assume"}, joined({small, "11..............", other, small})).out);
  const std::string solved = "s SATISFIABLE\nv " + literals_of_small() + "0\n";
  const auto decoded = [&](const std::string& answers, const std::string& format = "line") {
    return run({"decode", "-f", format, cnf, files.write("answers", answers)});
  };
  SECTION("one for each") {
    const RunResult result = decoded(solved + "s UNSATISFIABLE\ns UNKNOWN\nc last\n" + solved);
    INFO(result);
    CHECK(result.status == 30);
    CHECK(lines_of(result.out) ==
          Strings{small_solution, "unsatisfiable", "unknown", small_solution});
    CHECK_THAT(result.err, Contains("puzzle 2: the solver says that there is no solution") &&
                               Contains("puzzle 3 (other): the solver gave no answer"));
  }
  SECTION("a wrong one does not end the series") {
    const RunResult result = decoded(solved + "s UNSATISFIABLE\n" + solved + solved, "json");
    INFO(result);
    CHECK(result.status == 1);
    CHECK_THAT(result.err, Contains("puzzle 3 (other): the answer is not a solution"));
    const std::vector<Json> objects = objects_of(result);
    REQUIRE(objects.size() == 4);
    CHECK(objects[2].at("status") == "unknown");
    CHECK(objects[2].at("label") == "other");
    CHECK(objects[2].at("solution") == nullptr);
    CHECK(objects[3].at("index") == 3);
    CHECK(objects[3].at("solution") == small_solution);
  }
  SECTION("too few: the others are left undecided") {
    const RunResult result = decoded(solved + "s UNSATISFIABLE\n");
    CHECK(result.status == 30);
    CHECK(lines_of(result.out) == Strings{small_solution, "unsatisfiable", "unknown", "unknown"});
    CHECK_THAT(result.err, Contains("puzzle 4: no answer to it"));
  }
  SECTION("too many") {
    const std::string denied = "s UNSATISFIABLE\n";
    const RunResult result = decoded(solved + denied + denied + solved + denied);
    CHECK(result.status == 1);
    CHECK_THAT(result.err, Contains("more answers than puzzles: the file has 4"));
  }
}
