// Rating: the levels compared with the measured strength of the encodings, backdoors with brute
// force.
#include "sudoku_sat/measure.hpp"

#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>

#include "sudoku_sat/explain.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;
using support::puzzle_of;

namespace {

constexpr std::string_view singles =
    ".2..3..87....6...3.....1.9...5...........8.6..36........1...825.5.4..9..8..3...7.";
constexpr std::string_view locked =
    "......8.6....65......47.9....58.....36..1.4....27.3...8........6...9..1..29....5.";
constexpr std::string_view hidden_pairs =
    "......1.2.....3......961.5....3..62.2.4.......68..47...5..9...8497..6.....6......";

PuzzleRate rate(const Puzzle& puzzle, RateOptions options = {}) {
  return Rater(options).rate(puzzle, Limits());
}

std::size_t cells(const PuzzleRate& rate, Difficulty level) {
  return rate.cells.at(static_cast<std::size_t>(level)).value();
}

Measurement measured(std::string_view encoding, const Puzzle& puzzle) {
  return Measurer({&support::encoding(encoding), {}, &reduction_named("none")}, {}).measure(puzzle);
}

/// Puzzles of several sizes, some of them with several solutions or none.
std::vector<Puzzle> random_puzzles() {
  Random random(7);
  std::vector<Puzzle> puzzles;
  for (int i = 0; i < 25; ++i) {
    puzzles.push_back(support::random_puzzle(Geometry(4), 4 + random.below(5), random));
    puzzles.push_back(support::random_puzzle(Geometry(6), 10 + random.below(8), random));
    puzzles.push_back(support::random_puzzle(Geometry(9), 26 + random.below(12), random));
  }
  return puzzles;
}

Puzzle puzzle_of_case(const support::RuleCase& rule_case) {
  Puzzle puzzle{support::board_of(rule_case), {}};
  for (const int value : support::givens_of(rule_case)) {
    puzzle.givens.push_back(static_cast<Value>(value));
  }
  puzzle.givens.resize(puzzle.board->cells(), 0);
  return puzzle;
}

void check_order(const PuzzleRate& rate) {
  CHECK(cells(rate, Difficulty::up_minimal) <= cells(rate, Difficulty::up_extended));
  CHECK(cells(rate, Difficulty::up_extended) <= cells(rate, Difficulty::up_triads));
  CHECK(cells(rate, Difficulty::up_extended) <= cells(rate, Difficulty::failed_literals));
  CHECK(cells(rate, Difficulty::failed_literals) <= cells(rate, Difficulty::failed_literals_2));
}

bool solves(Puzzle puzzle, const Grid& solution, const std::vector<Cell>& cells) {
  for (const Cell cell : cells) puzzle.givens[cell] = solution[cell];
  return propagate(puzzle)->complete();
}

/// Whether some `count` cells from `first` on do it, together with `chosen`.
bool any_backdoor(const Puzzle& puzzle, const Grid& solution, std::size_t count, Cell first,
                  std::vector<Cell>& chosen) {
  if (count == 0) return solves(puzzle, solution, chosen);
  for (Cell cell = first; cell < solution.size(); ++cell) {
    chosen.push_back(cell);
    if (any_backdoor(puzzle, solution, count - 1, cell + 1, chosen)) return true;
    chosen.pop_back();
  }
  return false;
}

std::size_t brute_force_backdoor(const Puzzle& puzzle, const Grid& solution) {
  std::size_t size = 0;
  for (std::vector<Cell> chosen; !any_backdoor(puzzle, solution, size, 0, chosen);) ++size;
  return size;
}

void check_backdoor(const Puzzle& puzzle) {
  const PuzzleRate found = rate(puzzle, {.backdoor = true});
  REQUIRE(found.backdoor);
  CHECK(found.backdoor->proved());
  CHECK(solves(puzzle, *found.solution, found.backdoor->cells));
  CHECK(found.backdoor->least == brute_force_backdoor(puzzle, *found.solution));
}

}  // namespace

TEST_CASE("each level is that of a puzzle that is known to need it") {
  const std::string last_cell = support::with(support::inkala_solution, 40, '.');
  const std::pair<std::string_view, Difficulty> known[] = {
      {last_cell, Difficulty::up_minimal},
      {singles, Difficulty::up_extended},
      {locked, Difficulty::up_triads},
      {hidden_pairs, Difficulty::failed_literals},
      {support::inkala, Difficulty::failed_literals_2},
  };
  Rater rater;
  for (const auto& [line, level] : known) {
    CAPTURE(line);
    const PuzzleRate rate = rater.rate(puzzle_of(line), Limits());
    CHECK(rate.status == Status::solved);
    CHECK(rate.uniqueness == Uniqueness::unique);
    CHECK(rate.level == level);
    for (std::size_t i = 0; i < inference_levels; ++i) {
      CHECK((rate.cells[i] == 81U) == (i >= static_cast<std::size_t>(level)));
    }
  }
}

TEST_CASE("what failed literals to depth 2 don't decide needs search") {
  // There is no Latin square of eight such solutions of the eight queens.
  const PuzzleRate found = rate(support::empty_puzzle(Geometry(8), "latin,anti-queen"));
  CHECK(found.status == Status::unsatisfiable);
  CHECK(found.level == Difficulty::search);
  CHECK(cells(found, Difficulty::failed_literals_2) == 0);
}

TEST_CASE("two levels are left out where they would suppose millions of candidates") {
  // Four cells of a row share three values: two levels show that there is no solution.
  const auto rated = [](int size) {
    std::string text = "allowed:\n  1 2 3: r1c1 r1c3 r1c5 r1c7\n";
    for (int row = 0; row < size; ++row)
      text += '\n' + std::string(static_cast<std::size_t>(size), '.');
    return rate(parse_puzzle(text));
  };
  const PuzzleRate small = rated(9);
  CHECK(small.status == Status::unsatisfiable);
  CHECK(small.level == Difficulty::failed_literals_2);
  const PuzzleRate large = rated(16);
  CHECK(large.status == Status::unsatisfiable);
  CHECK_FALSE(large.level);
  CHECK_FALSE(large.cells[static_cast<std::size_t>(Difficulty::failed_literals_2)]);
  CHECK_FALSE(large.stopped);
}

TEST_CASE("with several solutions no level is enough") {
  const PuzzleRate found = rate(puzzle_of("12.............."));
  CHECK(found.status == Status::solved);
  CHECK(found.uniqueness == Uniqueness::several);
  CHECK(found.level == Difficulty::none);
  CHECK_FALSE(found.solution);
  CHECK(cells(found, Difficulty::failed_literals_2) < 16);
}

TEST_CASE("an unsolvable puzzle has the level that shows the contradiction") {
  const PuzzleRate clash = rate(puzzle_of("11.............."));
  CHECK(clash.status == Status::inconsistent);
  CHECK(clash.level == Difficulty::up_minimal);
  const PuzzleRate four = rate(puzzle_of(support::with(support::inkala, 1, '4')));
  CHECK(four.status == Status::unsatisfiable);
  CHECK(four.level == Difficulty::failed_literals);
  CHECK(four.uniqueness == Uniqueness::unknown);
  CHECK(cells(four, Difficulty::up_triads) == 22);
  CHECK(cells(four, Difficulty::failed_literals) == 81);
}

TEST_CASE("status and uniqueness of random puzzles are those of brute force") {
  Random random(3);
  Rater rater;
  for (int i = 0; i < 60; ++i) {
    const Geometry geometry(i % 2 == 0 ? 4 : 6);
    const Puzzle puzzle = support::random_puzzle(geometry, geometry.cells() / 3, random);
    CAPTURE(to_line(puzzle.geometry(), puzzle.givens));
    const PuzzleRate found = rater.rate(puzzle, Limits());
    const std::vector<Grid> solutions = support::all_solutions(puzzle);
    CHECK((found.status == Status::solved) == !solutions.empty());
    CHECK((found.uniqueness == Uniqueness::unique) == (solutions.size() == 1));
    CHECK((found.level == Difficulty::none) == (solutions.size() > 1));
  }
}

TEST_CASE("the cells that the levels decide are the measured strength of the encodings") {
  Rater rater;
  for (const Puzzle& puzzle : random_puzzles()) {
    CAPTURE(to_line(puzzle.geometry(), puzzle.givens));
    const PuzzleRate found = rater.rate(puzzle, Limits());
    const Measurement extended = measured("extended", puzzle);
    CHECK(cells(found, Difficulty::up_minimal) == measured("minimal", puzzle).units->cells);
    CHECK(cells(found, Difficulty::up_extended) == extended.units->cells);
    CHECK(cells(found, Difficulty::up_triads) == measured("triads", puzzle).units->cells);
    CHECK(cells(found, Difficulty::failed_literals) == extended.failed_literals->cells);
  }
}

TEST_CASE("the place of the first supposition is where an explanation supposes what rating needs") {
  Rater rater;
  for (const std::string_view file :
       {"puzzles/named.txt", "puzzles/variants/arrows.txt", "puzzles/variants/clones.txt"}) {
    PuzzleReader reader(LineReader::open(support::source_path(file)), {});
    while (const std::optional<PuzzleInput> input = reader.next()) {
      const Graded graded = rater.rate(*input->puzzle).graded.value();
      CAPTURE(file, graded.rating);
      if (graded.hardest->find != nullptr) continue;
      Explainer explainer(*input->puzzle);
      std::optional<Step> step = explainer.next();
      while (step && step->name != title_of(*graded.hardest)) step = explainer.next();
      REQUIRE(step);
      CHECK(graded.where == step->conclusions.front().cell);
    }
  }
}

TEST_CASE("a stronger level decides at least as many cells") {
  Rater rater;
  for (const Puzzle& puzzle : random_puzzles()) {
    CAPTURE(to_line(puzzle.geometry(), puzzle.givens));
    check_order(rater.rate(puzzle, Limits()));
  }
}

TEST_CASE("a stronger level decides at least as many cells under each rule") {
  Rater rater;
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    CAPTURE(rule_case.rule, rule_case.data);
    check_order(rater.rate(puzzle_of_case(rule_case), Limits()));
  }
}

TEST_CASE("unit propagation on the clauses of sums is measured on the clauses") {
  const auto rules = support::rule_cases();
  const auto sandwich =
      std::find_if(rules.begin(), rules.end(),
                   [](const support::RuleCase& entry) { return entry.rule == "sandwich"; });
  REQUIRE(sandwich != rules.end());
  Puzzle puzzle = puzzle_of_case(*sandwich);
  puzzle.givens[0] = 1;
  CHECK(cells(rate(puzzle), Difficulty::up_extended) == measured("extended", puzzle).units->cells);
}

TEST_CASE("the rating that puzzles are generated by agrees with the levels") {
  const std::pair<std::string_view, Difficulty> known[] = {
      {singles, Difficulty::up_extended},
      {locked, Difficulty::failed_literals},
      {hidden_pairs, Difficulty::failed_literals},
      {support::inkala, Difficulty::search}};
  for (const auto& [line, rating] : known) {
    CAPTURE(line);
    const Puzzle puzzle = puzzle_of(line);
    const PuzzleRate found = rate(puzzle);
    CHECK(difficulty_of(puzzle, *found.solution, Limits()) == rating);
    CHECK((rating == Difficulty::up_extended) == (found.level <= Difficulty::up_extended));
    CHECK((rating == Difficulty::search) == (found.level > Difficulty::failed_literals));
  }
}

TEST_CASE("backdoors of small puzzles are as small as brute force finds them") {
  Random random(11);
  int compared = 0;
  for (int i = 0; i < 300; ++i) {
    const Geometry geometry(i % 2 == 0 ? 4 : 6);
    const Puzzle puzzle = support::random_puzzle(geometry, geometry.cells() / 3, random);
    if (rate(puzzle).uniqueness != Uniqueness::unique) continue;
    CAPTURE(to_line(puzzle.geometry(), puzzle.givens));
    check_backdoor(puzzle);
    ++compared;
  }
  CHECK(compared > 20);
}

TEST_CASE("backdoors of 9x9 puzzles are as small as brute force finds them") {
  check_backdoor(puzzle_of(singles));
  check_backdoor(puzzle_of(locked));
  check_backdoor(puzzle_of(hidden_pairs));
  for (const auto& known : support::known_puzzles()) check_backdoor(puzzle_of(known.puzzle));
}

TEST_CASE("only a puzzle with one solution has a backdoor") {
  CHECK_FALSE(rate(puzzle_of("12.............."), {.backdoor = true}).backdoor);
  CHECK_FALSE(rate(puzzle_of("11.............."), {.backdoor = true}).backdoor);
}

TEST_CASE("the effort of a search is the same each time, and none where propagation is enough") {
  const RateOptions options{.seeds = 5};
  const PuzzleRate first = rate(puzzle_of(support::inkala), options);
  const PuzzleRate second = rate(puzzle_of(support::inkala), options);
  REQUIRE(first.effort);
  CHECK(first.effort->conflicts > 0);
  CHECK(first.effort->decisions >= first.effort->conflicts);
  CHECK(first.effort->conflicts == second.effort->conflicts);
  CHECK(first.effort->decisions == second.effort->decisions);
  CHECK(rate(puzzle_of(singles), options).effort->conflicts == 0);
  CHECK_FALSE(rate(puzzle_of(singles)).effort);
}

TEST_CASE("the median over runs changes with their number") {
  std::vector<std::int64_t> conflicts;
  for (const std::size_t seeds : {1, 2, 3, 4, 5, 6}) {
    conflicts.push_back(rate(puzzle_of(support::inkala), {.seeds = seeds}).effort->conflicts);
  }
  CHECK(std::adjacent_find(conflicts.begin(), conflicts.end(), std::not_equal_to<>()) !=
        conflicts.end());
}

TEST_CASE("a rating does not depend on the puzzles before it") {
  Rater rater({.seeds = 2, .backdoor = true});
  rater.rate(puzzle_of("12.............."), Limits());
  rater.rate(puzzle_of(support::inkala), Limits());
  const PuzzleRate later = rater.rate(puzzle_of(hidden_pairs), Limits());
  const PuzzleRate alone = rate(puzzle_of(hidden_pairs), {.seeds = 2, .backdoor = true});
  CHECK(later.cells == alone.cells);
  CHECK(later.effort->decisions == alone.effort->decisions);
  CHECK(later.backdoor->cells == alone.backdoor->cells);
}

TEST_CASE("a limit leaves the rest of a rating without result") {
  const std::atomic<bool> stop{true};
  const PuzzleRate found = Rater(RateOptions{}).rate(puzzle_of(support::inkala), Limits({}, &stop));
  CHECK(found.stopped == Limits::Reached::interrupt);
  CHECK(found.status == Status::unknown);
  CHECK_FALSE(found.level);
  CHECK_FALSE(found.cells[0]);
}

TEST_CASE("inferences whose formula is too large are left out") {
  Random random(1);
  const Geometry geometry(64);
  Puzzle puzzle{make_board(geometry), shuffled_pattern(geometry, random)};
  for (Cell cell = 0; cell < geometry.cells(); cell += 97) puzzle.givens[cell] = 0;
  const PuzzleRate found = rate(puzzle, {.seeds = 1, .backdoor = true});
  CHECK_FALSE(found.cells[0]);
  CHECK(found.level == Difficulty::up_extended);
  CHECK(cells(found, Difficulty::up_triads) == geometry.cells());
  CHECK_FALSE(found.effort);
  CHECK(found.backdoor->proved());
  CHECK(found.backdoor->cells.empty());
}
