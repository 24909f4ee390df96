// Unit propagation and failed literals on candidates, against unit propagation on clauses.
#include <atomic>
#include <catch2/catch.hpp>
#include <functional>
#include <set>

#include "propagate/probing.hpp"
#include "propagate/states.hpp"
#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/propagation.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;
using support::puzzle_of;

namespace {

/// Compares with unit propagation on the extended encoding: the same literals are decided.
void check_against_clauses(const Puzzle& puzzle) {
  const auto candidates = propagate(puzzle);
  const auto literals = support::propagate(support::encoded(puzzle, support::encoding("extended")));
  REQUIRE(candidates.has_value() == literals.has_value());
  if (!candidates) return;
  const VariableMap variables(puzzle.geometry());
  std::vector<int> expected;
  for (Cell cell = 0; cell < puzzle.board->cells(); ++cell) {
    for (int value = 1; value <= puzzle.board->size(); ++value) {
      const Var variable = variables.variable(cell, value);
      if (candidates->decided(cell) == value) expected.push_back(variable);
      if (!candidates->possible(cell, value)) expected.push_back(-variable);
    }
  }
  CHECK(*literals == expected);
}

void check_against_clauses(std::string_view line) {
  CAPTURE(line);
  check_against_clauses(puzzle_of(line));
}

/// A grid that keeps to the rule.
Grid solution_of(const support::RuleCase& rule_case) {
  Grid solution;
  support::for_each_grid(rule_case, [&](const std::vector<int>& values, bool holds) {
    if (holds && solution.empty()) solution.assign(values.begin(), values.end());
  });
  return solution;
}

/// Whether each candidate of the constraint's cells is in some sequence of candidates that its
/// diagram allows.
bool all_supported(const Candidates& candidates, const Board::DiagramOf& constraint) {
  const std::vector<Cell>& cells = *constraint.cells;
  std::set<std::pair<Cell, Value>> supported;
  std::vector<Value> values;
  const std::function<void()> extend = [&] {
    if (values.size() == cells.size()) {
      if (!constraint.diagram->allows(values)) return;
      for (std::size_t i = 0; i < cells.size(); ++i) supported.emplace(cells[i], values[i]);
      return;
    }
    const Cell cell = cells[values.size()];
    for (int value = 1; value <= candidates.size(); ++value) {
      if (!candidates.possible(cell, static_cast<Value>(value))) continue;
      values.push_back(static_cast<Value>(value));
      extend();
      values.pop_back();
    }
  };
  extend();
  std::size_t possible = 0;
  for (const Cell cell : cells) possible += static_cast<std::size_t>(candidates.count(cell));
  return supported.size() == possible;
}

}  // namespace

TEST_CASE("propagation decides the literals that unit propagation on extended decides") {
  for (const auto& known : support::known_puzzles()) check_against_clauses(known.puzzle);
  check_against_clauses(support::inkala_solution);
  check_against_clauses(
      "................12..3..45..........6.....57...2.18.......6........92....5.7...3..");
  check_against_clauses("1234............");
  check_against_clauses("12..34..........");
  check_against_clauses(".1..............");
  // Several fours in a row, column and box, and no value without a place.
  check_against_clauses("..44.....4....4.");
  check_against_clauses("123......4......");
}

TEST_CASE("many givens decide the literals that clauses do, also by rules about fewer cells") {
  Random random(8);
  std::size_t boards = 0;
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    const auto board = support::board_of(rule_case);
    if (!board->only_all_different()) continue;
    CAPTURE(rule_case.rule, rule_case.data);
    const Grid solution = solution_of(rule_case);
    REQUIRE(!solution.empty());
    ++boards;
    for (std::size_t round = 0; round < 20; ++round) {
      Puzzle puzzle{board, solution};
      for (std::size_t open = 0; open < solution.size() / 2; ++open) {
        puzzle.givens[random.below(solution.size())] = 0;
      }
      const auto value =
          static_cast<Value>(1 + random.below(static_cast<std::size_t>(board->size())));
      if (round % 2 == 1) puzzle.givens[random.below(solution.size())] = value;
      CAPTURE(puzzle.givens);
      check_against_clauses(puzzle);
    }
  }
  CHECK(boards > 5);
}

TEST_CASE("propagation finds contradictions") {
  CHECK_FALSE(propagate(puzzle_of("11..............")));
  CHECK_FALSE(propagate(puzzle_of("123....4........")));
  // All values of the first cell are in its row or column; no unit lacks a place for any value.
  CHECK_FALSE(propagate(puzzle_of(".12345...6........7........8........9" + std::string(44, '.'))));
}

TEST_CASE("propagation solves a board of one cell") {
  const auto candidates = propagate(puzzle_of("."));
  REQUIRE(candidates);
  CHECK(candidates->complete());
  CHECK(candidates->decisions() == Grid{1});
}

TEST_CASE("candidates know values above 64") {
  Candidates candidates(Geometry(100));
  CHECK(candidates.count(7) == 100);
  CHECK(candidates.remove(7, 65));
  CHECK_FALSE(candidates.remove(7, 65));
  CHECK_FALSE(candidates.possible(7, 65));
  CHECK(candidates.possible(7, 1));
  CHECK(candidates.count(7) == 99);
  candidates.decide(7, 100);
  CHECK(candidates.first(7) == 100);
  CHECK(candidates.count(7) == 1);
  CHECK(candidates.decided(7) == 100);
  CHECK(candidates.count(8) == 100);
}

TEST_CASE("failed literals show that a solution is the only one where unit propagation does not") {
  const Puzzle puzzle = puzzle_of(
      "................12..3..45..........6.....57...2.18.......6........92....5.7...3..");
  CHECK_FALSE(propagate(puzzle)->complete());
  const Outcome outcome = PuzzleSolver(SolveOptions{}).solve(puzzle, Limits());
  REQUIRE(outcome.solution);
  CHECK(only_solution_by_failed_literals(puzzle, *outcome.solution));
}

TEST_CASE("candidates of a board whose values fill words are all there at first") {
  for (const int size : {63, 64, 65, 128}) CHECK(Candidates(Geometry(size)).count(0) == size);
}

TEST_CASE("only candidates of cells that are not decided are open") {
  Candidates candidates{Geometry(4)};
  CHECK(candidates.open() == 64);
  candidates.decide(0, 2);
  candidates.remove(1, 2);
  CHECK(candidates.open() == 59);
}

TEST_CASE("a solution is shown to be the only one where failed literals decide the puzzle") {
  // Many rounds: what fails last lets candidates fail that did not before.
  std::size_t decided = 0;
  for (const int size : {5, 7, 9, 11}) {
    const Generator generator(make_board(Geometry(1, size)), {.seed = 1});
    for (std::uint64_t index = 0; index < 20; ++index) {
      const Generated made = generator.make(index);
      const auto left = reduction_named("probe").apply(*made.puzzle, Limits());
      CAPTURE(size, index);
      CHECK(only_solution_by_failed_literals(*made.puzzle, made.solution) == left->complete());
      decided += left->complete() ? 1 : 0;
    }
  }
  CHECK(decided > 0);
}

namespace {

/// The same by states that propagate candidates one by one.
propagation::Resistance resistance_by_candidates(const Puzzle& puzzle, const Grid& solution) {
  const Limits limits;
  propagation::Propagation state(*puzzle.board, limits);
  state.decide_all(puzzle.givens);
  propagation::Resistance all;
  while (!state.complete()) {
    const propagation::Propagation before = state;
    propagation::Propagation attempt = state;
    std::uint64_t failed = 0;
    std::uint64_t withstood = 0;
    for (Cell cell = 0; cell < solution.size(); ++cell) {
      for (Value value = 1; value <= before.size(); ++value) {
        if (before.decided(cell) != 0 || !before.possible(cell, value)) continue;
        if (value == solution[cell]) continue;
        const bool fails = propagation::fails(before, cell, value, attempt);
        ++(fails ? failed : withstood);
        if (fails) state.remove(cell, value);
      }
    }
    all.withstood += withstood;
    if (failed > 0) continue;
    all.left = withstood;
    break;
  }
  return all;
}

}  // namespace

TEST_CASE("how much a puzzle resists failed literals does not depend on the kind of state") {
  std::size_t left = 0;
  for (const auto& board :
       {make_board(Geometry(9)), make_board(Geometry(1, 11)), make_board(Geometry(3, 4)),
        make_board(Geometry(9), {{find_rule("anti-knight")}})}) {
    const Generator generator(board, {.seed = 3});
    for (std::uint64_t index = 0; index < 6; ++index) {
      const Generated made = generator.make(index);
      const auto expected = resistance_by_candidates(*made.puzzle, made.solution);
      const auto found = propagation::resistance(*made.puzzle, made.solution, Limits());
      CAPTURE(board->size(), index);
      CHECK(found.withstood == expected.withstood);
      CHECK(found.left == expected.left);
      left += expected.left > 0 ? 1 : 0;
    }
  }
  CHECK(left > 0);
}

TEST_CASE("failed literals call no solution the only one if there is another") {
  int several = 0;
  for (const std::string_view line : {"................", "1...............", "12..............",
                                      "1....2..........", "1.2...3...4.....", "12..34..........",
                                      "1234341221......", "123434..........", "1.3.3...2...4.2."}) {
    CAPTURE(line);
    const Puzzle puzzle = puzzle_of(line);
    const std::vector<int> givens(puzzle.givens.begin(), puzzle.givens.end());
    const std::uint64_t solutions = support::count_solutions(2, 2, givens);
    support::for_each_solution(2, 2, givens, [&](const std::vector<int>& values) {
      const bool shown = only_solution_by_failed_literals(puzzle, {values.begin(), values.end()});
      if (solutions > 1) CHECK_FALSE(shown);
      return true;
    });
    several += solutions > 1 ? 1 : 0;
  }
  CHECK(several > 3);
}

TEST_CASE("at its fixpoint propagation has nothing left to find, whatever the rules") {
  Random random(6);
  std::size_t open = 0;
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    CAPTURE(rule_case.rule, rule_case.data);
    const auto board = support::board_of(rule_case);
    const Limits limits;
    for (int round = 0; round < 20; ++round) {
      Grid givens(board->cells(), 0);
      for (int given = 0; given < round % 4; ++given) {
        givens[random.below(givens.size())] =
            static_cast<Value>(1 + random.below(static_cast<std::size_t>(board->size())));
      }
      propagation::Propagation state(*board, limits);
      if (!state.decide_all(givens)) continue;
      const std::uint64_t left = state.candidates().open();
      open += left > 0 ? 1 : 0;
      REQUIRE(state.decide_all(Grid(board->cells(), 0)));
      CHECK(state.candidates().open() == left);
    }
  }
  CHECK(open > 0);
}

TEST_CASE("each candidate is part of a sequence that its sum or sequence rule allows") {
  Random random(7);
  std::size_t looked_at = 0;
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    CAPTURE(rule_case.rule, rule_case.data);
    const auto board = support::board_of(rule_case);
    const Limits limits;
    for (int round = 0; round < 20; ++round) {
      propagation::Propagation state(*board, limits);
      bool consistent = state.decide_all(Grid(board->cells(), 0));
      for (int removed = 0; consistent && removed < 2 * round; ++removed) {
        consistent = state.remove(
            static_cast<Cell>(random.below(board->cells())),
            static_cast<Value>(1 + random.below(static_cast<std::size_t>(board->size()))));
      }
      if (!consistent) continue;
      for (const auto& constraint : board->diagrams()) {
        if (constraint.cells->size() > 4) continue;
        ++looked_at;
        CHECK(all_supported(state.candidates(), constraint));
      }
    }
  }
  CHECK(looked_at > 100);
}

TEST_CASE("propagation ends at an interrupt") {
  const std::atomic<bool> interrupt = true;
  const Limits limits({}, &interrupt);
  const Puzzle puzzle = support::pattern_without_last_row();
  CHECK(propagate(puzzle)->complete());
  CHECK_THROWS_AS(propagate(puzzle, limits), Stopped);
}

TEST_CASE("failed literals end at an interrupt, however few steps a candidate takes") {
  std::atomic<bool> interrupt = false;
  const Limits limits({}, &interrupt);
  const Puzzle puzzle = puzzle_of("................");
  const Grid solution = support::all_solutions(puzzle).front();
  CHECK_FALSE(only_solution_by_failed_literals(puzzle, solution, limits));
  interrupt = true;
  CHECK(propagate(puzzle, limits).has_value());
  CHECK_THROWS_AS(only_solution_by_failed_literals(puzzle, solution, limits), Stopped);
}
