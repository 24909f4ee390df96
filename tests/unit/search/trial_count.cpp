// The first nodes of a count: if they are all, if they are given up; the count is the same either
// way.
#include "search/component_counter.hpp"

#include <catch2/catch.hpp>

#include "search/conflict_space.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

using Space = search::ConflictSpace<12>;

/// The given ones of puzzles/variants/non-consecutive.txt, which has one solution.
Puzzle non_consecutive() {
  Puzzle puzzle = support::empty_puzzle(Geometry(9), "non-consecutive");
  for (const auto& [cell, value] : std::vector<std::pair<Cell, Value>>{
           {2, 3}, {3, 5}, {12, 3}, {39, 2}, {46, 9}, {71, 4}, {79, 9}}) {
    puzzle.givens[cell] = value;
  }
  return puzzle;
}

bool is_small(const Puzzle& puzzle, BigCount::Number& found,
              BigCount::Number enough = search::Saturating::most) {
  found = 0;
  return search::count_if_small(Space(*puzzle.board), puzzle, enough, Limits(), found);
}

}  // namespace

TEST_CASE("a small tree is counted to its end") {
  BigCount::Number found = 0;
  CHECK(
      is_small(support::empty_puzzle(Geometry(9), "anti-knight,anti-king,non-consecutive"), found));
  CHECK(found == 72);
}

TEST_CASE("a tree that is full of solutions is given up, unless enough are found") {
  BigCount::Number found = 0;
  CHECK_FALSE(is_small(support::empty_puzzle(Geometry(9), "even=r1c1 r5c5"), found));
  CHECK(found > 100);
  CHECK(is_small(support::empty_puzzle(Geometry(9), "even=r1c1 r5c5"), found, 10));
  CHECK(found >= 10);
}

TEST_CASE("a large tree with hardly any solutions is given up, and is counted all the same") {
  const Puzzle puzzle = non_consecutive();
  BigCount::Number found = 0;
  CHECK_FALSE(is_small(puzzle, found));
  CHECK(found <= 1);
  for (const unsigned threads : {1U, 2U}) {
    const Counted counted = count(puzzle, {.threads = threads});
    CHECK(to_string(counted.solutions) == "1");
    CHECK(counted.complete);
  }
}

TEST_CASE("what the first nodes found in a loose tree is not counted twice") {
  // 28,200,960 grids / 720 begin with this row. In a third of these the next row begins with 4, 5
  // and 6 each: the last three columns and their values can be exchanged.
  Puzzle puzzle = support::empty_puzzle(Geometry(6), "even=r2c1");
  for (Cell cell = 0; cell < 6; ++cell) puzzle.givens[cell] = static_cast<Value>(cell + 1);
  BigCount::Number found = 0;
  CHECK_FALSE(is_small(puzzle, found));
  for (const unsigned threads : {1U, 2U}) {
    CHECK(to_string(count(puzzle, {.threads = threads}).solutions) == "26112");
  }
}
