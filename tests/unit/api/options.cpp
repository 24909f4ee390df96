// Options of requests that the command line has had for longer: their effect, against brute force.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "sudoku_sat/api.hpp"
#include "sudoku_sat/formats.hpp"
#include "support/brute_force.hpp"

using namespace sudoku_sat;

namespace {

using Json = nlohmann::json;

Json response(const char* command, const Json& puzzle, const Json& options) {
  Json request{{"command", command}, {"options", options}};
  if (!puzzle.is_null()) request["puzzle"] = puzzle;
  return Json::parse(answer_request(request.dump()));
}

Json only_answer(const char* command, const Json& puzzle, const Json& options) {
  const Json found = response(command, puzzle, options);
  INFO(found.dump());
  REQUIRE(found.at("answers").size() == 1);
  return found.at("answers").at(0);
}

std::string message(const char* command, const Json& puzzle, const Json& options) {
  return response(command, puzzle, options).at("error").at("message");
}

/// Of a 4x4 puzzle.
std::vector<int> values_in(const std::string& puzzle) {
  std::vector<int> values;
  for (const char c : puzzle) values.push_back(c == '.' ? 0 : c - '0');
  return values;
}

const std::string few = "12..34....1.....";
const std::string variable = "size: 4\nrule:\n  var t in 1..4\n  t < r1c1\n\n";

}  // namespace

TEST_CASE("requests count by the value of a cell as brute force does", "[api]") {
  for (const std::string by : {"r1c1", "r3c4", "r4c4"}) {
    const Json answer = only_answer("count", few, {{"by", by}});
    const auto cell = static_cast<std::size_t>((by[1] - '1') * 4 + (by[3] - '1'));
    CHECK(answer.at("by") == by);
    CHECK(answer.at("solutions") == support::count_solutions(2, 2, values_in(few)));
    CHECK(answer.at("complete") == true);
    CHECK(answer.at("values").size() == (by == "r1c1" ? 1 : 4));
    for (const Json& one : answer.at("values")) {
      std::vector<int> with = values_in(few);
      with[cell] = one.at("value");
      CAPTURE(by, one.dump());
      CHECK(one.at("solutions") == support::count_solutions(2, 2, with));
    }
  }
  CHECK(message("count", few, {{"by", "r5c1"}}) ==
        "by r5c1: the board has no such cell; write it as r1c2");
}

TEST_CASE("values from 0 are counted by as they are written", "[api]") {
  const Json answer =
      only_answer("count", "size: 4\nvalues: 0-3\n\n................\n", {{"by", "r1c1"}});
  REQUIRE(answer.at("values").size() == 4);
  CHECK(answer.at("values").at(0).at("value") == 0);
  CHECK(answer.at("values").at(3).at("value") == 3);
  CHECK(answer.at("values").at(0).at("solutions") == 72);
}

TEST_CASE("requests leave out excluded solutions", "[api]") {
  const Json all = only_answer("solve", few, {{"solutions", 0}, {"sorted", true}}).at("all");
  const std::size_t solutions = all.size();
  REQUIRE(solutions == support::count_solutions(2, 2, values_in(few)));
  REQUIRE(solutions > 1);
  const std::vector<Json> forms{all[0], Json{all[0]},
                                all[0].get<std::string>() + "\n" + all[0].get<std::string>()};
  for (const Json& excluded : forms) {
    CAPTURE(excluded.dump());
    const Json options{{"exclude", excluded}};
    CHECK(only_answer("count", few, options).at("solutions") == solutions - 1);
    const Json rest =
        only_answer("solve", few, {{"solutions", 0}, {"exclude", excluded}}).at("all");
    CHECK(rest.size() == solutions - 1);
    CHECK(std::find(rest.begin(), rest.end(), all[0]) == rest.end());
    const Json counts = only_answer("candidates", few, {{"counts", true}, {"exclude", excluded}});
    CHECK(counts.at("solutions") == solutions - 1);
    CHECK(counts.at("counts").at("r1c1") == Json{solutions - 1});
  }
  CHECK(only_answer("candidates", few, {{"exclude", all}}).at("status") == "unsatisfiable");
  CHECK(message("solve", few, {{"exclude", std::string(81, '1')}}) ==
        "solutions:1: this grid has 81 cells, but a solution of this puzzle has 16");
  CHECK(message("solve", few, {{"exclude", {1}}}) ==
        "request: option exclude must be a string or an array of strings");
}

TEST_CASE("requests count solutions that differ in variables alone", "[api]") {
  // t is below r1c1: one value of t for 2, two for 3, three for 4, and none for 1.
  const std::string puzzle = variable + "................\n";
  const Json options{{"counts", true}, {"variables", true}, {"limit", 1000}};
  const Json answer = only_answer("candidates", puzzle, options);
  CHECK(answer.at("solutions") == 72 * (1 + 2 + 3));
  CHECK(answer.at("candidates").at("r1c1") == Json{2, 3, 4});
  CHECK(answer.at("counts").at("r1c1") == Json{72, 144, 216});
  const Json without = only_answer("candidates", puzzle, {{"counts", true}, {"limit", 1000}});
  CHECK(without.at("solutions") == 72 * 3);
  CHECK(without.at("counts").at("r1c1") == Json{72, 72, 72});
}

TEST_CASE("requests set the solver's options and answer with its statistics", "[api]") {
  const Json options{{"stats", true}, {"set", {"phase=0", "restart=1"}}};
  for (const char* command : {"solve", "check"}) {
    const Json answer = only_answer(command, few, options);
    CHECK(answer.at("statistics").at("decisions").is_number());
    CHECK_FALSE(only_answer(command, few, {{"set", "phase=0"}}).contains("statistics"));
    CHECK(message(command, few, {{"set", "phsae=0"}}).find("has no option 'phsae'") !=
          std::string::npos);
  }
}

TEST_CASE("requests make puzzles with one solution, the same for a seed", "[api]") {
  const Json options{{"size", 4}, {"seed", 7}, {"count", 5}};
  const Json made = response("generate", nullptr, options).at("answers");
  REQUIRE(made.size() == 5);
  std::set<std::string> different;
  for (const Json& one : made) {
    CHECK(support::count_solutions(2, 2, values_in(one.at("puzzle"))) == 1);
    CHECK(only_answer("solve", one.at("puzzle"), Json::object()).at("solution") ==
          one.at("solution"));
    different.insert(one.at("puzzle"));
  }
  CHECK(different.size() > 1);
  CHECK(response("generate", nullptr, options).at("answers") == made);
  CHECK(only_answer("generate", nullptr, {{"size", 4}}).at("seed").is_number());
}

TEST_CASE("requests make puzzles of a given board, solution and pattern", "[api]") {
  const std::string solution = "1234341221434321";
  const Json given = only_answer("generate", "1...............", {{"seed", 1}, {"clues", 6}});
  CHECK(given.at("givens") == 6);
  CHECK(given.at("solution").get<std::string>()[0] == '1');
  const Json options{
      {"size", 4}, {"seed", 1}, {"solution", solution}, {"pattern", "....xxxx.xxxxxxx"}};
  const Json answer = only_answer("generate", nullptr, options);
  CHECK(answer.at("solution") == solution);
  const std::string puzzle = answer.at("puzzle");
  CHECK(puzzle.substr(0, 4) == "....");
  CHECK(puzzle[8] == '.');
  CHECK(support::count_solutions(2, 2, values_in(puzzle)) == 1);
  const Json impossible = response("generate", "11..............", {{"seed", 1}, {"count", 3}});
  CHECK(impossible.at("status") == 20);
  REQUIRE(impossible.at("answers").size() == 1);
  CHECK(impossible.at("answers")[0].at("reason") == "the board has no solution with these givens");
}

TEST_CASE("requests make no more and no larger puzzles than they may", "[api]") {
  CHECK(message("generate", nullptr, {{"size", 4}, {"count", 10001}}) ==
        "request: at most 10000 puzzles are allowed");
  CHECK(message("generate", nullptr, {{"size", 64}}).find("the board has 4096 cells") == 0);
  CHECK(message("generate", "................\n................", {{"seed", 1}}) ==
        "this command takes one puzzle, but there are several");
}

TEST_CASE("a request's formula can exclude the solution", "[api]") {
  const std::string puzzle = "1.....2..3.....4";
  const Json answer = only_answer("dimacs", puzzle, {{"exclude-solution", true}});
  CHECK(answer.at("document").get<std::string>().find("\nc excluded 1243342143122134\n") !=
        std::string::npos);
  const Json none = response("dimacs", "11....2..3.....4", {{"exclude-solution", true}});
  CHECK(none.at("status") == 20);
  CHECK_FALSE(none.at("answers")[0].contains("document"));
}

TEST_CASE("requests compare on boards of a family and with other givens", "[api]") {
  const Json family{{"sizes", "4,6"}, {"encodings", "maple"}, {"grids", "latin"},
                    {"open", "0.5"},  {"count", 3},           {"solve", true},
                    {"seeds", 2},     {"proof-size", true}};
  const Json rows = only_answer("compare", nullptr, family).at("rows");
  REQUIRE(rows.size() == 2);
  for (const Json& row : rows) {
    CHECK(row.at("puzzles") == 3);
    CHECK(row.at("seeds") == 2);
    CHECK(row.at("proof_bytes").is_number());
  }
  const Json some =
      only_answer("compare", "1.....2..3.....4", {{"encodings", "maple"}, {"givens", "3,5"}})
          .at("rows");
  REQUIRE(some.size() == 2);
  CHECK(some[0].at("givens") == 3);
  CHECK(some[1].at("units") == 5);
  CHECK(message("compare", nullptr, {{"grids", "latin"}, {"open", "0.5"}, {"count", 20000}}) ==
        "request: at most 10000 puzzles are allowed");
}
