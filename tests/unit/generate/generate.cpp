// New puzzles: one solution, no redundant given, and the other requested properties.
#include "sudoku_sat/generate.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <utility>

#include "search/plain9/state.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"
#include "support/setting.hpp"

using namespace sudoku_sat;

namespace {

std::uint64_t number_up_to_two(const Puzzle& puzzle) {
  const Geometry& geometry = puzzle.geometry();
  return support::count_solutions(geometry.box_rows(), geometry.box_columns(),
                                  {puzzle.givens.begin(), puzzle.givens.end()}, 2);
}

/// Without any one of the givens there is more than one solution.
void check_minimal(Puzzle puzzle) {
  for (Value& given : puzzle.givens) {
    if (given == 0) continue;
    const Value value = std::exchange(given, Value{0});
    CHECK(number_up_to_two(puzzle) == 2);
    given = value;
  }
}

Generated made_by(const std::shared_ptr<const Board>& board, GenerateOptions options,
                  std::uint64_t index = 0) {
  Generated made = Generator(board, std::move(options)).make(index, Limits());
  REQUIRE(made.puzzle);
  CHECK(support::verify_text(*made.puzzle, made.solution).empty());
  return made;
}
}  // namespace

TEST_CASE("small puzzles have one solution and no given too many, by brute force") {
  for (const int size : {4, 6}) {
    const auto board = make_board(Geometry(size));
    for (std::uint64_t index = 0; index < 10; ++index) {
      CAPTURE(size, index);
      const Generated made = made_by(board, {.seed = 5}, index);
      CHECK(number_up_to_two(*made.puzzle) == 1);
      check_minimal(*made.puzzle);
    }
  }
}

TEST_CASE("another shading of the same grid does not count as another solution") {
  // The statements forbid no grid; each has many shadings.
  const RuleUse statements{&rule_named("rule"), {{"var s of cells"}, {"exactly 5 of s"}}};
  for (const int size : {4, 6}) {
    const Generated made = made_by(make_board(Geometry(size), {statements}), {.seed = 1});
    Puzzle grid{make_board(Geometry(size)), made.puzzle->givens};
    grid.givens.resize(grid.geometry().cells());
    CHECK(number_up_to_two(grid) == 1);
    check_minimal(grid);
  }
}

TEST_CASE("9x9 puzzles have one solution, by a solver, and no given too many") {
  PuzzleSolver solver({.unique = true});
  for (std::uint64_t index = 0; index < 5; ++index) {
    const Generated made = made_by(make_board(Geometry(9)), {.seed = 5}, index);
    const Outcome outcome = solver.solve(*made.puzzle, Limits());
    CHECK(outcome.uniqueness == Uniqueness::unique);
    CHECK(outcome.solution == made.solution);
    for (Cell cell = 0; cell < 81; ++cell) {
      Puzzle fewer = *made.puzzle;
      if (std::exchange(fewer.givens[cell], Value{0}) == 0) continue;
      CHECK(solver.solve(fewer, Limits()).uniqueness == Uniqueness::several);
    }
  }
}

TEST_CASE("a puzzle depends on the seed and on its number alone") {
  const Generator generator(make_board(Geometry(9)), {.seed = 9});
  const Grid third = generator.make(3, Limits()).puzzle->givens;
  CHECK(generator.make(4, Limits()).puzzle->givens != third);
  CHECK(generator.make(3, Limits()).puzzle->givens == third);
  CHECK(made_by(make_board(Geometry(9)), {.seed = 10}, 3).puzzle->givens != third);
}

TEST_CASE("symmetric puzzles are symmetric, and no single given is too many") {
  for (const Symmetry& entry : symmetries()) {
    CAPTURE(entry.name);
    const Generated made = made_by(make_board(Geometry(6)), {.seed = 1, .symmetry = &entry});
    for (const auto& orbit : orbits(entry, Geometry(6))) {
      for (const Cell cell : orbit) {
        CHECK((made.puzzle->givens[cell] == 0) == (made.puzzle->givens[orbit[0]] == 0));
      }
    }
    CHECK(number_up_to_two(*made.puzzle) == 1);
    check_minimal(*made.puzzle);
  }
}

TEST_CASE("a number of givens is kept to exactly") {
  for (const std::size_t clues : {10U, 15U, 36U}) {
    const Generated made = made_by(make_board(Geometry(6)), {.seed = 1, .clues = clues});
    CHECK(made.puzzle->given_count() == clues);
    CHECK(number_up_to_two(*made.puzzle) == 1);
  }
}

TEST_CASE("if the rules leave one solution, no given is left") {
  // All but the first row; it follows.
  const Grid solution{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  Constraints constraints{.all_different = make_board(Geometry(4))->all_different()};
  for (Cell cell = 4; cell < 16; ++cell) {
    constraints.allowed.push_back({{"given", 0}, cell, {solution[cell]}});
  }
  const auto board = std::make_shared<const Board>(Geometry(4), constraints);
  const Generated made = made_by(board, {.seed = 1});
  CHECK(made.solution == solution);
  CHECK(made.puzzle->given_count() == 0);
}

TEST_CASE("a number of givens that no attempt reaches ends with the attempts") {
  const Generator generator(make_board(Geometry(9)), {.seed = 1, .clues = 9, .attempts = 3});
  const Generated made = generator.make(0, Limits());
  CHECK_FALSE(made.puzzle);
  CHECK(made.attempts == 3);
  CHECK(made.reason.find("3 attempts") != std::string::npos);
}

TEST_CASE("puzzles need as much inference as was asked for") {
  for (const Difficulty rating : {Difficulty::up_extended, Difficulty::failed_literals}) {
    CAPTURE(name(rating));
    const Generated made = made_by(make_board(Geometry(9)), {.seed = 1, .rating = rating});
    CHECK(propagate(*made.puzzle)->complete() == (rating == Difficulty::up_extended));
    CHECK(only_solution_by_failed_literals(*made.puzzle, made.solution));
  }
}

TEST_CASE("the rating is kept to while givens go, so that the first attempt has it") {
  const std::vector<std::pair<int, Difficulty>> cases{{9, Difficulty::up_extended},
                                                      {16, Difficulty::failed_literals}};
  for (const auto& [size, rating] : cases) {
    CAPTURE(size, name(rating));
    const Generated made = made_by(make_board(Geometry(size)), {.seed = 1, .rating = rating});
    CHECK(made.attempts == 1);
    CHECK(difficulty_of(*made.puzzle, made.solution) == rating);
  }
}

TEST_CASE("givens of the input hold in the solution that is drawn") {
  Grid givens(81, 0);
  givens[0] = 7;
  givens[80] = 7;
  const Generated made = made_by(make_board(Geometry(9)), {.seed = 1, .givens = givens});
  CHECK(made.solution[0] == 7);
  CHECK(made.solution[80] == 7);
}

TEST_CASE("a board without solution is impossible, not undecided") {
  Grid givens(16, 0);
  givens[0] = givens[1] = 1;
  const Generator generator(make_board(Geometry(4)), {.givens = givens});
  const Generated made = generator.make(0, Limits());
  CHECK(made.impossible);
  CHECK_FALSE(made.puzzle);
}

TEST_CASE("rules without data get some that the solution keeps to") {
  for (const std::string_view rule : {"cages", "thermometers", "kropki"}) {
    CAPTURE(rule);
    REQUIRE(find_rule(rule)->propose != nullptr);
    const Generated made =
        made_by(make_board(Geometry(6)), {.seed = 1, .proposed = {find_rule(rule)}});
    REQUIRE(made.puzzle->board->rules().size() == 1);
    CHECK(made.puzzle->board->rules()[0].name == rule);
    CHECK(PuzzleSolver({.unique = true}).solve(*made.puzzle, Limits()).uniqueness ==
          Uniqueness::unique);
  }
}

TEST_CASE("if a solution has nothing for a rule to say, another one is tried") {
  const Generator generator(make_board(Geometry(1)),
                            {.proposed = {find_rule("arrows")}, .attempts = 2});
  const Generated made = generator.make(0, Limits());
  CHECK_FALSE(made.puzzle);
  CHECK(made.attempts == 2);
}

TEST_CASE("what contradicts the board is wrong usage of the generator") {
  const auto board = make_board(Geometry(9));
  CHECK_THROWS_AS(Generator(board, {.clues = 82}), UsageError);
  CHECK_THROWS_AS(Generator(board, {.clues = 7}), UsageError);
  CHECK_THROWS_AS(Generator(board, {.proposed = {find_rule("grids")}}), UsageError);
  CHECK_THROWS_AS(Generator(board, {.solutions = {Grid(81, 1)}}), Error);
}

TEST_CASE("a solution that is given is the puzzle's, unless it is excluded") {
  const auto board = make_board(Geometry(4));
  const Grid solution{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  CHECK(made_by(board, {.seed = 1, .solutions = {solution}}).solution == solution);
  CHECK_THROWS_AS(Generator(board, {.solutions = {solution}, .excluded = {solution}}), Error);
}

TEST_CASE("solutions to be excluded may come in any order") {
  const auto board = make_board(Geometry(4));
  const Grid first{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  const Grid second{2, 1, 3, 4, 3, 4, 1, 2, 1, 2, 4, 3, 4, 3, 2, 1};
  const Grid third{4, 3, 2, 1, 2, 1, 4, 3, 3, 4, 1, 2, 1, 2, 3, 4};
  for (const Grid& solution : {first, second, third}) {
    CHECK_THROWS_AS(Generator(board, {.solutions = {solution}, .excluded = {third, first, second}}),
                    Error);
  }
}

TEST_CASE("generated puzzles are the same on all vectors") {
  const auto board = make_board(Geometry(9));
  for (std::uint64_t index = 0; index < 50; ++index) {
    std::set<Grid> puzzles;
    for (const search::Vectors9& vectors : search::all_vectors9()) {
      if (!vectors.here) continue;
      const support::Setting setting("SUDOKU_SAT_VECTORS", vectors.name);
      puzzles.insert(made_by(board, {.seed = 3}, index).puzzle->givens);
    }
    CHECK(puzzles.size() == 1);
  }
}

TEST_CASE("generated puzzles are the same on every machine") {
  struct Published {
    const char* what;
    int size;
    GenerateOptions options;
    const char* puzzle;
  };
  const auto turned = find_symmetry("rotate180");
  REQUIRE(turned != nullptr);
  for (const Published& published : std::vector<Published>{
           {"minimal",
            9,
            {.seed = 1},
            "3...1.....1...48..6..8..54..2......4.8...579.7..........2.4.....6...7..2..1.6...7"},
           {"by unit propagation",
            9,
            {.seed = 1, .rating = Difficulty::up_extended},
            "3...1..7..1....8..6..8..54..2......4.8...57..7....9.....2.4.....6..57..2..1.6.9.7"},
           {"by failed literals",
            9,
            {.seed = 1, .rating = Difficulty::failed_literals},
            "3...1.....1...48..6..8..54..2......4.8...579.7..........2.4.....6...7..2..1.6...7"},
           {"30 givens",
            9,
            {.seed = 1, .clues = 30},
            "3...1..79.1...48..6..8..54..2......4.8...579.7..........2.4....86..57..24.1.6.9.7"},
           {"50 givens",
            9,
            {.seed = 1, .clues = 50},
            "34.516.79215..48636978.2541.2967...418...579.7....9.....2.4..5.86..574.24.1.68937"},
           {"symmetric",
            9,
            {.seed = 1, .symmetry = turned},
            "73...84..........16.....9...6.41.7.9....8....1.5.97.3...2.....73..........86...52"},
           {"fewest", 4, {.seed = 1, .fewest = true}, "..1..3....34...."},
       }) {
    CAPTURE(published.what);
    const Generated made = made_by(make_board(Geometry(published.size)), published.options, 3);
    CHECK(to_line(made.puzzle->givens) == published.puzzle);
  }
}

TEST_CASE("the shuffled pattern is a solution of every board") {
  Random random(1);
  for (const Geometry& geometry : {Geometry(4), Geometry(2, 3), Geometry(3, 2), Geometry(25)}) {
    const auto board = make_board(geometry);
    const Puzzle empty{board, Grid(board->cells(), 0)};
    CHECK(support::verify_text(empty, shuffled_pattern(geometry, random)).empty());
  }
}
