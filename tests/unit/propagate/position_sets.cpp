// Propagation on sets of positions: the same fixpoints as on candidates, decision by decision.
#include "propagate/position_sets.hpp"

#include <catch2/catch.hpp>
#include <utility>

#include "propagate/propagation.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/inputs.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

template <std::size_t Words>
bool equal(const propagation::PositionSets<Words>& sets, const propagation::Propagation& state) {
  if (sets.complete() != state.complete()) return false;
  const auto tight = propagation::tight(sets, sets.open());
  for (Cell cell = 0; cell < state.candidates().cells(); ++cell) {
    if (sets.decided(cell) != state.decided(cell)) return false;
    int candidates = 0;
    for (int value = 1; value <= state.size(); ++value) {
      if (sets.possible(cell, value) != state.possible(cell, value)) return false;
      candidates += sets.possible(cell, value) ? 1 : 0;
    }
    const bool open = sets.open().has(cell);
    if (tight.two.has(cell) != (open && candidates <= 2)) return false;
    if (tight.three.has(cell) != (open && candidates <= 3)) return false;
  }
  return true;
}

/// An open candidate at random. Requires: an open cell.
std::pair<Cell, Value> open_candidate(const Candidates& candidates, Random& random) {
  while (true) {
    const auto cell = static_cast<Cell>(random.below(candidates.cells()));
    const auto size = static_cast<std::size_t>(candidates.size());
    const auto value = static_cast<Value>(1 + random.below(size));
    if (candidates.decided(cell) == 0 && candidates.possible(cell, value)) return {cell, value};
  }
}

/// Some of the givens first, then all of them.
template <std::size_t Words>
propagation::PositionSets<Words> in_two_steps(const propagation::PositionRules<Words>& rules,
                                              const Grid& givens, Random& random) {
  Grid some = givens;
  for (Value& value : some) value = random.below(2) == 0 ? value : Value{0};
  propagation::PositionSets<Words> sets(rules);
  REQUIRE(sets.decide_all(some));
  REQUIRE(sets.decide_all(givens));
  return sets;
}

/// The givens, then random decisions until there is a contradiction or nothing is open. Returns the
/// number of states compared.
template <std::size_t Words>
std::size_t compare(const propagation::PositionRules<Words>& rules, const Puzzle& puzzle,
                    Random& random) {
  const Limits limits;
  propagation::Propagation state(*puzzle.board, limits);
  propagation::PositionSets<Words> sets(rules);
  bool possible = state.decide_all(puzzle.givens);
  REQUIRE(sets.decide_all(puzzle.givens) == possible);
  if (possible) REQUIRE(equal(in_two_steps(rules, puzzle.givens, random), state));
  for (std::size_t states = 1;; ++states) {
    if (!possible) return states;
    REQUIRE(equal(sets, state));
    if (state.complete()) return states;
    const auto [cell, value] = open_candidate(state.candidates(), random);
    possible = state.decide(cell, value);
    REQUIRE(sets.decide(cell, value) == possible);
  }
}

/// Fewer than `most` givens, or none where the board has further rules.
template <std::size_t Words>
void compare_random(const Puzzle& empty, std::size_t most, std::size_t states) {
  Random random(5);
  const propagation::PositionRules<Words> rules(*empty.board);
  for (std::size_t compared = 0; compared < states;) {
    Puzzle puzzle = empty;
    if (most > 0) {
      puzzle.givens = support::random_puzzle(empty.geometry(), random.below(most), random).givens;
    }
    compared += compare(rules, puzzle, random);
  }
}

}  // namespace

TEST_CASE("sets of positions reach the fixpoints of propagation", "[propagation]") {
  const auto board = [](int size, const std::string& rules = "") {
    return support::empty_puzzle(Geometry(size), rules);
  };
  compare_random<1>(board(4), 10, support::random_inputs(60'000));
  compare_random<1>(board(4, "diagonals"), 0, support::random_inputs(20'000));
  compare_random<1>(board(6), 20, support::random_inputs(12'000));
  compare_random<2>(board(9), 40, support::random_inputs(6'500));
  compare_random<2>(board(9, "diagonals,windoku"), 0, support::random_inputs(1'000));
  compare_random<4>(board(16), 160, support::random_inputs(500));
}

TEST_CASE("sets of positions are for boards of all-different constraints that are small enough",
          "[propagation]") {
  CHECK(propagation::PositionRules<1>::fit(*make_board(Geometry(8))));
  CHECK_FALSE(propagation::PositionRules<1>::fit(*make_board(Geometry(9))));
  CHECK(propagation::PositionRules<2>::fit(*make_board(Geometry(9))));
  CHECK(propagation::PositionRules<16>::fit(*make_board(Geometry(4, 8))));
  CHECK_FALSE(propagation::PositionRules<16>::fit(*make_board(Geometry(3, 11))));
  CHECK_FALSE(propagation::PositionRules<2>::fit(
      *support::empty_puzzle(Geometry(9), "non-consecutive").board));
}

TEST_CASE("a set of bits counts, finds and goes through its numbers", "[propagation]") {
  base::BitSet<3> set;
  CHECK(set.empty());
  CHECK(set.first() == base::BitSet<3>::end);
  CHECK(set.count_up_to_two() == 0);
  for (const std::size_t number : {64U, 63U, 191U}) set.add(number);
  CHECK(set.count() == 3);
  CHECK(set.first() == 63);
  CHECK(set.count_up_to_two() == 2);
  std::vector<std::size_t> numbers;
  set.for_each([&](std::size_t number) { numbers.push_back(number); });
  CHECK(numbers == std::vector<std::size_t>{63, 64, 191});
  set.remove(63);
  CHECK(set.count_up_to_two() == 2);
  set.remove(191);
  CHECK(set.count_up_to_two() == 1);
  CHECK(set.has(64));
  CHECK_FALSE(set.has(63));
}
