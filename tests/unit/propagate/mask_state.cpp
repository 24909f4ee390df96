// Propagation on masks, on a board of each rule: against brute force. Sums that follow from cages
// and units.
#include "propagate/mask_state.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <stdexcept>

#include "propagate/filter_memo.hpp"
#include "propagate/known_sums.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;

namespace {

using State = propagation::MaskState<128>;

bool keeps(const State& state, const Grid& grid) {
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    if (!state.possible(cell, grid[cell])) return false;
  }
  return true;
}

/// The grids of a case for which its rule holds.
std::vector<Grid> grids_of(const support::RuleCase& rule_case) {
  std::vector<Grid> grids;
  support::for_each_grid(rule_case, [&](const std::vector<int>& values, bool holds) {
    if (holds) grids.emplace_back(values.begin(), values.end());
  });
  return grids;
}

/// Decides or removes random candidates of the grid until a contradiction or a solution: a state
/// keeps each solution that agrees, and there is none below a contradiction.
void check_random_descent(State state, std::vector<Grid> left, const Board& board, Random& random) {
  const std::size_t cells = board.geometry().grid_cells();
  while (true) {
    std::vector<Cell> open = state.open();
    std::erase_if(open, [&](Cell cell) { return cell >= cells; });
    if (open.empty()) break;
    const Cell cell = open[random.below(open.size())];
    std::vector<Value> values;
    propagation::for_each_value(state, cell, [&](Value value) { values.push_back(value); });
    const Value value = values[random.below(values.size())];
    const bool decide = random.below(2) == 0;
    std::erase_if(left, [&](const Grid& grid) { return (grid[cell] == value) != decide; });
    if (!(decide ? state.decide(cell, value) : state.remove(cell, value))) {
      CHECK(left.empty());
      return;
    }
    for (const Grid& grid : left) CHECK(keeps(state, grid));
  }
  // Variables that are open may have no value left in the end.
  if (!state.complete()) return;
  Grid grid(board.cells());
  state.copy_to(grid);
  grid.resize(cells);
  CHECK(left == std::vector<Grid>{grid});
}

template <class Visit>
void for_each_order_of_three_in_a_row(const Visit& visit) {
  for (int least = 1; least + 2 <= 9; ++least) {
    std::array<int, 3> numbers{least, least + 1, least + 2};
    do {
      visit(numbers);
    } while (std::next_permutation(numbers.begin(), numbers.end()));
  }
}

}  // namespace

TEST_CASE("propagation on masks loses no solution and leaves nothing else in the end", "[masks]") {
  Random random(52);
  std::size_t boards = 0;
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    CAPTURE(rule_case.rule);
    const auto board = board_of(rule_case);
    if (!State::fit(*board)) continue;
    ++boards;
    const propagation::MaskRules rules(*board);
    const std::vector<int> values = support::givens_of(rule_case);
    Grid givens(values.begin(), values.end());
    givens.resize(board->cells());
    const std::vector<Grid> solutions = grids_of(rule_case);
    State root(rules);
    const bool possible = root.decide_all(givens);
    if (!possible) CHECK(solutions.empty());
    for (int round = 0; possible && round < 20; ++round) {
      check_random_descent(root, solutions, *board, random);
    }
  }
  CHECK(boards > 50);
}

TEST_CASE("filters that remember masks leave the same as new ones", "[masks]") {
  Random random(53);
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    CAPTURE(rule_case.rule);
    const auto board = board_of(rule_case);
    if (!State::fit(*board)) continue;
    const propagation::MaskRules rules(*board);
    for (int i = 0; i < 20; ++i) {
      const auto cell = static_cast<Cell>(random.below(board->geometry().grid_cells()));
      const auto value =
          static_cast<Value>(1 + random.below(static_cast<std::size_t>(board->size())));
      Grid givens(board->cells());
      givens[cell] = value;
      const propagation::MaskRules new_rules(*board);
      State state(rules);
      State other(new_rules);
      const bool possible = state.decide_all(givens);
      REQUIRE(possible == other.decide_all(givens));
      for (Cell each = 0; possible && each < board->cells(); ++each) {
        for (Value any = 1; any <= board->size(); ++any) {
          CHECK(state.possible(each, any) == other.possible(each, any));
        }
      }
    }
  }
}

TEST_CASE("what a filter could not find is not remembered", "[masks]") {
  propagation::FilterMemo<propagation::Mask, int> memo(2);
  const std::vector<propagation::Mask> key{3, 5};
  const std::vector<propagation::Mask> other{3, 4};
  const auto fail = [](int*) { throw std::runtime_error("for now"); };
  const auto store = [](int first) {
    return [=](int* found) {
      found[0] = first;
      found[1] = first + 1;
    };
  };
  CHECK_THROWS_AS(memo.of(key, fail), std::runtime_error);
  CHECK(memo.of(key, store(7))[0] == 7);
  CHECK(memo.of(other, store(9))[1] == 10);
  CHECK(memo.of(key, store(8))[1] == 8);
}

TEST_CASE("a row and cages imply the sums of innies and outies", "[masks]") {
  const Puzzle puzzle = support::empty_puzzle(Geometry(4), "cages=3: r1c1 r1c2; 7: r1c3 r2c3");
  const std::vector<propagation::KnownSum> sums = propagation::implied_sums(*puzzle.board);
  const auto implied = [&](const std::vector<Cell>& cells, int total,
                           const std::vector<int>& coefficients) {
    return std::any_of(sums.begin(), sums.end(), [&](const propagation::KnownSum& sum) {
      return sum.cells == cells && sum.total == total && sum.coefficients == coefficients;
    });
  };
  CHECK(implied({2, 3}, 7, {1, 1}));
  CHECK(implied({6, 3}, 0, {-1, 1}));
}

TEST_CASE("implied sums decide what the cages alone leave open", "[masks]") {
  const Puzzle puzzle = support::empty_puzzle(Geometry(4), "cages=3: r1c1 r1c2; 6: r1c3 r2c3");
  const propagation::MaskRules rules(*puzzle.board);
  State state(rules);
  REQUIRE(state.decide_all(puzzle.givens));
  // r1c4 = r2c3 + 1, and both cells are 3 or 4 in the row, or the cage is 2 and 4.
  CHECK(state.decided(3) == 3);
  CHECK(state.decided(2) == 4);
  CHECK(state.decided(6) == 2);
}

TEST_CASE("a renban line of three cells keeps what three values in a row leave", "[masks]") {
  const std::array<Cell, 3> cells{0, 31, 71};  // none of them sees another
  const Puzzle puzzle = support::empty_puzzle(Geometry(9), "renban=r1c1 r4c5 r8c9");
  const propagation::MaskRules rules(*puzzle.board);
  Random random(52);
  for (int round = 0; round < 200; ++round) {
    State state(rules);
    REQUIRE(state.decide_all(puzzle.givens));
    for (bool possible = true; possible;) {
      const Cell cell = cells[random.below(cells.size())];
      const auto value = static_cast<Value>(1 + random.below(9));
      const auto allows = [before = state, cell, value](Cell other, int number) {
        return before.possible(other, number) && (other != cell || number != value);
      };
      std::array<propagation::Mask, 3> left = {};
      for_each_order_of_three_in_a_row([&](const std::array<int, 3>& numbers) {
        for (std::size_t i = 0; i < 3; ++i) {
          if (!allows(cells[i], numbers[i])) return;
        }
        for (std::size_t i = 0; i < 3; ++i) left[i] |= propagation::mask_of(numbers[i]);
      });
      possible = state.remove(cell, value);
      CHECK(possible == (left[0] != 0));
      for (std::size_t i = 0; possible && i < 3; ++i) CHECK(state.mask(cells[i]) == left[i]);
    }
  }
}

TEST_CASE("a value that is removed for now counts with the next decision", "[masks]") {
  const Puzzle puzzle = support::empty_puzzle(Geometry(4), "cages=7: r1c1 r2c3");
  const propagation::MaskRules rules(*puzzle.board);
  State state(rules);
  REQUIRE(state.decide_all(puzzle.givens));
  State later = state;
  later.remove_for_now(5, 1);
  REQUIRE(later.decide_after(5, 15, 2));
  REQUIRE(state.remove(5, 1));
  REQUIRE(state.decide(15, 2));
  for (Cell cell = 0; cell < 16; ++cell) CHECK(later.mask(cell) == state.mask(cell));
}

TEST_CASE("a contradiction names the filter that found it, and the last single before", "[masks]") {
  const Puzzle puzzle = support::empty_puzzle(Geometry(9), "renban=r1c1 r2c5");
  const propagation::MaskRules rules(*puzzle.board);
  State state(rules);
  REQUIRE(state.decide_all(puzzle.givens));
  state.remove_for_now(13, 2);
  REQUIRE_FALSE(state.decide_after(13, 0, 1));
  const propagation::Contradiction& found = State::contradiction();
  REQUIRE(found.filter);
  CHECK(rules.filters()[*found.filter]->cells() == std::vector<Cell>{0, 13});
  REQUIRE(found.single);
  CHECK(found.single->first == 0);
  CHECK(found.single->second == 1);
}

TEST_CASE("the values of each mask are counted", "[masks]") {
  for (unsigned mask = 0; mask <= 0xFFFF; ++mask) {
    if (propagation::count_of(static_cast<propagation::Mask>(mask)) != std::popcount(mask)) {
      FAIL(mask);
    }
  }
}
