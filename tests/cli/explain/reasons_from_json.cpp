// Steps of explain, checked from nothing but their JSON: the data of each reason is turned into
// clauses, by the rules as people know them. A plain solver then decides whether the conclusions
// follow, and whether they still do without one of the reasons.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "explain.hpp"
#include "rebuilt_reasons.hpp"
#include "support/inputs.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat::support;

namespace {

std::string opposite_of(const std::string& statement) {
  const std::size_t sign = statement.find_first_of("!=");
  if (statement[sign] == '!') return statement.substr(0, sign) + statement.substr(sign + 1);
  return statement.substr(0, sign) + "!" + statement.substr(sign);
}

/// "r1c1=5" or "r1c1!=5" as a reason.
Json fact_of(const std::string& statement) {
  const std::size_t sign = statement.find_first_of("!=");
  const bool holds = statement[sign] == '=';
  return {{"cells", {statement.substr(0, sign)}},
          {"value", std::stoi(statement.substr(sign + (holds ? 1 : 2)))},
          {"holds", holds}};
}

/// Checks the argument of a step: each small step follows from what it says, which are reasons of
/// the step, assumptions, and what small steps before it conclude; each case is contradicted.
class ArgumentInJson {
 public:
  ArgumentInJson(const Json& step, RebuiltReasons& rebuilt)
      : rebuilt_(rebuilt), given_(step["reasons"]) {}

  void check(const Json& one) {
    const auto assumed = assumed_;
    const auto concluded = concluded_;
    assumed_.insert(one["assumption"]);
    for (const Json& step : one["steps"]) {
      CAPTURE(step);
      const Json whole = with_reasons(step);
      const bool last = &step == &one["steps"].back();
      REQUIRE(step["conclusions"].size() == (last ? 0U : 1U));
      if (last) {
        CHECK(rebuilt_.contradict(whole));
      } else if (step.contains("cases")) {
        CHECK(step["conclusions"][0] == opposite_of(step["cases"].at(0)["assumption"]));
        check(step["cases"].at(0));
      } else {
        CHECK(rebuilt_.imply_conclusions(whole));
      }
      if (!last) concluded_.emplace(step["number"], step["conclusions"][0]);
    }
    assumed_ = assumed;
    concluded_ = concluded;
  }

 private:
  /// The step with its reasons as a step outside has them.
  Json with_reasons(const Json& step) const {
    Json whole{{"conclusions", step["conclusions"]}, {"reasons", Json::array()}};
    for (const Json& place : step["reasons"]) {
      whole["reasons"].push_back(given_.at(place.get<std::size_t>()));
    }
    for (const Json& assumption : step.value("assumptions", Json::array())) {
      CHECK(assumed_.contains(assumption));
      whole["reasons"].push_back(fact_of(assumption));
    }
    for (const Json& number : step.value("argument_steps", Json::array())) {
      REQUIRE(concluded_.contains(number));
      whole["reasons"].push_back(fact_of(concluded_.at(number)));
    }
    return whole;
  }

  RebuiltReasons& rebuilt_;
  const Json& given_;                             ///< reasons of the step
  std::set<std::string> assumed_;                 ///< by this case and those around it
  std::map<std::size_t, std::string> concluded_;  ///< by number of the small step
};

/// Of more reasons than these not each need be needed.
constexpr std::size_t max_needed = 60;
/// A step of more reasons is checked along its argument alone: the plain solver takes too long.
constexpr std::size_t max_at_once = 60;

void check_step(const Json& step, RebuiltReasons& rebuilt) {
  CAPTURE(step);
  const std::size_t reasons = step["reasons"].size();
  const bool argued = step.contains("cases");
  if (step["name"] == "forcing chain") CHECK(argued);
  if (argued) {
    const Json& only = step["cases"].at(0);
    CHECK(step["conclusions"][0] == opposite_of(only["assumption"]));
    ArgumentInJson(step, rebuilt).check(only);
  }
  if (reasons > max_at_once && argued) return;
  CHECK(rebuilt.imply_conclusions(step));
  for (std::size_t i = 0; i < reasons && reasons <= max_needed; ++i) {
    CAPTURE(i);
    CHECK_FALSE(rebuilt.imply_conclusions(step, i));
  }
}

void check_steps(const Json& explanation) {
  CHECK(explanation["status"] == "solved");
  RebuiltReasons rebuilt(explanation);
  for (const Json& step : explanation["steps"]) check_step(step, rebuilt);
}

Json explained_with(const std::string& rules, int size, const std::string& puzzle) {
  return explained({"--size", std::to_string(size), "--rules", rules}, puzzle);
}

/// The steps of a puzzle of the rule that the program makes.
Json explained_case(const RuleCase& rule_case) {
  std::string rules(rule_case.rule);
  if (!rule_case.data.empty()) rules += "=" + std::string(rule_case.data);
  const RunResult made = run({"generate", "--size", std::to_string(rule_case.size), "--rules",
                              rules, "--seed", "1", "-f", "line"});
  INFO(made);
  REQUIRE(made.status == 0);
  return explained_with(rules, rule_case.size, lines_of(made.out).at(0));
}

/// The first reason of a kind.
Json reason_of(const Json& explanation, const std::string& kind) {
  for (const Json& step : explanation["steps"]) {
    for (const Json& reason : step["reasons"]) {
      if (reason["kind"] == kind) return reason;
    }
  }
  return nullptr;
}

}  // namespace

TEST_CASE("cli: the JSON of a step of explain implies it, and needs each reason, with every rule",
          "[long]") {
  std::string_view last;
  for (const RuleCase& rule_case : rule_cases()) {
    if (std::exchange(last, rule_case.rule) == rule_case.rule && !soak()) continue;
    CAPTURE(rule_case.rule, rule_case.data);
    check_steps(explained_case(rule_case));
  }
}

TEST_CASE("cli: the JSON of explain implies its steps on boards of values from 0") {
  for (const char* data :
       {"cages=3: r1c1 r1c2; 2: r3c1 r4c1", "kropki=white: r1c1-r1c2; black: r3c3-r3c4",
        "arrows=r1c1: r2c3 r3c3", "even=r1c1 r4c2", "thermometers=r1c1-r1c3",
        "rule=r1c1 * r2c3 + r3c4 = 3"}) {
    const std::string rules = std::string("values=0-3, ") + data;
    CAPTURE(rules);
    const RunResult made =
        run({"generate", "--size", "4", "--rules", rules, "--seed", "1", "-f", "line"});
    REQUIRE(made.status == 0);
    const Json json = explained_with(rules, 4, lines_of(made.out).at(0));
    CHECK(json["least"] == 0);
    check_steps(json);
  }
}

TEST_CASE("cli: the JSON of explain implies its steps with variables beside the grid", "[long]") {
  const Json json = explained({"--size", "4", "--rules", "doppelganger-zero"}, "...2...4..4..3..");
  CHECK(json["least_of"]["row_misses[1]"] == 0);
  check_steps(json);
  const Json sum = explained({"--size", "4", "--rules", "rule=var t in 3..6; r1c1 + r1c2 = t"},
                             "...2...4..4..3..");
  CHECK(sum["least_of"]["t"] == 3);
  check_steps(sum);
}

TEST_CASE("cli: the JSON of explain has whole arguments, each small step of which follows",
          "[long]") {
  check_steps(explained(
      {}, "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."));
}

// Made by `generate --size 25 --seed 1`. A solver needs thousands of conflicts for it, so that not
// all of it can be told.
// Half a minute: sudoku-sat-tests "[.soak]".
TEST_CASE("cli: explain tells a search of a large board as one, with true reasons", "[.soak]") {
  const Json json =
      explained({"--size", "25"},
                "95EJ.6D....H4..3NGM1B.....1...HL....KFB..I.76J..C576..IK..F.E59.....4.G..N."
                "4...O5....3.M.N8A.F..D...FK.BA..NM...7P.E...5...O.CEJ.5...I...O.H.....M...."
                "A..M.3.1...DIF6J57CE9..H.OL2.HE.5....N4.B.M...PI..IDP.6.B.A...C.52H9O.4G..3"
                "N3G41L2HO9B8AMK.6.I..J.5E1G4.329.H.M.KN.F.A6P.....6PFAD..8.N7.5I.9L.H..413."
                "........1OF.6A.7EI.J..H.2H29...7E.I4.1O3M.N.B..6D.5J7.E...6.9.H.......NM..B"
                "8MN1B..G.HA.DK.IJ..75..2.DFAKP...8.I.E6JC..L...3.434OHG...L.N.81.AP.D.6I..."
                "E7I6J.APDKC.L52....4.N8.ML9C527I...O.3H.N....KA.P.B....O....KAP8F.7.J.E.2.C"
                ".......M.36IJD75....LH.4.JI6.7AKFP.5C2...4.GO31BM........7..HOGL41......P.."
                "G..L.C...E1NB3M.F8PAD..7I");
  CHECK(json["status"] == "solved");
  const Json& steps = json["steps"];
  const auto search = std::find_if(steps.begin(), steps.end(), [](const Json& step) {
    return step["name"] == "search" && !step.contains("cases");
  });
  REQUIRE(search != steps.end());
  RebuiltReasons rebuilt(json);
  check_step(*search, rebuilt);
}

// Takes an hour or so: sudoku-sat-tests "[.soak]", with a file of puzzles in SUDOKU_SAT_SOAK.
TEST_CASE("cli: the JSON of explain is true on a file of puzzles", "[.soak]") {
  const char* const file = std::getenv("SUDOKU_SAT_SOAK");
  if (file == nullptr) {
    WARN("nothing is checked: SUDOKU_SAT_SOAK names no file of puzzles");
    return;
  }
  const RunResult result = run({"explain", "-f", "json", file});
  INFO(result.err);
  CHECK(result.status == 0);
  std::size_t steps = 0;
  for (const Json& explanation : objects_of(result)) {
    check_steps(explanation);
    steps += explanation["steps"].size();
  }
  CHECK(steps > 0);
  WARN(steps << " steps were checked");
}

TEST_CASE("cli: a sum of explain says that its cells differ if that is used") {
  const std::string open(16, '.');
  // Three different values that add up to 6 are 1, 2 and 3.
  const Json row = explained_with("sums=6: r1c1-r1c3", 4, open);
  CHECK(reason_of(row, "diagram").at("differ") == true);
  CHECK(reason_of(row, "diagram").at("text") ==
        "the sum 6 from r1c1 to r1c3: r1c1 r1c2 r1c3 differ and add up to 6");
  const Json apart = explained_with("sums=12: r1c1 r2c3 r3c2", 4, open);
  CHECK(reason_of(apart, "diagram").at("differ") == false);
  CHECK(reason_of(apart, "diagram").at("text") ==
        "the sum 12 from r1c1 to r3c2: r1c1 r2c3 r3c2 add up to 12");
}

TEST_CASE("cli: explain lists the cells of a between line as they lie on it") {
  const Json json = explained_with("between=r2c1 r3c2 r4c3 r4c4", 4, std::string(16, '.'));
  const Json line = reason_of(json, "diagram");
  CHECK(line.at("cells") == Json{"r2c1", "r3c2", "r4c3", "r4c4"});
  CHECK(line.at("text") == "the between line from r2c1 to r4c4: r2c1 r3c2 r4c3 r4c4");
}

TEST_CASE("cli: explain calls clues beside the board by what they say") {
  const Json json = explained_with("skyscrapers=top: . 4 . .", 4, std::string(16, '.'));
  const Json clue = reason_of(json, "diagram");
  CHECK(clue.at("text") == "4 skyscrapers seen from the top of column 2, and its values differ");
  CHECK(clue.at("differ") == true);
  CHECK(clue.at("clue") == Json{4});
}

TEST_CASE("cli: explain writes an arrow as an equation") {
  const Json json = explained_with("arrows=r1c1: r2c3 r3c3", 4, std::string(16, '.'));
  const Json arrow = reason_of(json, "diagram");
  CHECK(arrow.at("text") == "r1c1 = r2c3 + r3c3 (arrow)");
  CHECK(arrow.at("sum") == 0);
  CHECK(arrow.at("coefficients") == Json{1, -1, -1});
}
