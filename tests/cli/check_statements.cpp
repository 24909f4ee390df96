// sudoku-sat check: how cores name statements of the language.
#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

TEST_CASE("cli: check names a file's statements with their lines", "[cli][check]") {
  const RunResult result =
      run({"check", "--with-rules"}, "size: 4\nrule:\n  r1c1 = 1\n  r1c2 < r2c1\n  r1c1 = 2\n");
  CHECK(result.status == 20);
  CHECK_THAT(result.out, Contains("rule \"r1c1 = 1\" in line 3") &&
                             Contains("rule \"r1c1 = 2\" in line 5") && !Contains("line 4"));
}

TEST_CASE("cli: check calls statements by their text, whatever they are about", "[cli][check]") {
  const RunResult result =
      run({"check", "--with-rules", "-f", "json", "--size", "4", "--rules",
           "rule=var t in 1..40; t = r1c1 + r2c3 + 10; t = 16", "-p", "1.....2........4"});
  CHECK(result.status == 20);
  CHECK(objects_of(result).at(0).at("core") ==
        Json{"r1c1=1", "rule \"t = r1c1 + r2c3 + 10\": t r1c1 r2c3", "rule \"t = 16\": t"});
}

TEST_CASE("cli: check --with-clues keeps the rows and boxes of several grids, and regions",
          "[cli][check]") {
  // Rows and boxes of several grids are called otherwise, and the regions of a jigsaw are its
  // boxes.
  for (const std::string header :
       {"size: 4\ngrids: r1c1 r3c3\n", "size: 4\nregions: AAAB; CABB; CCDB; CDDD\n"}) {
    const std::string puzzle = header + "cages: 3: r1c1 r1c2; 7: r1c1 r2c1\n\n";
    const Json found =
        Json::parse(run({"check", "-f", "json", "--repairs", "--with-clues"}, puzzle).out);
    CHECK(found.at("repairs") ==
          Json::array({Json::array({"r1c1 + r1c2 = 3 (the 3-cage at r1c1)"}),
                       Json::array({"r1c1 + r2c1 = 7 (the 7-cage at r1c1)"})}));
  }
}

TEST_CASE("cli: check --redundant copes with clues without which there is no solution",
          "[cli][check]") {
  // With "all given", the dots that are there are needed for any solution.
  const std::string dots =
      "  white: r1c2-r1c3 r1c3-r1c4 r2c1-r2c2 r2c2-r2c3 r2c3-r2c4 r1c2-r2c2 r1c3-r2c3 r2c2-r3c2 "
      "r3c1-r4c1 r3c4-r4c4\n  black: r1c1-r1c2 r3c1-r3c2 r4c3-r4c4 r2c1-r3c1 r2c3-r3c3\n";
  const RunResult checked = run({"check", "--redundant", "--with-rules", "-f", "json"},
                                "size: 4\nkropki:\n" + dots + "  all given\n\n");
  CHECK(checked.status == 0);
  CHECK(checked.err.empty());
  CHECK(Json::parse(checked.out).at("redundant").is_array());
}
