// Solving: answers, uniqueness, enumeration, and that a puzzle's answer depends only on the puzzle.
#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <set>
#include <thread>
#include <utility>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;
using support::puzzle_of;

namespace {

SolveOptions options_for(std::string_view encoding) {
  SolveOptions options;
  if (encoding != "auto") options.formulation.encoding = &support::encoding(encoding);
  options.sizes = true;
  return options;
}

Outcome answer(std::string_view line, const SolveOptions& options) {
  return PuzzleSolver(options).solve(puzzle_of(line), Limits());
}

// No two givens clash, unit propagation finds nothing, and there is no solution.
constexpr std::string_view subtly_unsatisfiable =
    "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..";

}  // namespace

TEST_CASE("the known puzzles have their solutions, and only these") {
  for (const std::string_view encoding : {"auto", "maple", "extended"}) {
    SolveOptions options = options_for(encoding);
    options.unique = true;
    PuzzleSolver solver(options);
    for (const auto& known : support::known_puzzles()) {
      CAPTURE(encoding, known.name);
      const Outcome outcome = solver.solve(puzzle_of(known.puzzle), Limits());
      CHECK(outcome.status == Status::solved);
      CHECK(outcome.solution == puzzle_of(known.solution).givens);
      CHECK(outcome.uniqueness == Uniqueness::unique);
    }
  }
}

TEST_CASE("a text is solved in one line") {
  CHECK(to_line(solve(support::inkala).solution.value()) == support::inkala_solution);
  CHECK(solve(support::inkala, {.unique = true}).uniqueness == Uniqueness::unique);
  CHECK(solve(puzzle_of(support::inkala)).status == Status::solved);
  CHECK_THROWS_AS(solve("8..."), InputError);
}

TEST_CASE("the formula's size is reported: the contract's example, and less after propagation") {
  const Outcome whole = answer(support::inkala, options_for("extended"));
  CHECK(whole.size.variables == 729);
  CHECK(whole.size.clauses == 12009);
  const Outcome reduced = answer(support::inkala, options_for("auto"));
  CHECK(reduced.encoding == "extended");
  CHECK(reduced.size.variables > 0);
  CHECK(reduced.size.clauses < 2500);
}

TEST_CASE("givens that clash are inconsistent, with all pairs") {
  const Outcome outcome = answer(support::with(support::inkala, 1, '8'), options_for("auto"));
  CHECK(outcome.status == Status::inconsistent);
  CHECK(outcome.conflicts == std::vector<Conflict>{{0, 1, 8, "row 1"}});
  CHECK_FALSE(outcome.solution);
}

TEST_CASE("a puzzle without solution is unsatisfiable under every encoding") {
  for (const std::string_view line : {subtly_unsatisfiable, std::string_view("123....4........")}) {
    CAPTURE(line);
    CHECK(answer(line, options_for("auto")).status == Status::unsatisfiable);
    for (const Encoding& encoding : encodings()) {
      CAPTURE(encoding.name);
      CHECK(answer(line, options_for(encoding.name)).status == Status::unsatisfiable);
    }
  }
}

TEST_CASE("solving lists distinct solutions up to the number asked for, 0 all of them") {
  for (const std::string_view encoding : {"auto", "minimal"}) {
    CAPTURE(encoding);
    SolveOptions options = options_for(encoding);
    options.solutions = 0;
    std::set<Grid> found;
    const auto collect = [&](const Grid& grid) { found.insert(grid); };
    const Outcome all =
        PuzzleSolver(options).solve(puzzle_of("1..............."), Limits(), collect);
    CHECK(all.solutions == 72);
    CHECK(found.size() == 72);
    options.solutions = 5;
    CHECK(PuzzleSolver(options).solve(puzzle_of("1..............."), Limits()).solutions == 5);
    options.solutions = 100;
    const Outcome fewer = PuzzleSolver(options).solve(puzzle_of("1..............."), Limits());
    CHECK(fewer.solutions == 72);
    CHECK_FALSE(fewer.undecided);
  }
}

TEST_CASE("uniqueness is proved or refuted, whatever number of solutions is listed") {
  for (const std::uint64_t wanted : {0U, 1U, 2U, 3U}) {
    CAPTURE(wanted);
    SolveOptions options;
    options.unique = true;
    options.solutions = wanted;
    CHECK(answer("12..............", options).uniqueness == Uniqueness::several);
    CHECK(answer(support::inkala, options).uniqueness == Uniqueness::unique);
    CHECK(answer("11..............", options).uniqueness == Uniqueness::unknown);
  }
  CHECK(answer(support::inkala, {}).uniqueness == Uniqueness::unknown);
}

TEST_CASE("quick uniqueness agrees with brute force, whatever came before") {
  Random random(7);
  for (const std::string_view encoding : {"auto", "extended"}) {
    SolveOptions options = options_for(encoding);
    options.unique_if_quick = true;
    PuzzleSolver stream(options);
    std::set<Uniqueness> seen;
    for (int i = 0; i < 60; ++i) {
      const Puzzle puzzle = support::random_puzzle(Geometry(2, 3), 6 + random.below(12), random);
      const std::size_t solutions = support::all_solutions(puzzle).size();
      const Outcome in_stream = stream.solve(puzzle, Limits());
      CHECK(in_stream.uniqueness == uniqueness_of(solutions));
      CHECK(in_stream.solution == PuzzleSolver(options).solve(puzzle).solution);
      seen.insert(in_stream.uniqueness);
    }
    CHECK(seen.size() == 3);
  }
}

TEST_CASE("where telling uniqueness takes long it stays unknown, and nothing is undecided") {
  // A local search finds the solution; no solver is loaded to look for another one.
  const Puzzle large{make_board(Geometry(36)), Grid(36 * 36, 0)};
  const Outcome outcome = PuzzleSolver({.unique_if_quick = true}).solve(large);
  CHECK(outcome.status == Status::solved);
  CHECK(outcome.uniqueness == Uniqueness::unknown);
  CHECK_FALSE(outcome.undecided);
}

TEST_CASE("a puzzle's answer does not depend on the puzzles before it") {
  // Many solutions each: a solver with a past is free to find any of them.
  const std::vector<std::string> lines{std::string(81, '.'),
                                       std::string(support::inkala),
                                       support::with(std::string(81, '.'), 40, '5'),
                                       std::string(16, '.'),
                                       support::with(std::string(81, '.'), 0, '1'),
                                       std::string(81, '.')};
  for (const std::string_view encoding : {"auto", "extended", "maple"}) {
    PuzzleSolver stream(options_for(encoding));
    for (const std::string& line : lines) {
      CAPTURE(encoding, line);
      const Outcome in_stream = stream.solve(puzzle_of(line), Limits());
      const Outcome alone = answer(line, options_for(encoding));
      CHECK(in_stream.solution == alone.solution);
      CHECK(in_stream.size == alone.size);
    }
  }
}

TEST_CASE("an interrupt leaves a puzzle unknown, with the reason") {
  const std::atomic<bool> interrupt = true;
  for (const std::string_view encoding : {"auto", "extended"}) {
    PuzzleSolver solver(options_for(encoding));
    for (int round = 0; round < 3; ++round) {
      const Outcome outcome = solver.solve(puzzle_of(support::inkala), Limits({}, &interrupt));
      CHECK(outcome.status == Status::unknown);
      CHECK(outcome.undecided);
      CHECK(outcome.reason == "interrupted");
    }
    CHECK(solver.solve(puzzle_of(support::inkala), Limits()).status == Status::solved);
  }
}

TEST_CASE("boards of one and of prime size are solved") {
  CHECK(answer(".", {}).solution == Grid{1});
  CHECK(answer(std::string(49, '.'), {}).status == Status::solved);
  CHECK(answer(".", options_for("extended")).solution == Grid{1});
}

TEST_CASE("boards of one size with other rules do not share a solver") {
  // A Latin square puzzle that has no solution with boxes.
  const Geometry geometry(4);
  const auto latin = make_board(geometry, {{find_rule("latin")}});
  const Grid givens = puzzle_of("1....1..........").givens;
  PuzzleSolver solver(options_for("extended"));
  for (int round = 0; round < 3; ++round) {
    CHECK(solver.solve({make_board(geometry), givens}, Limits()).status == Status::inconsistent);
    CHECK(solver.solve({make_board(geometry), Grid(16, 0)}, Limits()).status == Status::solved);
    CHECK(solver.solve({latin, givens}, Limits()).status == Status::solved);
  }
}

TEST_CASE("the clocks are read only if somebody wants to know") {
  const auto times = [](Timing timing) {
    SolveOptions options = options_for("auto");
    options.timing = timing;
    const SolveSeconds seconds = answer(subtly_unsatisfiable, options).seconds;
    return std::pair(seconds.reduce.wall + seconds.solve.wall,
                     seconds.reduce.cpu + seconds.solve.cpu);
  };
  CHECK(times(Timing::none) == std::pair(0.0, 0.0));
  CHECK(times(Timing::wall).first > 0);
  CHECK(times(Timing::wall).second == 0);
  CHECK(times(Timing::wall_and_cpu).first > 0);
}

TEST_CASE("the time that a core takes is among the times") {
  const Puzzle puzzle = puzzle_of(subtly_unsatisfiable);
  constexpr double nap = 0.0005;
  unsigned naps = 0;
  const Limits limits({}, nullptr, [&] {
    std::this_thread::sleep_for(std::chrono::duration<double>(nap));
    ++naps;
  });
  const Outcome outcome = solve(puzzle, {.core = true, .timing = Timing::wall}, limits);
  REQUIRE_FALSE(outcome.core.empty());
  REQUIRE(naps > 0);
  const SolveSeconds& seconds = outcome.seconds;
  CHECK(seconds.reduce.wall + seconds.encode.wall + seconds.solve.wall >= naps * nap);
}

TEST_CASE("without givens the rules alone are to blame, and no core is missing") {
  const auto board = make_board(Geometry(4), parse_rules("cages=3: r1c1 r1c2;3: r1c3 r1c4", {}));
  const Outcome outcome = solve({board, Grid(16, 0)}, {.core = true});
  CHECK(outcome.status == Status::unsatisfiable);
  CHECK(outcome.core.empty());
  CHECK_FALSE(outcome.core_missing);
  CHECK(outcome.reason == "the rules leave none, whatever is given");
}

TEST_CASE("a search for a core that is cut short says how far it got") {
  const Puzzle puzzle = puzzle_of(subtly_unsatisfiable);
  const std::string all = std::to_string(puzzle.given_count());
  std::set<std::string> told;
  // At whichever poll: the puzzle is undecided, then there is no core, then there is one.
  for (unsigned most = 1; most < 1000; ++most) {
    std::atomic<bool> interrupt = false;
    unsigned polls = 0;
    const Limits limits({}, &interrupt, [&] { interrupt = ++polls >= most; });
    const Outcome outcome = solve(puzzle, {.core = true}, limits);
    if (!outcome.core.empty()) break;
    CHECK(outcome.core_missing == (outcome.status == Status::unsatisfiable));
    if (!outcome.core_missing) continue;
    CHECK_THAT(outcome.reason,
               Catch::StartsWith("interrupted before a minimal core was found; it is among ") &&
                   Catch::EndsWith(" of the " + all + " givens"));
    told.insert(outcome.reason);
  }
  CHECK(told.size() > 1);
}
