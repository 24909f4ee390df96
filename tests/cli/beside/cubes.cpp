// Cubes of puzzles with variables besides the grid: the results of their parts are merged.
#include "beside_cases.hpp"
#include "cli/parts/cubes_run.hpp"

using namespace sudoku_sat::support;

namespace {

RunResult merged(const Strings& puzzle, const Strings& options) {
  const CubesRun cubes;
  Strings arguments = options;
  arguments.insert(arguments.end(), puzzle.begin(), puzzle.end());
  REQUIRE(cubes.split(arguments).status == 0);
  CHECK(cubes.parts() > 1);
  cubes.run_all();
  const RunResult result = cubes.merge();
  INFO(result);
  return result;
}

RunResult merged_for(const BesideCase& one, const std::string& purpose) {
  return merged(on_empty(one), {"--cubes", "4", "--for", purpose});
}

}  // namespace

TEST_CASE("cli: cubes of puzzles with variables merge to the grids of brute force",
          "[cli][beside][cubes]") {
  for (const BesideCase& one : beside_cases()) {
    CAPTURE(one.rules);
    const std::set<std::string> all = solutions_of(one);
    const RunResult list = merged_for(one, "list");
    CHECK(list.status == 0);
    CHECK(lines_of(list.out) == Strings(all.begin(), all.end()));
    const RunResult count = merged_for(one, "count");
    CHECK(count.status == 0);
    CHECK(count.out == std::to_string(all.size()) + "\n");
    const RunResult solved = merged_for(one, "solve");
    CHECK(solved.status == 0);
    CHECK(all.contains(lines_of(solved.out).at(0)));
    CHECK(merged_for(one, "unique").status == 40);
    CHECK(merged_for(one, "unsat").status == 0);
  }
}

TEST_CASE("cli: proofs of cubes with variables merge to a certificate", "[cli][beside][cubes]") {
  for (const BesideCase& one : beside_cases()) {
    CAPTURE(one.rules);
    // A board of one grid, found by what other solutions don't have.
    const std::set<std::string> all = solutions_of(one);
    const std::string solution = *all.begin();
    std::string line = solution;
    for (char& c : line) {
      const char given = c;
      c = '.';
      const auto others = std::count_if(all.begin(), all.end(), [&](const std::string& grid) {
        return std::equal(grid.begin(), grid.end(), line.begin(),
                          [](char value, char wanted) { return wanted == '.' || wanted == value; });
      });
      if (others > 1) c = given;
    }
    const CubesRun cubes;
    Strings arguments = {"--cubes", "3", "--for", "unique", "--proofs"};
    const Strings puzzle = on_line(one, line);
    arguments.insert(arguments.end(), puzzle.begin(), puzzle.end());
    REQUIRE(cubes.split(arguments).status == 0);
    cubes.run_all();
    const std::string directory = cubes.scratch.file("certificate");
    const RunResult merged_proofs = cubes.merge({"-o", directory});
    INFO(merged_proofs);
    CHECK(merged_proofs.status == 0);
    CHECK(run({"verify", directory}).status == 0);
  }
}
