// Groups of cells that see each other: of random cells, and where it is known how few there are.
#include "propagate/distinct_groups.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "propagate/known_sums.hpp"
#include "propagate/mask_state.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

/// In a row, column or box of the 9x9 board, or a king's move apart.
bool see_each_other(Cell first, Cell second) {
  const auto row = [](Cell cell) { return static_cast<int>(cell / 9); };
  const auto column = [](Cell cell) { return static_cast<int>(cell % 9); };
  const int down = std::abs(row(first) - row(second));
  const int across = std::abs(column(first) - column(second));
  const bool box = row(first) / 3 == row(second) / 3 && column(first) / 3 == column(second) / 3;
  return down == 0 || across == 0 || box || (down == 1 && across == 1);
}

/// Of the first row and another one.
std::vector<Cell> cells_in_columns(Cell columns, Cell other_row = 1) {
  std::vector<Cell> cells;
  for (Cell column = 0; column < columns; ++column) {
    cells.push_back(column);
    cells.push_back(9 * other_row + column);
  }
  return cells;
}

/// Two sums of six cells each, in the first and the fourth row.
Puzzle puzzle_with_sums(int first, int second) {
  return support::empty_puzzle(
      Geometry(9), "sums=" + std::to_string(first) + ": r1c1 r1c2 r1c3 r4c4 r4c5 r4c6; " +
                       std::to_string(second) + ": r4c1 r4c2 r4c3 r1c4 r1c5 r1c6");
}

}  // namespace

TEST_CASE("the cells of a group see each other, and each cell is in one", "[masks]") {
  const Puzzle puzzle = support::empty_puzzle(Geometry(9), "anti-king");
  Random random(3);
  for (std::size_t count = 1; count <= 81; count += 4) {
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < 81; ++cell) cells.push_back(cell);
    random.shuffle(cells);
    cells.resize(count);
    std::vector<Cell> grouped;
    for (const auto& group : propagation::distinct_groups(*puzzle.board, cells)) {
      REQUIRE_FALSE(group.empty());
      for (auto cell = group.begin(); cell != group.end(); ++cell) {
        const bool distinct = std::all_of(
            group.begin(), cell, [&](Cell earlier) { return see_each_other(earlier, *cell); });
        CHECK(distinct);
        grouped.push_back(*cell);
      }
    }
    std::sort(cells.begin(), cells.end());
    std::sort(grouped.begin(), grouped.end());
    CHECK(grouped == cells);
  }
}

TEST_CASE("the order of the cells doesn't make the groups small", "[masks]") {
  const Puzzle plain = support::empty_puzzle(Geometry(9), "");
  CHECK(propagation::distinct_groups(*plain.board, cells_in_columns(9)).size() == 2);
  CHECK(propagation::distinct_groups(*plain.board, cells_in_columns(6)).size() == 2);
  std::vector<Cell> all;
  for (Cell cell = 0; cell < 81; ++cell) all.push_back(cell * 10 % 81);
  all.erase(std::remove(all.begin(), all.end(), Cell{0}), all.end());
  CHECK(propagation::distinct_groups(*plain.board, all).size() == 9);
}

TEST_CASE("two sums near the bound of both together leave less than each alone", "[masks]") {
  // Two groups of six have at least 42: one to spare, so no cell has more than 7.
  const Puzzle close = puzzle_with_sums(25, 18);
  const auto sums = propagation::combined_sums(*close.board);
  REQUIRE(sums.size() == 1);
  CHECK(sums[0].total == 43);
  CHECK(sums[0].cells.size() == 12);
  const propagation::MaskRules rules(*close.board);
  propagation::MaskState<128> state(rules);
  REQUIRE(state.decide_all(close.givens));
  for (const Cell cell : cells_in_columns(6, 3)) {
    CHECK(state.possible(cell, 7));
    CHECK_FALSE(state.possible(cell, 8));
  }
  // Twelve cells that have 41 together are impossible.
  const Puzzle less = puzzle_with_sums(23, 18);
  const propagation::MaskRules rules_less(*less.board);
  propagation::MaskState<128> impossible(rules_less);
  CHECK_FALSE(impossible.decide_all(less.givens));
  // Far from the bounds the two together say no more.
  const Puzzle wide = puzzle_with_sums(30, 30);
  CHECK(propagation::combined_sums(*wide.board).empty());
}
