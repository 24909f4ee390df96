// Cores and repairs of givens and rules together: each is checked by backtracking with only its own
// rules, and each of the two lists must consist of all minimal hitting sets of the other one, so
// that none can be missing.
#include <algorithm>
#include <bit>
#include <catch2/catch.hpp>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"
#include "support/subset_bits.hpp"

using namespace sudoku_sat;

namespace {

using Parts = PuzzleSubsets::Parts;
using support::Bits;
using support::bits_of;

/// Fills the empty cells from `cell` on so that no constraint of `rules` has a value twice.
bool can_fill(const std::vector<const AllDifferent*>& rules, Grid& grid, Cell cell, int size) {
  const auto broken = [&](const AllDifferent* rule) {
    std::vector<bool> seen(static_cast<std::size_t>(size) + 1, false);
    return std::any_of(rule->cells.begin(), rule->cells.end(), [&](Cell other) {
      const bool twice = grid[other] != 0 && seen[grid[other]];
      seen[grid[other]] = true;
      return twice;
    });
  };
  if (std::any_of(rules.begin(), rules.end(), broken)) return false;
  while (cell < grid.size() && grid[cell] != 0) ++cell;
  if (cell == grid.size()) return true;
  for (int value = 1; value <= size; ++value) {
    grid[cell] = static_cast<Value>(value);
    if (can_fill(rules, grid, cell, size)) return true;
  }
  grid[cell] = 0;
  return false;
}

/// Whether givens and units, numbered as PuzzleSubsets does, can stand together.
bool can_stand(const Puzzle& puzzle, Bits bits) {
  Grid grid(puzzle.givens.size(), 0);
  std::size_t item = 0;
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    if (puzzle.givens[cell] == 0) continue;
    if ((bits >> item++ & 1U) != 0) grid[cell] = puzzle.givens[cell];
  }
  std::vector<const AllDifferent*> rules;
  for (const AllDifferent& rule : puzzle.board->all_different()) {
    if ((bits >> item++ & 1U) != 0) rules.push_back(&rule);
  }
  std::vector<bool> bound(grid.size(), false);
  for (const AllDifferent* rule : rules) {
    for (const Cell cell : rule->cells) bound[cell] = true;
  }
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    if (!bound[cell]) grid[cell] = 1;
  }
  return can_fill(rules, grid, 0, puzzle.board->size());
}

/// All minimal sets of items that meet each of `sets`.
std::vector<Bits> minimal_hitting_sets(const std::vector<Bits>& sets, std::size_t items) {
  const auto hits = [&](Bits bits) {
    return std::all_of(sets.begin(), sets.end(), [&](Bits set) { return (set & bits) != 0; });
  };
  std::vector<Bits> minimal;
  for (Bits bits = 0; bits < Bits{1} << items; ++bits) {
    bool is_minimal = hits(bits);
    for (std::size_t i = 0; is_minimal && i < items; ++i) {
      if ((bits >> i & 1U) != 0) is_minimal = !hits(bits & ~(Bits{1} << i));
    }
    if (is_minimal) minimal.push_back(bits);
  }
  return minimal;
}

void check_both(const Puzzle& puzzle) {
  CAPTURE(puzzle.givens);
  const Limits limits;
  PuzzleSubsets subsets(puzzle, Parts::givens_and_rules, limits);
  const std::size_t items = subsets.items();
  REQUIRE(items == puzzle.given_count() + 12);
  const Bits all = (Bits{1} << items) - 1;
  const std::vector<Bits> cores = bits_of(subsets.cores(0));
  const std::vector<Bits> repairs = bits_of(subsets.repairs(0));
  for (const Bits core : cores) CHECK_FALSE(can_stand(puzzle, core));
  for (const Bits repair : repairs) CHECK(can_stand(puzzle, all & ~repair));
  CHECK(minimal_hitting_sets(cores, items) == repairs);
  CHECK(minimal_hitting_sets(repairs, items) == cores);
  CHECK(std::binary_search(cores.begin(), cores.end(), bits_of(subsets.core())));
  const Bits smallest = bits_of(subsets.smallest_core());
  CHECK(std::binary_search(cores.begin(), cores.end(), smallest));
  for (const Bits core : cores) CHECK(std::popcount(smallest) <= std::popcount(core));
}

std::vector<std::string> names_of(PuzzleSubsets& subsets, const Subset& subset) {
  std::vector<std::string> names;
  for (const std::uint32_t item : subset) names.push_back(subsets.name(item));
  return names;
}

}  // namespace

TEST_CASE("cores and repairs of givens and rules of 4x4 puzzles are right and complete") {
  for (const std::string_view line : {"1..1............", "12..........3..3", "123....4........"}) {
    check_both(support::puzzle_of(line));
  }
}

TEST_CASE("two equal givens in a row are to blame together with that row") {
  const Limits limits;
  PuzzleSubsets subsets(support::puzzle_of("1..1............"), Parts::givens_and_rules, limits);
  CHECK(names_of(subsets, subsets.smallest_core()) ==
        std::vector<std::string>{"r1c1=1", "r1c4=1", "row 1"});
}

TEST_CASE("a cage that a given contradicts is named") {
  const Limits limits;
  Puzzle puzzle = support::empty_puzzle(Geometry(4), "cages=3: r1c1 r1c2");
  puzzle.givens[1] = 4;
  PuzzleSubsets subsets(puzzle, Parts::givens_and_rules, limits);
  CHECK(names_of(subsets, subsets.smallest_core()) ==
        std::vector<std::string>{"r1c2=4", "r1c1 + r1c2 = 3 (the 3-cage at r1c1)"});
}

TEST_CASE("rows, columns and boxes are not clues, and always hold") {
  Puzzle puzzle = support::empty_puzzle(Geometry(4), "cages=3: r1c1 r1c2; 3: r3c1 r3c2");
  puzzle.givens[4] = 1;
  PuzzleSubsets subsets(puzzle, Parts::givens_and_clues, {});
  CHECK(subsets.items() == 3);
  CHECK_FALSE(subsets.consistent());
  const ListedSubsets repairs = subsets.repairs();
  CHECK(repairs.complete);
  REQUIRE(repairs.sets.size() == 2);
  CHECK(names_of(subsets, repairs.sets[0]) == std::vector<std::string>{"r2c1=1"});
  CHECK(names_of(subsets, repairs.sets[1]) ==
        std::vector<std::string>{"r1c1 + r1c2 = 3 (the 3-cage at r1c1)"});
  // Rows, columns and boxes blamed as well, there are more ways out.
  CHECK(PuzzleSubsets(puzzle, Parts::givens_and_rules, {}).repairs().sets.size() > 2);
}

TEST_CASE("a pair of cells whose rule has no number is named by its cells") {
  const Limits limits;
  Puzzle puzzle = support::empty_puzzle(Geometry(4), "non-consecutive");
  puzzle.givens[14] = 3;
  puzzle.givens[15] = 2;
  PuzzleSubsets subsets(puzzle, Parts::givens_and_rules, limits);
  CHECK(names_of(subsets, subsets.smallest_core()) ==
        std::vector<std::string>{"r4c3=3", "r4c4=2",
                                 "r4c3 and r4c4 don't differ by 1 (non-consecutive)"});
  CHECK(subsets.given(0) == Cell{14});
  CHECK_FALSE(subsets.given(2));
}
