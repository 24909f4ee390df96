// Every rule against brute force, which knows its meaning and no constraints: the number of
// solutions that each encoding leaves, that counting finds, and what an external solver answers.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
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

/// One case of each rule, the one with the largest board: it has the fewest solutions.
std::vector<RuleCase> largest_cases() {
  std::map<std::string_view, RuleCase> largest;
  for (const RuleCase& rule_case : support::rule_cases()) {
    const auto [entry, added] = largest.try_emplace(rule_case.rule, rule_case);
    if (!added && entry->second.size < rule_case.size) entry->second = rule_case;
  }
  std::vector<RuleCase> cases;
  for (const auto& [rule, rule_case] : largest) cases.push_back(rule_case);
  return cases;
}

/// How many pairs of 4x4 grids agree where the last box of the first is the first box of the
/// second.
std::uint64_t overlapping_pairs() {
  std::vector<std::vector<int>> all;
  support::for_each_solution(2, 2, std::vector<int>(16, 0), [&](const std::vector<int>& grid) {
    all.push_back(grid);
    return true;
  });
  std::uint64_t pairs = 0;
  for (const auto& first : all) {
    pairs += static_cast<std::uint64_t>(
        std::count_if(all.begin(), all.end(), [&](const std::vector<int>& second) {
          return first[10] == second[0] && first[11] == second[1] && first[14] == second[4] &&
                 first[15] == second[5];
        }));
  }
  return pairs;
}

std::shared_ptr<const Board> overlapping_board() {
  return make_board(Geometry(4),
                    {{find_rule("grids"), split_entries("r1c1 r3c3", {"test", 1, 1}), {"test"}}});
}

}  // namespace

TEST_CASE("every rule has cases, of which some grids keep to it and some don't") {
  std::set<std::string_view> covered;
  for (const RuleCase& rule_case : support::rule_cases()) covered.insert(rule_case.rule);
  for (const Rule* rule : rules()) {
    // Those with variables: unit/rules/language/variables.cpp, unit/rules/digits_from_zero.cpp,
    // unit/rules/deconstruction.cpp.
    static const std::set<std::string_view> with_variables{
        "yin-yang",          "cave",          "loop",  "chaos-construction",
        "doublers",          "negators",      "wrogn", "schrodinger-cells",
        "doppelganger-zero", "deconstruction"};
    const bool elsewhere = rule->on_by_default || rule->name == "grids" || rule->name == "shape" ||
                           rule->name == "values" || rule->name == "asterisk" ||
                           rule->name == "free-grid" || with_variables.contains(rule->name);
    CAPTURE(rule->name);
    CHECK((elsewhere || covered.contains(rule->name)));
  }
}

TEST_CASE("every rule's boards have as many solutions as brute force finds") {
  for (const RuleCase& rule_case : support::rule_cases()) {
    DYNAMIC_SECTION(rule_case.rule << " " << rule_case.size << " " << rule_case.data) {
      const std::uint64_t expected = support::brute_force_count(rule_case);
      REQUIRE(expected > 0);
      CHECK(to_string(count(puzzle_of(rule_case), {}, Limits()).solutions) ==
            std::to_string(expected));
      CHECK(found(puzzle_of(rule_case), {.solutions = 0}) == expected);
    }
  }
}

TEST_CASE("every rule goes with every encoding, with and without reduction", "[long]") {
  constexpr const char* names[] = {"none", "givens", "units"};
  std::size_t round = 0;
  for (const RuleCase& rule_case : largest_cases()) {
    ++round;
    DYNAMIC_SECTION(rule_case.rule << " " << rule_case.size) {
      const std::uint64_t expected = support::brute_force_count(rule_case);
      const Puzzle puzzle = puzzle_of(rule_case);
      for (std::size_t i = 0; i < encodings().size(); ++i) {
        const std::size_t turns = support::sanitized ? encodings().size() : 2;
        if (!support::in_turn(i % turns, turns, round)) continue;
        const Encoding& encoding = encodings()[i];
        for (std::size_t k = 0; k < std::size(names); ++k) {
          if (!support::in_turn(k, std::size(names), round + i)) continue;
          const char* const name = names[k];
          CAPTURE(encoding.name, name);
          CHECK(found(puzzle,
                      {.formulation = {.encoding = &encoding, .reduction = &reduction_named(name)},
                       .solutions = 0}) == expected);
        }
      }
    }
  }
}

TEST_CASE("every rule goes with an external solver, with the encodings in turn", "[long]") {
  const SolverChoice minisat = choose_solver("minisat");
  std::size_t turn = 0;
  for (const RuleCase& rule_case : largest_cases()) {
    // A process each; every rule with every encoding: the case before.
    const Encoding& encoding = encodings()[turn++ % encodings().size()];
    CAPTURE(rule_case.rule, rule_case.size, encoding.name);
    const std::uint64_t expected =
        std::min<std::uint64_t>(support::brute_force_count(rule_case), 2);
    CHECK(found(puzzle_of(rule_case),
                {.formulation = {.encoding = &encoding}, .solver = minisat, .solutions = 2}) ==
          expected);
  }
}

TEST_CASE("two grids that overlap have as many solutions as brute force finds pairs") {
  const auto board = overlapping_board();
  CHECK(board->cells() == 28);
  const Puzzle puzzle{board, Grid(board->cells(), 0)};
  CHECK(to_string(count(puzzle, {}, Limits()).solutions) == std::to_string(overlapping_pairs()));
}

TEST_CASE("every encoding and an external solver know asterisks and several grids", "[long]") {
  for (const auto& board :
       {make_board(Geometry(9), {{find_rule("asterisk")}}), overlapping_board()}) {
    const Puzzle empty{board, Grid(board->cells(), 0)};
    Puzzle puzzle{board, PuzzleSolver().solve(empty, Limits()).solution.value()};
    for (Cell cell = 0; cell < board->cells(); ++cell) {
      if (cell % 3 != 1) puzzle.givens[cell] = 0;
    }
    const std::uint64_t expected = found(puzzle, {.solutions = 0});
    for (const Encoding& encoding : encodings()) {
      CAPTURE(board->size(), encoding.name);
      CHECK(found(puzzle, {.formulation = {.encoding = &encoding}, .solutions = 3}) ==
            std::min<std::uint64_t>(expected, 3));
      CHECK(found(puzzle, {.formulation = {.encoding = &encoding},
                           .solver = choose_solver("minisat"),
                           .solutions = 2}) == std::min<std::uint64_t>(expected, 2));
    }
  }
}
