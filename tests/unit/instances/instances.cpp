// Boards to measure with: the walk from grid to grid, refusals, limits.
#include "sudoku_sat/measure.hpp"
#include "sudoku_sat/rule.hpp"

#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>
#include <set>

#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/io.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

/// Whether all cycles of the permutation that takes one row's values to the other's have one
/// length: in a pattern grid they do, because it adds the same number to each value.
bool all_cycles_alike(const Geometry& board, const Grid& grid, int first, int second) {
  std::vector<int> below(static_cast<std::size_t>(board.size()) + 1);
  for (int column = 0; column < board.size(); ++column) {
    below[grid[board.cell(first, column)]] = grid[board.cell(second, column)];
  }
  std::set<int> lengths;
  for (int start = 1; start <= board.size(); ++start) {
    int length = 1;
    for (int value = below[static_cast<std::size_t>(start)]; value != start;
         value = below[static_cast<std::size_t>(value)]) {
      ++length;
    }
    lengths.insert(length);
  }
  return lengths.size() == 1;
}

}  // namespace

TEST_CASE("a walk by cycle switches stays among the solutions") {
  for (const Geometry& board : {Geometry(9), Geometry(2, 3), Geometry(12), Geometry(1, 5)}) {
    Random random(3);
    Grid grid = shuffled_pattern(board, random);
    const Puzzle empty{make_board(board), Grid(board.cells())};
    for (int step = 0; step < 200; ++step) {
      mix(grid, board, 1, random);
      REQUIRE(support::verify_text(empty, grid).empty());
    }
  }
}

TEST_CASE("a walk by cycle switches leaves the pattern") {
  const Geometry board(9);
  Random random(1);
  Grid grid = shuffled_pattern(board, random);
  CHECK(all_cycles_alike(board, grid, 0, 1));
  int unlike = 0;
  for (int walk = 0; walk < 20; ++walk) {
    mix(grid, board, 100, random);
    unlike += all_cycles_alike(board, grid, 0, 1) ? 0 : 1;
  }
  CHECK(unlike > 0);
}

TEST_CASE("a walk without boxes stays among the Latin squares and leaves the boxes") {
  const Geometry board(9);
  Random random(2);
  Grid grid = shuffled_pattern(board, random);
  mix(grid, board, 200, random, false);
  const Puzzle latin{make_board(board, parse_rules("latin", {})), Grid(81)};
  CHECK(support::verify_text(latin, grid).empty());
  CHECK_FALSE(support::verify_text({make_board(board), Grid(81)}, grid).empty());
}

TEST_CASE("an instance's specification that contradicts itself is refused") {
  InstanceSpec spec{.open = 1001};
  CHECK_THROWS_WITH(check_instance(spec), Catch::Contains("1001 of 1000"));
  spec = {.open = 500, .rules = parse_rules("diagonals", {})};
  CHECK_THROWS_WITH(make_instance(spec, 0), Catch::Contains("mixed take no rules"));
  spec = {.holes = &hole_kind_named("minimal"), .open = 500};
  CHECK_THROWS_AS(check_instance(spec), UsageError);
  spec = {.geometry = Geometry(64), .grids = &grid_kind_named("jigsaw"), .open = 500};
  CHECK_THROWS_WITH(make_instance(spec, 0), Catch::Contains("not 64"));
  CHECK_THROWS_WITH(grid_kind_named("mixd"), Catch::Contains("did you mean mixed"));
}

TEST_CASE("a value that breaks no rule by itself is put into the first cell that allows one") {
  const Puzzle puzzle = support::puzzle_of("1...341.........");
  const Grid solution = support::puzzle_of("1243341221344321").givens;
  Puzzle changed = puzzle;
  Random random(1);
  // r1c4 can have nothing but 2 and the solution's 3; r2c4 nothing but the solution's 2.
  const std::vector<Cell> cells{7, 3};
  CHECK(put_wrong_value(changed, solution, cells, random) == Cell{3});
  CHECK(changed.givens[3] == 2);
  CHECK(changed.givens[7] == 0);
  Puzzle same = puzzle;
  CHECK_FALSE(put_wrong_value(same, solution, std::span(cells).first(1), random));
  CHECK(same.givens == puzzle.givens);
}

TEST_CASE("an instance has the share of open cells asked for, rounded down") {
  const InstanceSpec spec{.geometry = Geometry(16), .open = 475};
  CHECK(make_instance(spec, 0).holes.size() == 121);
}

TEST_CASE("a run on a formula returns the answer, a checked solution and its length") {
  const Puzzle puzzle = support::puzzle_of(support::inkala);
  const Formulation formulation{.encoding = &support::encoding("extended")};
  const FormulaRun run = run_on_formula(puzzle, formulation, {});
  CHECK(run.answer == Answer::satisfiable);
  REQUIRE(run.solution);
  CHECK(*run.solution == support::puzzle_of(support::inkala_solution).givens);
  REQUIRE(run.statistics.propagations);
  CHECK(nominal_seconds(run) == nominal_seconds(run_on_formula(puzzle, formulation, {})));
  FormulaRun told{.statistics = {.propagations = 4'000'000}, .literals = 4'000'000};
  CHECK(nominal_seconds(told) == 3.0);
  told.statistics.propagations.reset();
  CHECK_FALSE(nominal_seconds(told));
}

TEST_CASE("a formula is decided with a proof, or left open when the work is used up") {
  const Formulation formulation{.encoding = &support::encoding("extended")};
  const Instance made = make_instance({.geometry = Geometry(16), .open = 400}, 0);
  CHECK(solve_in_nominal_time(made.puzzle, formulation, 10) == Answer::satisfiable);
  const TemporaryDirectory directory;
  const std::string proof = directory.file("proof.drat");
  const Puzzle changed = with_changed_given(made.puzzle, 0);
  CHECK(solve_in_nominal_time(changed, formulation, 10, proof) == Answer::unsatisfiable);
  CHECK(proof_size(proof).lemmas > 0);
  // What unit propagation refutes has a proof too.
  const Formulation reduced{.encoding = &support::encoding("extended"),
                            .reduction = &reduction_named("units")};
  const Puzzle clash = support::puzzle_of("12.....3.......4");
  CHECK(solve_in_nominal_time(clash, reduced, 1, proof) == Answer::unsatisfiable);
  CHECK(proof_size(proof).bytes == 2);
  const std::atomic<bool> interrupt = true;
  CHECK_THROWS_AS(solve_in_nominal_time(changed, formulation, 10, {}, Limits({}, &interrupt)),
                  Stopped);
  const Puzzle empty{make_board(Geometry(36)), Grid(1296)};
  CHECK(solve_in_nominal_time(empty, formulation, 1e-6) == Answer::unknown);
}
