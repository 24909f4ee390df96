// The reductions compared with their definitions, implemented again on grids and on clauses.
#include "sudoku_sat/propagation.hpp"

#include <atomic>
#include <catch2/catch.hpp>
#include <set>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;
using support::Cnf;
using support::puzzle_of;

namespace {

const std::vector<std::string_view> known_lines{
    "................",                      // nothing to conclude
    "1...............",                      //
    "12..34..........",                      //
    "1.4.....2.....3.",                      // unit propagation decides all
    "1243342143122134",                      //
    "1.....24........",                      // unit propagation finds a contradiction
    "123....4........",                      // the givens leave a cell without candidates
    "11..............",                      // givens clash
    "2.....2...1.....",                      // several solutions
    ".....3.4..6.....4.6..5..263.........",  // one solution
    "1.....2.....3...........4......5....",  // many
};

/// By the rules: what givens in the same row, column or box leave; none where nothing is left or
/// two givens clash.
std::optional<std::vector<std::set<int>>> left_by_peers(const Puzzle& puzzle) {
  const Geometry& geometry = puzzle.geometry();
  std::vector<std::set<int>> left(geometry.cells());
  for (Cell cell = 0; cell < left.size(); ++cell) {
    std::set<int> seen;
    for (Cell other = 0; other < left.size(); ++other) {
      if (other == cell) continue;
      if (geometry.row(other) == geometry.row(cell) ||
          geometry.column(other) == geometry.column(cell) ||
          geometry.box(other) == geometry.box(cell)) {
        seen.insert(puzzle.givens[other]);
      }
    }
    for (int value = 1; value <= geometry.size(); ++value) {
      const bool given = puzzle.givens[cell] == 0 || puzzle.givens[cell] == value;
      if (given && !seen.contains(value)) left[cell].insert(value);
    }
    if (left[cell].empty()) return std::nullopt;
  }
  return left;
}

/// The literals of the extended encoding that the candidates decide.
std::vector<int> decided_literals(const Puzzle& puzzle, const Candidates& candidates) {
  const VariableMap variables(puzzle.geometry());
  std::vector<int> literals;
  for (Cell cell = 0; cell < puzzle.board->cells(); ++cell) {
    for (int value = 1; value <= puzzle.board->size(); ++value) {
      const Var variable = variables.variable(cell, value);
      if (candidates.decided(cell) == value) literals.push_back(variable);
      if (!candidates.possible(cell, value)) literals.push_back(-variable);
    }
  }
  return literals;
}

std::set<int> open_variables(const Cnf& cnf, const std::vector<int>& decided) {
  std::set<int> open;
  for (int variable = 1; variable <= cnf.variables; ++variable) open.insert(variable);
  for (const int literal : decided) open.erase(std::abs(literal));
  return open;
}

/// Adds the opposite of each literal that unit propagation refutes, until there is none. Returns
/// what is decided then; no value at a contradiction. `both`: negative literals are tried too.
std::optional<std::vector<int>> failed_literal_closure(Cnf cnf, bool both) {
  auto decided = support::propagate(cnf);
  for (bool changed = true; decided && changed;) {
    changed = false;
    for (const int variable : open_variables(cnf, *decided)) {
      for (const int literal : {variable, -variable}) {
        if ((literal < 0 && !both) || support::propagate(cnf, {literal})) continue;
        cnf.clauses.push_back({-literal});
        changed = true;
        break;
      }
    }
    if (changed) decided = support::propagate(cnf);
  }
  return decided;
}

void check_probe(std::string_view line, bool both) {
  CAPTURE(line);
  const Puzzle puzzle = puzzle_of(line);
  const auto expected =
      failed_literal_closure(support::encoded(puzzle, support::encoding("extended")), both);
  const auto candidates = reduction_named("probe").apply(puzzle, Limits());
  REQUIRE(candidates.has_value() == expected.has_value());
  if (candidates) CHECK(decided_literals(puzzle, *candidates) == *expected);
}

}  // namespace

TEST_CASE("the reductions are in order from the weakest, none, to the strongest") {
  std::vector<std::string_view> names;
  for (const Reduction* entry : reductions()) {
    names.push_back(entry->name);
    CHECK(&reduction_named(entry->name) == entry);
    CHECK_FALSE(entry->summary.empty());
    CHECK_FALSE(entry->source.empty());
  }
  CHECK(names == std::vector<std::string_view>{"none", "givens", "unit-propagation", "probe"});
  CHECK(reduction_named("none").apply == nullptr);
  CHECK(&reduction_named("unit-propagation") == &reduction_named("units"));
}

TEST_CASE("givens removes what the givens exclude and decides their cells, no more") {
  std::vector<std::string_view> lines = known_lines;
  for (const auto& known : support::known_puzzles()) lines.push_back(known.puzzle);
  for (const std::string_view line : lines) {
    CAPTURE(line);
    const Puzzle puzzle = puzzle_of(line);
    const auto candidates = reduction_named("givens").apply(puzzle, Limits());
    const auto expected = left_by_peers(puzzle);
    REQUIRE(candidates.has_value() == expected.has_value());
    if (!candidates) continue;
    CHECK(candidates->decisions() == puzzle.givens);
    for (Cell cell = 0; cell < puzzle.board->cells(); ++cell) {
      for (int value = 1; value <= puzzle.board->size(); ++value) {
        CHECK(candidates->possible(cell, value) == (*expected)[cell].contains(value));
      }
    }
  }
}

TEST_CASE("units decides what unit propagation on the extended clauses decides") {
  std::vector<std::string_view> lines = known_lines;
  for (const auto& known : support::known_puzzles()) lines.push_back(known.puzzle);
  for (const std::string_view line : lines) {
    CAPTURE(line);
    const Puzzle puzzle = puzzle_of(line);
    const auto candidates = reduction_named("units").apply(puzzle, Limits());
    const auto expected =
        support::propagate(support::encoded(puzzle, support::encoding("extended")));
    REQUIRE(candidates.has_value() == expected.has_value());
    if (candidates) CHECK(decided_literals(puzzle, *candidates) == *expected);
  }
}

TEST_CASE("probe decides what failed literals on the extended clauses decide, negative ones too") {
  for (const std::string_view line : known_lines) check_probe(line, true);
}

TEST_CASE("probe decides what failed literals on the extended clauses decide on 9x9") {
  check_probe("...4..7..8...2..............6.7....4..3.........1...2.........9..5.3.....4..8....",
              false);
  check_probe(support::inkala, false);
  // Here one round of all candidates is not enough.
  check_probe("1.2....9..341..6.87.9.4.....7........1...6742.........3.6..8.19.......6.......3..",
              false);
}

TEST_CASE("probe finds a contradiction that unit propagation does not") {
  const Puzzle puzzle = puzzle_of(support::with(support::inkala, 1, '4'));
  CHECK(reduction_named("givens").apply(puzzle, Limits()));
  CHECK(reduction_named("units").apply(puzzle, Limits()));
  CHECK_FALSE(reduction_named("probe").apply(puzzle, Limits()));
  CHECK_FALSE(
      failed_literal_closure(support::encoded(puzzle, support::encoding("extended")), false));
}

TEST_CASE("givens that break a rule are a contradiction for every reduction that looks at them") {
  const auto board = make_board(Geometry(4), parse_rules("non-consecutive", {"test"}));
  const Puzzle puzzle{board, {1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}};
  for (const Reduction* reduction : reductions()) {
    if (reduction->apply == nullptr) continue;
    CAPTURE(reduction->name);
    CHECK_FALSE(reduction->apply(puzzle, Limits()));
  }
}

TEST_CASE("a stronger reduction leaves a part of what a weaker one leaves") {
  for (const auto& known : support::known_puzzles()) {
    CAPTURE(known.name);
    const Puzzle puzzle = puzzle_of(known.puzzle);
    std::uint64_t open = 729;
    for (const Reduction* entry : reductions()) {
      if (entry->apply == nullptr) continue;
      const auto candidates = entry->apply(puzzle, Limits());
      REQUIRE(candidates);
      CHECK(candidates->open() <= open);
      open = candidates->open();
      const Grid solution = puzzle_of(known.solution).givens;
      for (Cell cell = 0; cell < 81; ++cell) CHECK(candidates->possible(cell, solution[cell]));
    }
  }
}

TEST_CASE("inkala-2012 reduced by its givens has the published size under extended") {
  const Puzzle puzzle = puzzle_of(support::inkala);
  const auto variables = variables_after(reduction_named("givens"), puzzle, direct_code());
  REQUIRE(variables);
  MemorySink sink;
  encode(support::encoding("extended"), {*puzzle.board, *variables}, sink);
  CHECK(given_literals(puzzle, *variables).empty());
  CHECK(sink.size().variables == 254);
  CHECK(sink.size().clauses == 2080);
  std::set<std::vector<int>> distinct;
  for (std::vector<int> clause : support::to_cnf(sink).clauses) {
    std::sort(clause.begin(), clause.end());
    distinct.insert(clause);
  }
  CHECK(distinct.size() == 1804);
}

TEST_CASE("a contradiction is a formula of one empty clause and no variables") {
  for (const std::string_view reduced : {"givens", "units", "probe"}) {
    CHECK_FALSE(
        variables_after(reduction_named(reduced), puzzle_of("11.............."), direct_code()));
  }
  MemorySink sink;
  const auto ranges = encode_contradiction(sink);
  CHECK(sink.size() == Size{.variables = 0, .clauses = 1, .literals = 0});
  REQUIRE(ranges.size() == 1);
  CHECK(ranges[0].first == 1);
  CHECK(ranges[0].last == 1);
}

TEST_CASE("every reduction ends at an interrupt") {
  const std::atomic<bool> interrupt = true;
  const Limits limits({}, &interrupt);
  const Puzzle puzzle = support::pattern_without_last_row();
  for (const Reduction* entry : reductions()) {
    CAPTURE(entry->name);
    if (entry->apply != nullptr) CHECK_THROWS_AS(entry->apply(puzzle, limits), Stopped);
  }
}
