// What a sum of two groups of cells, three of a row each, leaves of random candidates: compared
// with all ways to fill these cells.
#include "propagate/sum_filter.hpp"

#include <catch2/catch.hpp>

#include "propagate/mask_state.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

using State = propagation::MaskState<128>;
using Masks = std::array<propagation::Mask, 6>;

constexpr std::array<Cell, 6> summed{0, 1, 2, 39, 40, 41};

Puzzle puzzle_with_sum(int total) {
  const std::string cells = ": r1c1 r1c2 r1c3 r5c4 r5c5 r5c6";
  return support::empty_puzzle(Geometry(9), "sums=" + std::to_string(total) + cells);
}

/// Adds the values that the cells have in the ways to reach the sum.
void add_ways(const Masks& allowed, std::size_t place, int rest, std::array<int, 6>& values,
              Masks& supported) {
  if (place == values.size()) {
    for (std::size_t i = 0; rest == 0 && i < place; ++i) {
      supported[i] |= propagation::mask_of(values[i]);
    }
    return;
  }
  for (int value = 1; value <= 9; ++value) {
    bool free = (allowed[place] & propagation::mask_of(value)) != 0;
    for (std::size_t i = place / 3 * 3; i < place; ++i) free = free && values[i] != value;
    if (!free) continue;
    values[place] = value;
    add_ways(allowed, place + 1, rest - value, values, supported);
  }
}

/// Removes random values from the cells. Returns whether no contradiction was found.
bool remove_some(State& state, Masks& allowed, std::size_t count, Random& random) {
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t place = random.below(summed.size());
    const auto value = static_cast<Value>(1 + random.below(9));
    allowed[place] &= static_cast<propagation::Mask>(~propagation::mask_of(value));
    if (!state.remove(summed[place], value)) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("a sum of two groups keeps each value that some way to reach it has", "[masks]") {
  Random random(7);
  int kept = 0;
  for (int total = 12; total <= 48; total += 2) {
    const Puzzle puzzle = puzzle_with_sum(total);
    const propagation::MaskRules rules(*puzzle.board);
    for (std::size_t removals = 0; removals <= 20; removals += 5) {
      State state(rules);
      REQUIRE(state.decide_all(puzzle.givens));
      Masks allowed;
      allowed.fill(propagation::mask_up_to(9));
      const bool possible = remove_some(state, allowed, removals, random);
      Masks supported{};
      std::array<int, 6> values{};
      add_ways(allowed, 0, total, values, supported);
      if (!possible) CHECK(supported[0] == 0);
      for (std::size_t i = 0; possible && i < summed.size(); ++i) {
        CHECK((supported[i] & ~state.mask(summed[i])) == 0);
        if (supported[i] != 0) ++kept;
      }
    }
  }
  CHECK(kept > 200);
}

TEST_CASE("a sum near its bounds decides which values its groups have", "[masks]") {
  // Each group has at most 24, so the other at least 22: 5 or more in each cell, and a 9.
  const Puzzle high = puzzle_with_sum(46);
  const propagation::MaskRules rules_high(*high.board);
  State state(rules_high);
  REQUIRE(state.decide_all(high.givens));
  CHECK(state.mask(0) == (propagation::mask_up_to(9) & ~propagation::mask_up_to(4)));
  CHECK_FALSE(state.possible(8, 9));
  CHECK_FALSE(state.possible(10, 9));
  CHECK(state.possible(8, 8));
  // Likewise from below: at most 5 in each cell, and a 1.
  const Puzzle low = puzzle_with_sum(14);
  const propagation::MaskRules rules_low(*low.board);
  State mirrored(rules_low);
  REQUIRE(mirrored.decide_all(low.givens));
  CHECK(mirrored.mask(0) == propagation::mask_up_to(5));
  CHECK_FALSE(mirrored.possible(8, 1));
  CHECK(mirrored.possible(8, 2));
  // Far from its bounds the sum leaves all.
  const Puzzle middle = puzzle_with_sum(38);
  const propagation::MaskRules rules_middle(*middle.board);
  State wide(rules_middle);
  REQUIRE(wide.decide_all(middle.givens));
  CHECK(wide.mask(0) == propagation::mask_up_to(9));
  CHECK(wide.possible(8, 9));
}

TEST_CASE("sums have nothing more to leave where propagation ends", "[masks]") {
  Random random(11);
  int compared = 0;
  for (int total = 12; total <= 48; total += 3) {
    const Puzzle puzzle = puzzle_with_sum(total);
    const propagation::MaskRules rules(*puzzle.board);
    State state(rules);
    REQUIRE(state.decide_all(puzzle.givens));
    Masks allowed;
    allowed.fill(propagation::mask_up_to(9));
    while (remove_some(state, allowed, 1, random) && !state.complete()) {
      State again = state;
      REQUIRE(again.decide_all(puzzle.givens));
      for (const Cell cell : summed) CHECK(again.mask(cell) == state.mask(cell));
      ++compared;
      const bool open = std::any_of(summed.begin(), summed.end(),
                                    [&](Cell cell) { return state.decided(cell) == 0; });
      if (!open) break;
    }
  }
  CHECK(compared > 100);
}
