// sudoku-sat trace --decide: what is decided first, and what unit propagation leaves after that,
// compared with unit propagation that shares nothing with the program.
#include <algorithm>

#include "trace.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

/// Beside 1 at r1c1.
const std::string decisions = "r2c1=3, r3c4=2";

/// Of each 4x4 cell the value whose variable in the direct code is true, else those of which it
/// isn't false.
Json left_by(const std::vector<int>& truths) {
  const auto is_true = [&](int literal) {
    return std::find(truths.begin(), truths.end(), literal) != truths.end();
  };
  Json left = Json::object();
  for (int cell = 0; cell < 16; ++cell) {
    Json values = Json::array();
    for (int value = 1; value <= 4; ++value) {
      const int variable = 4 * cell + value;
      if (is_true(variable)) values = Json::array();
      if (!is_true(-variable)) values.push_back(value);
      if (is_true(variable)) break;
    }
    left["r" + std::to_string(cell / 4 + 1) + "c" + std::to_string(cell % 4 + 1)] = values;
  }
  return left;
}

}  // namespace

TEST_CASE("cli: unit propagation of decisions leaves what it leaves elsewhere", "[cli][trace]") {
  for (const char* encoding : {"minimal", "efficient", "extended", "triads", "maple"}) {
    CAPTURE(encoding);
    const Json json = traced({"-e", encoding, "--mode", "units", "--decide", decisions},
                             "1" + std::string(15, '.'));
    const Cnf cnf = parse_cnf(dimacs({"-e", encoding, "-p", "1" + std::string(15, '.')}));
    CHECK(first_fault(json, cnf) == "");
    REQUIRE(json["status"] == "unknown");
    const auto truths = propagate(cnf, {4 * 4 + 3, 4 * 11 + 2});
    REQUIRE(truths);
    CHECK(json["candidates"] == left_by(*truths));
  }
}

TEST_CASE("cli: a value code without a variable for each value leaves candidates too",
          "[cli][trace]") {
  for (const char* encoding : {"binary", "order"}) {
    CAPTURE(encoding);
    const Json json =
        traced({"-e", encoding, "--mode", "units", "--decide", "r1c1=3"}, std::string(16, '.'));
    CHECK(json["candidates"]["r1c1"] == Json{3});
    CHECK(json["candidates"]["r4c4"] == Json{1, 2, 3, 4});
  }
}

TEST_CASE("cli: decisions that contradict each other or a clause are the end", "[cli][trace]") {
  const RunResult refused =
      trace({"--mode", "units", "--decide", "r1c1=3 r1c2=3"}, std::string(16, '.'));
  CHECK(refused.status == 30);
  CHECK_THAT(refused.err, Contains("r1c2=3 cannot be decided: unit propagation has excluded it\n"));
  // 4 alone is left for r1c3, and for r1c4.
  const Json json = traced({"-e", "minimal", "--mode", "units", "--decide", "r2c4=2 r1c2=3 r1c1=1"},
                           std::string(16, '.'));
  CHECK(json["events"].back()["event"] == "conflict");
  CHECK(json["reason"] == "unit propagation of the decisions ends in a conflict");
  CHECK(json.count("candidates") == 0);
}

TEST_CASE("cli: other modes also begin with the decisions of --decide", "[cli][trace]") {
  for (const char* mode : {"cdcl", "dpll", "backtracking"}) {
    CAPTURE(mode);
    const Json json = traced({"--mode", mode, "-e", "extended", "--decide", "r4c4=2 r1c1=3"},
                             std::string(16, '.'));
    std::vector<std::string> decided;
    for (const Json& event : json["events"]) {
      if (event["event"] == "decision") decided.push_back(event["statement"]);
    }
    REQUIRE(decided.size() >= 2);
    CHECK(decided[0] == "r4c4=2");
    CHECK(decided[1] == "r1c1=3");
    CHECK(json["status"] == "solved");
  }
}

TEST_CASE("cli: decisions that are not possible are reported", "[cli][trace]") {
  const auto complaint = [](const Strings& options) {
    return trace(options, "1" + std::string(15, '.')).err;
  };
  CHECK_THAT(complaint({"--decide", "r1c1"}),
             Contains("--decide: '=' is missing, as in \"r4c5=3\""));
  CHECK_THAT(complaint({"--decide", "r1c2=2 r1c2=3"}), Contains("r1c2 already has a value"));
  CHECK_THAT(complaint({"--reduce", "units", "--decide", "r1c2=1"}),
             Contains("--decide: the reduction excludes r1c2=1"));
}
