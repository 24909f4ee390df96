// Boards with values from 0, and with more rows than columns, in all commands: messages name a
// value by its number on the board.
#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

RunResult from_zero(const std::string& command, Strings options, const std::string& givens) {
  options.insert(options.begin(), command);
  options.insert(options.end(), {"--size", "4", "--rules", "values=0-3", "-p", givens});
  return run(options);
}

}  // namespace

TEST_CASE("cli: commands say the numbers of values from 0", "[cli]") {
  const Json candidates =
      Json::parse(from_zero("candidates", {"-f", "json"}, "0.....1.........").out);
  CHECK(candidates["candidates"]["r1c1"] == Json::array({0}));
  CHECK(candidates["candidates"]["r1c3"] == Json::array({2, 3}));
  CHECK_THAT(from_zero("candidates", {"--counts", "-f", "csv"}, "0.....1.........").out,
             Contains("r1c1,0,"));
  const Json check =
      Json::parse(from_zero("check", {"--differences", "-f", "json"}, "0.....1.........").out);
  CHECK(check["differences"]["r1c3"] == Json::array({2, 3}));
  const Json clash = Json::parse(from_zero("check", {"-f", "json"}, "00..............").out);
  CHECK(clash["conflicts"][0]["value"] == 0);
  CHECK_THAT(from_zero("check", {}, "00..............").out, Contains("r1c1=0 r1c2=0"));
  CHECK_THAT(from_zero("dimacs", {"--annotate"}, "0.....1.........").out,
             Contains("c givens: r1c1 is 0: r1c1 is 0\n1 0\n"));
  CHECK_THAT(from_zero("trace", {"-e", "extended"}, "0.....1.........").out,
             Contains("r1c1=0: r1c1 is 0\n") && Contains("r1c1≠3: r1c1 has only one value") &&
                 Contains("r2c1≠1: row 2 has 1 only once"));
}

TEST_CASE("cli: explain says the numbers of values from 0", "[cli]") {
  const std::string puzzle = "0.....1..2.....3";
  const RunResult text = from_zero("explain", {}, puzzle);
  INFO(text);
  CHECK(text.status == 0);
  CHECK_THAT(text.out, Contains("r2c4=0") && !Contains("=4") && !Contains("the 4 can"));
  CHECK_THAT(from_zero("explain", {"--why-not", "r1c2=0"}, puzzle).out,
             Contains("r1c2 can't be 0: row 1 has 0 only once, and r1c1=0 is given"));
  const RunResult why = from_zero("explain", {"--cell", "r1c1"}, puzzle);
  CHECK_THAT(why.out, Contains("r1c1=0 is given"));
  CHECK(from_zero("explain", {"-f", "html"}, puzzle).status == 0);
  CHECK_THAT(run({"explain", "--size", "4", "--rules", "values=0-3, kropki=white: r1c1-r1c2", "-p",
                  ".............."
                  ".."})
                 .out,
             !Contains("=4"));
}

TEST_CASE("cli: models and certificates of values from 0 and of wide boards are read back",
          "[cli]") {
  for (const char* board : {"--size 4 --rules values=0-3", "--rules shape=4x6"}) {
    const RunResult result =
        shell("s() { \"$SUDOKU_SAT\" -q \"$@\"; }; s generate --seed 5 -f puzzle " +
              std::string(board) + R"( > p.txt; s solve -f line p.txt
for encoding in extended binary order; do
  s dimacs -e $encoding p.txt > p.cnf; minisat -verb=0 p.cnf p.out > /dev/null; s decode p.cnf p.out -f line
done
s solve -s minisat -f line p.txt; s prove -o p.proof p.txt; s verify p.proof | head -n 1)");
    INFO(result);
    const Strings lines = lines_of(result.out);
    REQUIRE(lines.size() == 6);
    CHECK(lines[0].find('.') == std::string::npos);
    for (std::size_t i = 1; i < 5; ++i) CHECK(lines[i] == lines[0]);
    CHECK_THAT(lines[5], Contains("the solution is the only one"));
  }
}

TEST_CASE("cli: pictures show both digits of a Schroedinger cell", "[cli]") {
  const RunResult result = run({"solve", "-f", "svg", "--size", "4", "--rules", "schrodinger-cells",
                                "-p", "0125250110525210"});
  INFO(result);
  CHECK_THAT(result.out, Contains(">3/4<") && Contains(">2<") && !Contains(">5<"));
}
