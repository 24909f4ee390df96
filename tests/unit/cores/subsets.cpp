// Cores, repairs, redundant and additional givens of random small puzzles, compared with brute
// force over all subsets of the givens or cells.
#include "sudoku_sat/solve.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <catch2/catch.hpp>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/generate.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"
#include "support/subset_bits.hpp"

using namespace sudoku_sat;
using support::puzzle_of;

namespace {

using Parts = PuzzleSubsets::Parts;
using support::Bits;
using support::bits_of;

bool has_solution(const Puzzle& puzzle, const Grid& givens) {
  const Geometry& geometry = puzzle.geometry();
  return support::count_solutions(geometry.box_rows(), geometry.box_columns(),
                                  {givens.begin(), givens.end()}, 1) != 0;
}

/// For each set of givens whether it can stand.
std::vector<bool> consistent_sets(const Puzzle& puzzle) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
    if (puzzle.givens[cell] != 0) cells.push_back(cell);
  }
  std::vector<bool> consistent(std::size_t{1} << cells.size());
  for (Bits bits = 0; bits < consistent.size(); ++bits) {
    Grid part(puzzle.givens.size(), 0);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if ((bits >> i & 1U) != 0) part[cells[i]] = puzzle.givens[cells[i]];
    }
    consistent[bits] = has_solution(puzzle, part);
  }
  return consistent;
}

/// Those sets of `count` items for which `holds`, and for none of their parts without one item.
template <class Holds>
std::vector<Bits> minimal_sets(std::size_t count, Holds&& holds) {
  std::vector<Bits> minimal;
  for (Bits bits = 0; bits < Bits{1} << count; ++bits) {
    bool is_minimal = holds(bits);
    for (std::size_t i = 0; is_minimal && i < count; ++i) {
      if ((bits >> i & 1U) != 0) is_minimal = !holds(bits & ~(Bits{1} << i));
    }
    if (is_minimal) minimal.push_back(bits);
  }
  return minimal;
}

/// Values at random, in half of the puzzles so that no two clash; none of them has a solution.
Puzzle without_solution(const Geometry& geometry, std::size_t givens, Random& random) {
  while (true) {
    Puzzle puzzle{make_board(geometry), Grid(geometry.cells(), 0)};
    const bool may_clash = random.below(2) == 0;
    const auto cells = random.permutation(geometry.cells(), Cell{0});
    for (std::size_t i = 0; i < givens; ++i) {
      Value& value = puzzle.givens[cells[i]];
      value = static_cast<Value>(1 + random.below(static_cast<std::size_t>(geometry.size())));
      if (!may_clash && !conflicts(*puzzle.board, puzzle.givens).empty()) value = 0;
    }
    if (!has_solution(puzzle, puzzle.givens)) return puzzle;
  }
}

void check_against_subsets(const Puzzle& puzzle) {
  CAPTURE(puzzle.givens);
  const std::size_t count = puzzle.given_count();
  const std::vector<bool> consistent = consistent_sets(puzzle);
  const Bits all = (Bits{1} << count) - 1;
  const auto cores = minimal_sets(count, [&](Bits bits) { return !consistent[bits]; });
  const auto repairs = minimal_sets(count, [&](Bits bits) { return consistent[all & ~bits]; });
  const Limits limits;
  PuzzleSubsets subsets(puzzle, Parts::givens, limits);
  CHECK_FALSE(subsets.consistent());
  CHECK(bits_of(subsets.cores(0)) == cores);
  CHECK(bits_of(subsets.repairs(0)) == repairs);
  for (const Bits core : cores) {
    for (const Bits repair : repairs) CHECK((core & repair) != 0);
  }
  CHECK(std::binary_search(cores.begin(), cores.end(), bits_of(subsets.core())));
  int fewest = static_cast<int>(count);
  for (const Bits core : cores) fewest = std::min(fewest, std::popcount(core));
  CHECK(std::popcount(bits_of(subsets.smallest_core())) == fewest);
}

/// The fewest cells of which every other solution differs in one.
int fewest_that_tell_apart(const std::vector<Grid>& solutions, const Grid& solution) {
  std::vector<Bits> differences;
  for (const Grid& other : solutions) {
    Bits bits = 0;
    for (Cell cell = 0; cell < other.size(); ++cell) {
      if (other[cell] != solution[cell]) bits |= Bits{1} << cell;
    }
    if (bits != 0) differences.push_back(bits);
  }
  int fewest = static_cast<int>(solution.size());
  for (Bits bits = 0; bits < Bits{1} << solution.size(); ++bits) {
    if (std::popcount(bits) >= fewest) continue;
    const bool hits = std::all_of(differences.begin(), differences.end(),
                                  [&](Bits set) { return (set & bits) != 0; });
    if (hits) fewest = std::popcount(bits);
  }
  return fewest;
}

}  // namespace

TEST_CASE("cores and repairs of random 4x4 puzzles are those among all sets of givens") {
  Random random(1);
  for (int round = 0; round < 25; ++round) {
    check_against_subsets(without_solution(Geometry(4), 5 + random.below(5), random));
  }
}

TEST_CASE("cores and repairs of random 6x6 puzzles are those among all sets of givens") {
  Random random(2);
  for (int round = 0; round < 8; ++round) {
    check_against_subsets(without_solution(Geometry(6), 9 + random.below(2), random));
  }
}

TEST_CASE("the worksheet's puzzle with 4 at r1c2 has one core and 21 repairs of one given") {
  const Limits limits;
  PuzzleSubsets subsets(puzzle_of(support::with(support::inkala, 1, '4')), Parts::givens, limits);
  const ListedSubsets cores = subsets.cores(0);
  CHECK(cores.complete);
  REQUIRE(cores.sets.size() == 1);
  CHECK(cores.sets[0].size() == 21);
  CHECK(cores.sets[0] == subsets.smallest_core());
  const ListedSubsets repairs = subsets.repairs(0);
  CHECK(repairs.complete);
  std::vector<Subset> expected;
  for (const std::uint32_t item : cores.sets[0]) {
    CHECK(subsets.name(item) != "r8c4=5");
    expected.push_back({item});
  }
  CHECK(repairs.sets == expected);
}

TEST_CASE("sets come by size, then in reading order, and a limit says that there are more") {
  const Limits limits;
  // 1 three times in a row, and 2 twice below.
  PuzzleSubsets subsets(puzzle_of("11.1........2....2.................."), Parts::givens, limits);
  const std::vector<Subset> pairs = {{0, 1}, {0, 2}, {1, 2}, {3, 4}};
  CHECK(subsets.cores(0).sets == pairs);
  CHECK(subsets.cores(4).complete);
  const ListedSubsets three = subsets.cores(3);
  CHECK(three.sets.size() == 3);
  CHECK_FALSE(three.complete);
  CHECK_FALSE(three.stopped);
  const ListedSubsets two = subsets.repairs(2);
  CHECK(two.sets.size() == 2);
  CHECK_FALSE(two.complete);
  CHECK(subsets.repairs(0).sets.size() == 6);
}

TEST_CASE("a limit of time leaves what was found and says so") {
  std::atomic<bool> interrupt = false;
  const Limits limits(std::nullopt, &interrupt);
  PuzzleSubsets subsets(puzzle_of("11.1........2....2.................."), Parts::givens, limits);
  const ListedSubsets cores = subsets.cores(0, [&](std::size_t found) { interrupt = found == 2; });
  CHECK(cores.stopped == Limits::Reached::interrupt);
  CHECK_FALSE(cores.complete);
  CHECK(cores.sets.size() == 2);
}

TEST_CASE("sets of a puzzle keep limits of their own") {
  std::atomic<bool> interrupt = false;
  PuzzleSubsets subsets(puzzle_of(support::with(support::inkala, 1, '4')), Parts::givens,
                        Limits(std::nullopt, &interrupt));
  CHECK_FALSE(subsets.consistent());
  interrupt = true;
  CHECK(subsets.cores().stopped == Limits::Reached::interrupt);
}

TEST_CASE("a given follows from the others if no solution of these has another value") {
  Random random(3);
  for (int round = 0; round < 40; ++round) {
    const Puzzle puzzle = support::random_puzzle(Geometry(4), 4 + random.below(8), random);
    CAPTURE(puzzle.givens);
    const std::vector<Grid> solutions = support::all_solutions(puzzle);
    if (solutions.empty()) {
      CHECK_FALSE(irreducible(puzzle, {}));
      continue;
    }
    std::vector<Cell> expected;
    for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
      if (puzzle.givens[cell] == 0) continue;
      Puzzle others = puzzle;
      others.givens[cell] = 0;
      if (support::all_solutions(others).size() == solutions.size()) expected.push_back(cell);
    }
    CHECK(redundant_givens(puzzle, {}) == expected);
    const std::optional<Puzzle> less = irreducible(puzzle, {});
    REQUIRE(less);
    CHECK(support::all_solutions(*less).size() == solutions.size());
    CHECK(redundant_givens(*less, {}).empty());
  }
}

TEST_CASE("further givens are as few as any that leave a solution of a small puzzle alone") {
  Random random(4);
  for (int round = 0; round < 15; ++round) {
    const Puzzle puzzle = support::random_puzzle(Geometry(4), random.below(5), random);
    CAPTURE(puzzle.givens);
    const std::vector<Grid> solutions = support::all_solutions(puzzle);
    if (solutions.empty()) continue;
    const FurtherGivens further = further_givens(puzzle, solutions[0], {});
    CHECK(further.smallest());
    CHECK_FALSE(further.many);
    CHECK(further.of_all);
    int fewest = fewest_that_tell_apart(solutions, solutions[0]);
    for (const Grid& solution : solutions) {
      fewest = std::min(fewest, fewest_that_tell_apart(solutions, solution));
    }
    CHECK(static_cast<int>(further.cells.size()) == fewest);
    Puzzle with = puzzle;
    for (const Cell cell : further.cells) with.givens[cell] = further.solution[cell];
    CHECK(support::all_solutions(with) == std::vector<Grid>{further.solution});
  }
}

TEST_CASE("even with very many solutions, each of the additional givens is needed") {
  const Puzzle puzzle = puzzle_of(std::string(81, '.'));
  const Puzzle solution = puzzle_of(support::inkala_solution);
  const FurtherGivens further = further_givens(puzzle, solution.givens, {});
  CHECK(further.many);
  CHECK_FALSE(further.smallest());
  CHECK(further.cells.size() >= 17);
  Puzzle with = puzzle;
  for (const Cell cell : further.cells) with.givens[cell] = solution.givens[cell];
  CHECK(redundant_givens(with, {}).empty());
}
