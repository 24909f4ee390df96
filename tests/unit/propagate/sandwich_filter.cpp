// What a sandwich leaves of random candidates of its row: compared with all orders of the values.
#include <algorithm>
#include <catch2/catch.hpp>
#include <numeric>

#include "propagate/mask_state.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

using State = propagation::MaskState<128>;
using RowMasks = std::array<propagation::Mask, 6>;

Puzzle puzzle_with_sandwich(int clue) {
  return support::empty_puzzle(Geometry(6),
                               "sandwich=left: " + std::to_string(clue) + " . . . . .");
}

int sandwich_of(const std::array<int, 6>& values) {
  const auto least = std::find(values.begin(), values.end(), 1);
  const auto most = std::find(values.begin(), values.end(), 6);
  return std::accumulate(std::min(least, most) + 1, std::max(least, most), 0);
}

/// The values that the cells have in orders with the sandwich.
RowMasks in_some_order(const RowMasks& allowed, int clue) {
  RowMasks supported{};
  std::array<int, 6> values{1, 2, 3, 4, 5, 6};
  do {
    bool fits = sandwich_of(values) == clue;
    for (std::size_t i = 0; i < 6; ++i) {
      fits = fits && (allowed[i] & propagation::mask_of(values[i])) != 0;
    }
    for (std::size_t i = 0; fits && i < 6; ++i) supported[i] |= propagation::mask_of(values[i]);
  } while (std::next_permutation(values.begin(), values.end()));
  return supported;
}

/// Removes random values from the row. Returns whether no contradiction was found.
bool remove_from_row(State& state, RowMasks& allowed, std::size_t count, Random& random) {
  for (std::size_t i = 0; i < count; ++i) {
    const auto cell = static_cast<Cell>(random.below(6));
    const auto value = static_cast<Value>(1 + random.below(6));
    allowed[cell] &= static_cast<propagation::Mask>(~propagation::mask_of(value));
    if (!state.remove(cell, value)) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("a sandwich keeps each value that some order of its row has, and few others", "[masks]") {
  Random random(11);
  int supported_values = 0;
  int kept_values = 0;
  for (const int clue : {0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14}) {
    const Puzzle puzzle = puzzle_with_sandwich(clue);
    const propagation::MaskRules rules(*puzzle.board);
    for (std::size_t removals = 0; removals <= 15; ++removals) {
      State state(rules);
      REQUIRE(state.decide_all(puzzle.givens));
      RowMasks allowed;
      allowed.fill(propagation::mask_up_to(6));
      const bool possible = remove_from_row(state, allowed, removals, random);
      const RowMasks supported = in_some_order(allowed, clue);
      if (!possible) CHECK(supported[0] == 0);
      for (Cell cell = 0; possible && cell < 6; ++cell) {
        CHECK((supported[cell] & ~state.mask(cell)) == 0);
        supported_values += std::popcount(supported[cell]);
        kept_values += std::popcount(state.mask(cell));
      }
    }
  }
  CHECK(supported_values > 1000);
  CHECK(kept_values * 20 < supported_values * 21);
}

TEST_CASE("a sandwich's filling is known where one set adds up to the clue", "[masks]") {
  const Puzzle puzzle = support::empty_puzzle(Geometry(9), "sandwich=left: 33 . . . . . . . .");
  const propagation::MaskRules rules(*puzzle.board);
  State state(rules);
  REQUIRE(state.decide_all(puzzle.givens));
  // All but 2: the crusts are two ends of eight cells, so 2 is in the first cell or the last.
  for (Cell cell = 1; cell < 8; ++cell) CHECK_FALSE(state.possible(cell, 2));
  CHECK(state.mask(0) == propagation::mask_of({1, 2, 9}));
  CHECK(state.mask(1) == (propagation::mask_up_to(9) & ~propagation::mask_of(2)));
}
