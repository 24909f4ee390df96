// The fields of an answer of solve don't contradict each other, whatever rules the puzzle has.
#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "report/answers.hpp"
#include "sudoku_sat/api.hpp"
#include "sudoku_sat/formats.hpp"
#include "support/fixtures.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;

namespace {

using Json = nlohmann::json;

Json solve_answer(const std::string& puzzle, const Json& options) {
  const Json request{{"command", "solve"}, {"puzzle", puzzle}, {"options", options}};
  return Json::parse(answer_request(request.dump())).at("answers").at(0);
}

void check_solutions(const Json& answer, const Json& options) {
  const bool solved = answer.at("status") == "solved";
  CHECK(solved == !answer.at("solution").is_null());
  CHECK(solved == (answer.at("solutions") != 0));
  if (!options.contains("unique") || !solved) CHECK(answer.at("unique").is_null());
  if (!options.contains("solutions")) return;
  CHECK(answer.at("all").size() == answer.at("solutions"));
  if (solved) CHECK(answer.at("all")[0] == answer.at("solution"));
  CHECK(answer.at("complete") == true);
}

/// What decided it, and how much of a formula there was left to decide.
void check_work(const Json& answer) {
  const bool inconsistent = answer.at("status") == "inconsistent";
  CHECK(inconsistent == answer.at("decided_by").is_null());
  if (inconsistent) return;
  const bool by_propagation = answer.at("decided_by") == "unit propagation";
  CHECK(by_propagation == (answer.at("variables") == 0));
  CHECK(by_propagation == (answer.at("clauses") == 0));
}

void check_blame(const Json& answer) {
  const bool unsatisfiable = answer.at("status") == "unsatisfiable";
  CHECK((answer.at("status") == "inconsistent") == !answer.at("conflicts").empty());
  REQUIRE(answer.at("core").is_array());
  if (!unsatisfiable) CHECK(answer.at("core").empty());
  const bool rules_alone = unsatisfiable && answer.at("core").empty();
  CHECK(rules_alone == answer.contains("reason"));
  if (rules_alone) CHECK(answer.at("reason") == "the rules leave none, whatever is given");
}

void check_answers(const std::string& puzzle) {
  const std::vector<Json> all_options{Json::object(),
                                      {{"unique", true}},
                                      {{"solutions", 2}},
                                      {{"encoding", "maple"}},
                                      {{"encoding", "binary"}, {"reduce", "units"}}};
  for (const Json& options : all_options) {
    const Json answer = solve_answer(puzzle, options);
    CAPTURE(puzzle, options.dump(), answer.dump());
    check_solutions(answer, options);
    check_work(answer);
    check_blame(answer);
  }
}

/// With the first of the open cells given.
Puzzle with_given(Puzzle puzzle, Value value) {
  const auto open = std::find(puzzle.givens.begin(), puzzle.givens.end(), 0);
  if (open != puzzle.givens.end()) *open = value;
  return puzzle;
}

}  // namespace

TEST_CASE("a core that was not found is null, not a core without givens", "[api]") {
  PuzzleInput input;
  input.puzzle = support::puzzle_of(support::inkala);
  Outcome outcome;
  outcome.status = Status::unsatisfiable;
  outcome.core_missing = true;
  const auto json = report::to_json(report::PuzzleAnswer{
      .index = 0, .input = input, .outcome = outcome, .status = "unsatisfiable", .solver = ""});
  CHECK(json.at("core").is_null());
}

TEST_CASE("fields of an answer agree with each other under every rule", "[api]") {
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    const auto board = support::board_of(rule_case);
    const std::vector<int> givens = support::givens_of(rule_case);
    Puzzle puzzle{board, Grid(board->cells(), 0)};
    std::copy(givens.begin(), givens.end(), puzzle.givens.begin());
    check_answers(puzzle_text(puzzle));
    for (Value value = 1; value <= 2; ++value)
      check_answers(puzzle_text(with_given(puzzle, value)));
  }
}

TEST_CASE("fields of an answer agree with each other, however the puzzle is decided", "[api]") {
  const std::string inkala(support::inkala);
  const std::string rules = "size: 9\ncages:\n  10: r1c1 r1c2\n  13: r1c3 r1c4\n\n";
  for (const std::string& puzzle :
       {inkala, std::string(support::inkala_solution), support::with(inkala, 1, '4'),
        support::with(inkala, 1, '8'), std::string(81, '.'), rules + std::string(81, '.'),
        rules + "5" + std::string(80, '.'), std::string(256, '.')}) {
    check_answers(puzzle);
  }
}
