// What connected cells, unknown regions and diagrams leave of masks: all that brute force over the
// grid's cells leaves where a filter is complete, and single conclusions where it isn't.
#include <algorithm>
#include <bit>
#include <catch2/catch.hpp>

#include "propagate/mask_state.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

using State = propagation::MaskState<128>;

/// A board of 4x4 without rows, columns and boxes.
std::shared_ptr<const Board> board_of_rule(const std::string& text) {
  return support::empty_puzzle(Geometry(4), "free-grid, rule=" + text).board;
}

/// A set of the 16 cells.
using Set = unsigned;

Set neighbours_of(Set set) {
  constexpr Set first_column = 0x1111;
  constexpr Set last_column = 0x8888;
  return (set << 4 | set >> 4 | (set & ~last_column) << 1 | (set & ~first_column) >> 1) & 0xFFFF;
}

bool is_connected(Set set) {
  Set reached = set & (~set + 1);
  while (true) {
    const Set more = reached | (neighbours_of(reached) & set);
    if (more == reached) return reached == set;
    reached = more;
  }
}

const std::vector<Set>& connected_sets() {
  static const std::vector<Set> sets = [] {
    std::vector<Set> found;
    for (Set set = 0; set <= 0xFFFF; ++set) {
      if (is_connected(set)) found.push_back(set);
    }
    return found;
  }();
  return sets;
}

/// What connected sets with `inside`, without `outside` and of at most `most` cells have in common.
struct Common {
  bool any = false;
  Set all = 0xFFFF;
  Set some = 0;
};

Common common_of(Set inside, Set outside, int most) {
  Common common;
  for (const Set set : connected_sets()) {
    if ((set & inside) != inside || (set & outside) != 0 || std::popcount(set) > most) continue;
    common.any = true;
    common.all &= set;
    common.some |= set;
  }
  return common;
}

Set random_set(Random& random, std::uint64_t one_in) {
  Set set = 0;
  for (int cell = 0; cell < 16; ++cell) {
    if (random.below(one_in) == 0) set |= 1U << cell;
  }
  return set;
}

/// The cells that hold 1 are connected. False at a contradiction.
bool decide_sets(State& state, Set inside, Set outside) {
  if (!state.decide_all(Grid(16))) return false;
  for (Cell cell = 0; cell < 16; ++cell) {
    if ((inside >> cell & 1U) != 0 && !state.decide(cell, 1)) return false;
    if ((outside >> cell & 1U) != 0 && !state.remove(cell, 1)) return false;
  }
  return true;
}

Set certain_in(const State& state) {
  Set set = 0;
  for (Cell cell = 0; cell < 16; ++cell) set |= (state.decided(cell) == 1 ? 1U : 0U) << cell;
  return set;
}

Set possible_in(const State& state) {
  Set set = 0;
  for (Cell cell = 0; cell < 16; ++cell) set |= (state.possible(cell, 1) ? 1U : 0U) << cell;
  return set;
}

/// A board of 4x4 with a region of each cell.
struct Regions {
  std::shared_ptr<const Board> board;
  propagation::MaskRules rules;
  State state;

  explicit Regions(std::shared_ptr<const Board> of)
      : board(std::move(of)), rules(*board), state(rules) {
    REQUIRE(State::fit(*board));
    REQUIRE(state.decide_all(Grid(board->cells())));
  }

  static Cell region(Cell cell) { return 16 + cell; }
};

std::shared_ptr<const Board> board_of_regions(const std::string& statement = "") {
  return support::empty_puzzle(Geometry(4), "chaos-construction=" + statement).board;
}

}  // namespace

TEST_CASE("connected cells of any number: masks keep all that brute force does", "[masks]") {
  const auto board = board_of_rule("connected(cells, list(x in cells: x = 1))");
  REQUIRE(State::fit(*board));
  const propagation::MaskRules rules(*board);
  Random random(7);
  int contradictions = 0;
  int cuts = 0;
  for (int round = 0; round < 200; ++round) {
    const Set inside = random_set(random, 5);
    const Set outside = random_set(random, 3) & ~inside;
    CAPTURE(inside, outside);
    const Common common = common_of(inside, outside, 16);
    State state(rules);
    const bool possible = decide_sets(state, inside, outside);
    REQUIRE(possible == common.any);
    contradictions += possible ? 0 : 1;
    if (!possible) continue;
    CHECK(possible_in(state) == common.some);
    CHECK(certain_in(state) == common.all);
    cuts += common.all != inside ? 1 : 0;
  }
  CHECK(contradictions > 10);
  CHECK(cuts > 10);
}

TEST_CASE("connected cells of two values: masks keep all that brute force does", "[masks]") {
  const auto board = board_of_rule("connected(cells, list(x in cells: x <= 2))");
  REQUIRE(State::fit(*board));
  const propagation::MaskRules rules(*board);
  Random random(10);
  for (int round = 0; round < 100; ++round) {
    const Set inside = random_set(random, 5);
    const Set outside = random_set(random, 3) & ~inside;
    CAPTURE(inside, outside);
    const Common common = common_of(inside, outside, 16);
    State state(rules);
    bool possible = state.decide_all(Grid(16));
    // One after the other, so that a cell loses a value without becoming one of them.
    for (const Value step : {Value{0}, Value{1}}) {
      for (Cell cell = 0; possible && cell < 16; ++cell) {
        if ((inside >> cell & 1U) != 0) possible = state.remove(cell, 3 + step);
        if (possible && (outside >> cell & 1U) != 0) possible = state.remove(cell, 1 + step);
      }
    }
    REQUIRE(possible == common.any);
    for (Cell cell = 0; possible && cell < 16; ++cell) {
      const bool some = state.possible(cell, 1) || state.possible(cell, 2);
      const bool all = !state.possible(cell, 3) && !state.possible(cell, 4);
      CHECK(some == ((common.some >> cell & 1U) != 0));
      CHECK(all == ((common.all >> cell & 1U) != 0));
    }
  }
}

TEST_CASE("connected cells of a greatest number: masks leave what one cell reaches", "[masks]") {
  for (const int most : {2, 4, 6}) {
    const auto board =
        board_of_rule("connected(cells, list(x in cells: x = 1), " + std::to_string(most) + ")");
    REQUIRE(State::fit(*board));
    const propagation::MaskRules rules(*board);
    Random random(8);
    for (int round = 0; round < 60; ++round) {
      const Set one = 1U << random.below(16);
      const Set inside = round % 3 == 0 ? one | 1U << random.below(16) : one;
      const Set outside = random_set(random, 3) & ~inside;
      CAPTURE(most, inside, outside);
      const Common common = common_of(inside, outside, most);
      State state(rules);
      const bool possible = decide_sets(state, inside, outside);
      if (!possible) CHECK_FALSE(common.any);
      if (!possible || !common.any) continue;
      CHECK((common.some & ~possible_in(state)) == 0);
      CHECK((certain_in(state) & ~common.all) == 0);
      if (std::popcount(inside) == 1) CHECK(possible_in(state) == common.some);
    }
  }
}

TEST_CASE("too many connected cells are a contradiction", "[masks]") {
  const auto board = board_of_rule("connected(cells, list(x in cells: x = 1), 2)");
  const propagation::MaskRules rules(*board);
  State state(rules);
  CHECK_FALSE(decide_sets(state, 0b111, 0));
}

TEST_CASE("a region needs room for all its cells", "[masks]") {
  Regions regions(board_of_regions());
  auto& state = regions.state;
  CHECK(state.decided(Regions::region(0)) == 1);
  SECTION("what lies between its first cell and the room is its own") {
    REQUIRE(state.remove(Regions::region(1), 1));
    CHECK(state.decided(Regions::region(4)) == 1);
  }
  SECTION("a group of cells that is too small has none of it") {
    REQUIRE(state.possible(Regions::region(15), 4));
    REQUIRE(state.remove(Regions::region(11), 4));
    REQUIRE(state.remove(Regions::region(14), 4));
    CHECK_FALSE(state.possible(Regions::region(15), 4));
  }
}

TEST_CASE("regions are numbered in the order of their first cells, on masks too", "[masks]") {
  Regions regions(board_of_regions());
  auto& state = regions.state;
  CHECK(state.mask(Regions::region(1)) == propagation::mask_up_to(2));
  CHECK(state.mask(Regions::region(2)) == propagation::mask_up_to(3));
  REQUIRE(state.decide(Regions::region(1), 1));
  CHECK_FALSE(state.possible(Regions::region(2), 3));
}

TEST_CASE("each pair of a region and a value is there once", "[masks]") {
  Regions regions(
      board_of_rule("var region of cells in 1..4; all_different(x in cells: 4 * region(x) + x)"));
  auto& state = regions.state;
  const auto region = &Regions::region;
  SECTION("a value that the region has is no other cell's there") {
    REQUIRE(state.decide(region(0), 1));
    REQUIRE(state.decide(0, 3));
    REQUIRE(state.decide(region(7), 1));
    CHECK_FALSE(state.possible(7, 3));
    REQUIRE(state.decide(6, 3));
    CHECK_FALSE(state.possible(region(6), 1));
    CHECK_FALSE(state.decide(7, 3));
  }
  SECTION("two cells that are given the same pair are a contradiction") {
    Grid givens(regions.board->cells());
    for (const Cell cell : {2U, 13U}) {
      givens[cell] = 3;
      givens[region(cell)] = 1;
    }
    State fresh(regions.rules);
    CHECK_FALSE(fresh.decide_all(givens));
  }
  SECTION("a region that is full has no more cells") {
    for (const Cell cell : {1U, 6U, 8U}) REQUIRE(state.decide(region(cell), 2));
    CHECK(state.possible(region(0), 2));
    REQUIRE(state.decide(region(15), 2));
    CHECK_FALSE(state.possible(region(0), 2));
  }
  SECTION("the last cells that can be of a region are") {
    for (Cell cell = 4; cell < 16; ++cell) REQUIRE(state.remove(region(cell), 2));
    for (Cell cell = 0; cell < 4; ++cell) CHECK(state.decided(region(cell)) == 2);
  }
  SECTION("a value's last place in a region is its place") {
    for (Cell cell = 4; cell < 15; ++cell) REQUIRE(state.remove(region(cell), 2));
    for (const Cell cell : {0U, 1U, 2U, 15U}) REQUIRE(state.remove(cell, 4));
    CHECK(state.decided(region(3)) == 2);
    CHECK(state.decided(3) == 4);
  }
}

TEST_CASE("cells of the same unknown region differ before the region is known", "[masks]") {
  Regions regions(board_of_regions("region(r3c3) = region(r4c4)"));
  auto& state = regions.state;
  REQUIRE(state.decide(10, 2));
  REQUIRE(state.decided(Regions::region(10)) == 0);
  CHECK_FALSE(state.possible(15, 2));
}

TEST_CASE("a diagram leaves masks exactly the values of its paths", "[masks]") {
  const auto board = board_of_rule("r1c1 * r1c2 + r1c3 = 2 * r1c4 + r2c1 mod 2");
  REQUIRE(board->diagrams().size() == 1);
  const propagation::MaskRules rules(*board);
  const Cell cells[] = {0, 1, 2, 3, 4};
  Random random(9);
  for (int round = 0; round < 100; ++round) {
    propagation::Mask allowed[5];
    for (auto& mask : allowed) mask = static_cast<propagation::Mask>(1 + random.below(15));
    propagation::Mask wanted[5] = {};
    for (int code = 0; code < 1024; ++code) {
      int value[5];
      bool fits = true;
      for (int i = 0; i < 5; ++i) {
        value[i] = (code >> 2 * i & 3) + 1;
        fits = fits && (allowed[i] & propagation::mask_of(value[i])) != 0;
      }
      if (!fits || value[0] * value[1] + value[2] != 2 * value[3] + value[4] % 2) continue;
      for (int i = 0; i < 5; ++i) wanted[i] |= propagation::mask_of(value[i]);
    }
    State state(rules);
    bool possible = state.decide_all(Grid(16));
    for (int i = 0; i < 5; ++i) {
      for (Value v = 1; v <= 4; ++v) {
        const bool removed = (allowed[i] & propagation::mask_of(v)) == 0;
        possible = possible && (!removed || state.remove(cells[i], v));
      }
    }
    REQUIRE(possible == (wanted[0] != 0));
    for (int i = 0; possible && i < 5; ++i) CHECK(state.mask(cells[i]) == wanted[i]);
  }
}
