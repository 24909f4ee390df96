// sudoku-sat check --entries: which of the digits that a player has entered are wrong, and why.
#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

/// A 4x4 puzzle of f-puzzles: a given is 1 to 4, an entered digit is a letter, A for 1.
std::string fpuzzle(const std::string& cells) {
  std::string grid;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    grid += i % 4 == 0 ? (i == 0 ? "[" : "],[") : ",";
    const bool entered = cells[i] >= 'A' && cells[i] <= 'D';
    if (cells[i] == '.') {
      grid += "{}";
    } else {
      const char digit = entered ? static_cast<char>(cells[i] - 'A' + '1') : cells[i];
      grid += std::string("{\"value\":") + digit + (entered ? "}" : ",\"given\":true}");
    }
  }
  return "{\"size\":4,\"grid\":[" + grid + "]]}";
}

// Its solution is 1243 3421 4312 2134.
const std::string with_wrong = fpuzzle("1.D...2..3.A...4");
const std::string all_right = fpuzzle("1BD...2..3.....4");

}  // namespace

TEST_CASE("cli: check --entries says which entered digit is wrong, and what is right",
          "[cli][check]") {
  const RunResult result = run({"check", "--entries", "-p", with_wrong});
  CHECK(result.status == 20);
  CHECK(result.err.empty());
  CHECK_THAT(result.out, Contains("consistent: there is one solution\n"
                                  "1 of 2 entered digits is wrong:\n"
                                  "  r3c4=1: the solution has 2"));
}

TEST_CASE("cli: a wrong digit that breaks a rule comes with the cells that it clashes with",
          "[cli][check]") {
  const Json entries =
      object_of("check", {"--entries", "-p", fpuzzle("1A....2..3.....4")}).at("entries");
  CHECK(entries.at("entered") == 1);
  REQUIRE(entries.at("wrong").size() == 1);
  const Json& wrong = entries.at("wrong")[0];
  CHECK(wrong.at("cell") == "r1c2");
  CHECK(wrong.at("value") == 1);
  CHECK(wrong.at("solution") == 2);
  REQUIRE(wrong.at("conflicts").size() == 1);
  CHECK(wrong.at("conflicts")[0].at("rule") == "row 1");
}

TEST_CASE("cli: right digits end check --entries with status 0", "[cli][check]") {
  const RunResult result = run({"check", "--entries", "-p", all_right});
  CHECK(result.status == 0);
  CHECK_THAT(result.out, Contains("all 2 entered digits are right"));
}

TEST_CASE("cli: a digit that no solution has is wrong", "[cli][check]") {
  const Json entries =
      object_of("check", {"--entries", "-p", fpuzzle("1..........A....")}).at("entries");
  CHECK(entries.at("wrong").empty());
  const Json none =
      object_of("check", {"--entries", "-p", fpuzzle("1...A...........")}).at("entries");
  REQUIRE(none.at("wrong").size() == 1);
  CHECK(none.at("wrong")[0].at("solution").is_null());
}

TEST_CASE("cli: digits that are possible individually but not together are listed",
          "[cli][check]") {
  const RunResult result =
      run({"check", "--entries", "-f", "json", "-p", fpuzzle("1.........BBC...")});
  CHECK(result.status == 20);
  const Json entries = Json::parse(result.out).at("entries");
  CHECK(entries.at("wrong").empty());
  CHECK(entries.at("together") == Json::array({"r3c3", "r3c4"}));
}

TEST_CASE("cli: entries of a puzzle without a solution are not judged", "[cli][check]") {
  const RunResult result = run({"check", "--entries", "-p", fpuzzle("11..........A...")});
  CHECK(result.status == 20);
  CHECK_THAT(result.out, Contains("1 entered digit was not checked"));
}

TEST_CASE("cli: other commands ignore entered digits with a warning, or take them as givens",
          "[cli][check]") {
  const RunResult without = run({"solve", "-f", "line", "-p", with_wrong});
  CHECK(without.out == "1243342143122134\n");
  CHECK_THAT(without.err, Contains("2 entered digits are ignored; --entries givens uses them"));
  CHECK(run({"solve", "-p", with_wrong, "--entries", "givens"}).status == 20);
  CHECK(run({"convert", "-f", "line", "-p", all_right, "--entries=givens"}).out ==
        "124...2..3.....4\n");
}

TEST_CASE("cli: only check takes --entries check", "[cli][check]") {
  CHECK_THAT(run({"solve", "-p", small, "--entries", "check"}).err,
             Contains("--entries check: choose ignore or givens"));
  CHECK(run({"check", "-p", small, "--entries"}).status == 0);
  CHECK(run({"check", "-p", small, "--entries", "check"}).status == 0);
}
