// Every rule against brute force, which knows its meaning and no constraints: the number of
// solutions that each encoding leaves, that counting finds, and what an external solver answers.
#include <catch2/catch.hpp>
#include <set>

#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/tasks.hpp"
#include "support/fixtures.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;
using support::RuleCase;

namespace {

Puzzle puzzle_of(const RuleCase& rule_case) {
  const std::vector<int> givens = support::givens_of(rule_case);
  return {support::board_of(rule_case), Grid(givens.begin(), givens.end())};
}

std::uint64_t found(const Puzzle& puzzle, SolveOptions options) {
  const Outcome outcome = PuzzleSolver(std::move(options)).solve(puzzle, Limits());
  INFO(outcome.reason);
  REQUIRE_FALSE(outcome.undecided);
  return outcome.solutions;
}

}  // namespace

TEST_CASE("every rule has cases, of which some grids keep to it and some don't") {
  std::set<std::string_view> covered;
  for (const RuleCase& rule_case : support::rule_cases()) covered.insert(rule_case.rule);
  for (const Rule* rule : rules()) {
    const bool elsewhere = rule->on_by_default || rule->name == "grids" || rule->name == "asterisk";
    CAPTURE(rule->name);
    CHECK((elsewhere || covered.contains(rule->name)));
  }
}

TEST_CASE("every rule's boards have as many solutions as brute force finds") {
  for (const RuleCase& rule_case : support::rule_cases()) {
    DYNAMIC_SECTION(rule_case.rule << " " << rule_case.size) {
      const std::uint64_t expected = support::brute_force_count(rule_case);
      REQUIRE(expected > 0);
      CHECK(to_string(count(puzzle_of(rule_case), {}, Limits()).solutions) ==
            std::to_string(expected));
      CHECK(found(puzzle_of(rule_case), {.solutions = 0}) == expected);
    }
  }
}

TEST_CASE("every rule goes with every encoding, with and without reduction") {
  for (const RuleCase& rule_case : support::rule_cases()) {
    if (rule_case.size == 4) continue;
    DYNAMIC_SECTION(rule_case.rule << " " << rule_case.size) {
      const std::uint64_t expected = support::brute_force_count(rule_case);
      const Puzzle puzzle = puzzle_of(rule_case);
      for (const Encoding& encoding : encodings()) {
        for (const char* name : {"none", "givens", "units"}) {
          CAPTURE(encoding.name, name);
          CHECK(found(puzzle,
                      {.encoding = &encoding, .reduction = &reduction(name), .solutions = 0}) ==
                expected);
        }
      }
    }
  }
}

TEST_CASE("every rule goes with every encoding and an external solver") {
  const SolverChoice minisat = choose_solver("minisat");
  for (const RuleCase& rule_case : support::rule_cases()) {
    if (rule_case.size == 4) continue;
    DYNAMIC_SECTION(rule_case.rule << " " << rule_case.size) {
      const std::uint64_t expected =
          std::min<std::uint64_t>(support::brute_force_count(rule_case), 2);
      const Puzzle puzzle = puzzle_of(rule_case);
      for (const Encoding& encoding : encodings()) {
        CAPTURE(encoding.name);
        CHECK(found(puzzle, {.encoding = &encoding, .solver = minisat, .solutions = 2}) ==
              expected);
      }
    }
  }
}
