// Swaps: which boards they suit, and that conflicts are counted as one counts them by hand. The
// search made of them: its answers are solutions, however its work is divided.
#include "solvers/local_search/swaps.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "solvers/board_solver.hpp"
#include "solvers/local_search/local_search.hpp"
#include "sudoku_sat/propagation.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

bool suit(const std::string& rules) {
  return solvers::Swaps::suit(*empty_puzzle(Geometry(6), rules).board);
}

/// With that many cells open. A plain board's solution is one of the Latin square, too.
Puzzle opened_latin(int size, std::size_t open, std::uint64_t seed) {
  return {empty_puzzle(Geometry(size), "latin").board, opened_board(size, open, seed).givens};
}

VariableMap variables_of(const Puzzle& puzzle) {
  return *reduced_variables(puzzle, {.reduction = &default_reduction()}, Limits());
}

/// Eight for each pair of equal values, nine for each value that propagation excludes.
std::size_t cost_of(const Puzzle& puzzle, const VariableMap& variables, const Grid& grid) {
  std::size_t cost = 0;
  for (const AllDifferent& constraint : puzzle.board->all_different()) {
    for (const Cell one : constraint.cells) {
      for (const Cell other : constraint.cells) {
        const bool open = variables.decided(one) == 0 && variables.decided(other) == 0;
        if (one < other && open && grid[one] == grid[other]) cost += 8;
      }
    }
  }
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    if (variables.decided(cell) == 0 && variables.variable(cell, grid[cell]) == 0) cost += 9;
  }
  return cost;
}

Grid grid_of(const Puzzle& puzzle, const solvers::Swaps& swaps) {
  Grid grid = puzzle.givens;
  swaps.each_value([&](Cell cell, Value value) { grid[cell] = value; });
  return grid;
}

std::vector<Puzzle> boards() {
  return {opened_latin(9, 60, 1),
          opened_latin(16, 150, 2),
          opened_board(9, 60, 3),
          opened_board(16, 150, 4),
          empty_puzzle(Geometry(8), "diagonals"),
          empty_puzzle(Geometry(9), "latin, diagonals")};
}

/// In slices of so much work; none: at once.
Grid found(const Puzzle& puzzle, std::int64_t slice, std::size_t* calls = nullptr) {
  const VariableMap variables = variables_of(puzzle);
  const auto solver = solvers::make_swap_search(*puzzle.board, variables);
  Answer answer = Answer::unknown;
  for (std::size_t count = 1; answer == Answer::unknown; ++count) {
    if (slice != 0) solver->limit_work(slice);
    answer = solver->solve(Limits());
    if (calls) *calls = count;
  }
  REQUIRE(answer == Answer::satisfiable);
  return solvers::verified_model(puzzle, variables, solver.get());
}

}  // namespace

TEST_CASE("swaps suit boards of all-different constraints that boxes or rows divide") {
  for (const std::string rules : {"", "latin", "diagonals", "anti-knight"}) {
    INFO(rules);
    CHECK(suit(rules));
  }
  for (const std::string rules : {"non-consecutive", "cages=10: r1c1 r1c2"}) {
    INFO(rules);
    CHECK_FALSE(suit(rules));
  }
}

TEST_CASE("swaps count conflicts as one counts them by hand, and keep groups permutations") {
  for (const Puzzle& puzzle : boards()) {
    const VariableMap variables = variables_of(puzzle);
    solvers::Swaps swaps(*puzzle.board, variables);
    REQUIRE(swaps.fit());
    Random random(7);
    swaps.shuffle(random);
    const std::vector<Value> first = swaps.values();
    const std::size_t conflicts = swaps.conflicts();
    for (int moves = 0; moves < 300 && swaps.conflicts() > 0; ++moves) {
      REQUIRE(swaps.conflicts() == cost_of(puzzle, variables, grid_of(puzzle, swaps)) / 8);
      if (moves % 100 == 99) swaps.set_values(std::vector<Value>(swaps.values()));
      swaps.move(5, random);
    }
    std::vector<Value> before = first;
    std::vector<Value> now = swaps.values();
    CHECK(before != now);
    std::sort(before.begin(), before.end());
    std::sort(now.begin(), now.end());
    CHECK(before == now);
    swaps.set_values(first);
    CHECK(swaps.conflicts() == conflicts);
  }
}

TEST_CASE("a swap leaves as few conflicts as any that is not forbidden") {
  const Puzzle puzzle = opened_latin(9, 60, 1);
  const VariableMap variables = variables_of(puzzle);
  solvers::Swaps swaps(*puzzle.board, variables);
  Random random(3);
  for (int round = 0; round < 20; ++round) {
    swaps.shuffle(random);
    Grid grid = grid_of(puzzle, swaps);
    std::size_t least = std::numeric_limits<std::size_t>::max();
    for (Cell one = 0; one < grid.size(); ++one) {
      for (Cell other = one + 1; other < one / 9 * 9 + 9; ++other) {
        if (variables.decided(one) != 0 || variables.decided(other) != 0) continue;
        std::swap(grid[one], grid[other]);
        least = std::min(least, cost_of(puzzle, variables, grid));
        std::swap(grid[one], grid[other]);
      }
    }
    swaps.move(5, random);
    CHECK(cost_of(puzzle, variables, grid_of(puzzle, swaps)) == least);
  }
}

TEST_CASE("the search among swaps finds the same solution however its work is divided") {
  for (const Puzzle& puzzle : boards()) {
    const Grid whole = found(puzzle, 0);
    std::size_t calls = 0;
    CHECK(found(puzzle, 1, &calls) == whole);
    CHECK(found(puzzle, 50) == whole);
  }
}

TEST_CASE("large Latin squares: the same solution on any number of threads", "[portfolio]") {
  const Puzzle puzzle = opened_latin(40, 640, 5);
  const Outcome one = PuzzleSolver({.sizes = true}).solve(puzzle, Limits());
  REQUIRE(one.status == Status::solved);
  CHECK(one.size.clauses > 0);
  CHECK(PuzzleSolver({.threads = 2}).solve(puzzle, Limits()).solution == one.solution);
  const Outcome two = PuzzleSolver({.solutions = 2}).solve(puzzle, Limits());
  CHECK(two.solutions == 2);
}
