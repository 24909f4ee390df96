// Propagation on sets of places: the same fixpoints as on candidates, decision by decision.
#include "reduce/place_sets.hpp"

#include <catch2/catch.hpp>

#include "reduce/propagation.hpp"
#include "sudoku_sat/random.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

template <std::size_t Words>
void check_equal(const PlaceSets<Words>& sets, const Propagation& state) {
  bool equal = sets.complete() == state.complete();
  for (Cell cell = 0; cell < state.candidates().cells(); ++cell) {
    equal = equal && sets.decided(cell) == state.candidates().decided(cell);
    for (int value = 1; value <= state.candidates().size(); ++value) {
      equal = equal && sets.possible(cell, value) == state.candidates().possible(cell, value);
    }
  }
  CHECK(equal);
}

/// Random decisions until there is a contradiction or nothing is open.
template <std::size_t Words>
void compare(const Puzzle& puzzle, Random& random) {
  const Limits limits;
  const PlaceRules<Words> rules(*puzzle.board);
  Propagation state(*puzzle.board, limits);
  if (!state.decide_all(puzzle.givens)) return;
  PlaceSets<Words> sets(rules, state.candidates());
  check_equal(sets, state);
  while (!state.complete()) {
    const auto cell = static_cast<Cell>(random.below(puzzle.givens.size()));
    const auto value =
        static_cast<Value>(1 + random.below(static_cast<std::size_t>(puzzle.board->size())));
    if (state.candidates().decided(cell) != 0 || !state.candidates().possible(cell, value))
      continue;
    const bool possible = state.decide(cell, value);
    REQUIRE(sets.decide(cell, value) == possible);
    if (!possible) return;
    check_equal(sets, state);
  }
}

}  // namespace

TEST_CASE("sets of places reach the fixpoints of propagation", "[propagation]") {
  Random random(5);
  for (int i = 0; i < 20; ++i) {
    compare<1>(support::random_puzzle(Geometry(6), random.below(12), random), random);
    compare<1>(support::empty_puzzle(Geometry(4), "diagonals"), random);
    compare<2>(support::random_puzzle(Geometry(9), random.below(30), random), random);
    compare<4>(support::random_puzzle(Geometry(16), random.below(100), random), random);
  }
}

TEST_CASE("sets of places are for boards of different values that are small enough",
          "[propagation]") {
  CHECK(PlaceRules<1>::fit(*make_board(Geometry(8))));
  CHECK_FALSE(PlaceRules<1>::fit(*make_board(Geometry(9))));
  CHECK(PlaceRules<2>::fit(*make_board(Geometry(9))));
  CHECK(PlaceRules<16>::fit(*make_board(Geometry(4, 8))));
  CHECK_FALSE(PlaceRules<16>::fit(*make_board(Geometry(3, 11))));
  CHECK_FALSE(PlaceRules<2>::fit(*support::empty_puzzle(Geometry(9), "non-consecutive").board));
}

TEST_CASE("a set of bits counts, finds and goes through its numbers", "[propagation]") {
  BitSet<3> set;
  CHECK(set.empty());
  CHECK(set.first() == BitSet<3>::end);
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
