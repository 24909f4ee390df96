// The independent check of grids, primitive by primitive: a grid that is right, and the smallest
// change that breaks this one constraint.
#include <algorithm>
#include <catch2/catch.hpp>
#include <stdexcept>

#include "sudoku_sat/puzzle.hpp"
#include "support/fixtures.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat;

namespace {

using Values = std::vector<Value>;

/// All cells behind those of `values` hold 1.
Grid filled(const Geometry& geometry, const Values& values) {
  Grid grid(geometry.cells(), 1);
  std::copy(values.begin(), values.end(), grid.begin());
  return grid;
}

Puzzle puzzle_with(const Geometry& geometry, const Constraints& constraints) {
  return {std::make_shared<const Board>(geometry, constraints), Grid(geometry.cells(), 0)};
}

/// What is wrong with these values of the first cells of a 4x4 board.
std::string verified(const Constraints& constraints, const Values& values) {
  return support::verify_text(puzzle_with(Geometry(4), constraints), filled(Geometry(4), values));
}

std::string violated(const Constraints& constraints, const Values& values) {
  return support::violation_text(puzzle_with(Geometry(4), constraints),
                                 filled(Geometry(4), values));
}

Constraints only(Sum sum) { return {.sums = {std::move(sum)}}; }

Constraints less(Cell first, Cell second) {
  const auto relation =
      std::make_shared<const ValueRelation>(4, [](int one, int other) { return one < other; });
  return {.relations = {{{"less", 5}, first, second, relation}}};
}

/// The last value is larger than the first; must not be asked about empty cells.
Constraints rising(const std::vector<Cell>& cells) {
  const auto any = std::make_shared<const Diagram>(make_diagram(
      cells.size(), 4, 0, [](std::size_t, int, int) { return std::optional(0); },
      [](int) { return true; }));
  const auto holds = [](std::span<const Value> values) {
    if (std::count(values.begin(), values.end(), 0) > 0) throw std::logic_error("an empty cell");
    return values.front() < values.back();
  };
  return {.sequences = {{{"rising", 2}, cells, any, holds}}};
}

/// Calls visit(values) for all values, 1 to 4, of so many cells.
template <class Visit>
void for_each_tuple(std::size_t cells, const Visit& visit) {
  for (std::size_t number = 0; number < std::size_t{1} << 2 * cells; ++number) {
    Values values;
    for (std::size_t i = 0; i < cells; ++i) values.push_back((number >> 2 * i & 3) + 1);
    visit(values);
  }
}

/// Tuples of values that break the sum unnoticed, or are refused though they have it.
std::size_t misjudged(const Sum& sum, std::size_t cells) {
  const Puzzle puzzle = puzzle_with(Geometry(4), only(sum));
  std::size_t wrong = 0;
  for_each_tuple(cells, [&](const Values& values) {
    int total = 0;
    for (std::size_t i = 0; i < cells; ++i) {
      total += (sum.coefficients.empty() ? 1 : sum.coefficients[i]) * values[i];
    }
    const std::string message = support::verify_text(puzzle, filled(Geometry(4), values));
    const bool right = total == sum.total ? message.empty() : message.ends_with(" (sum 1)");
    wrong += right ? 0U : 1U;
  });
  return wrong;
}

}  // namespace

TEST_CASE("a value twice in an all-different constraint is refused") {
  const Constraints cage{.all_different = {{{"cage", 3}, {0, 1, 5}}}};
  CHECK(verified(cage, {1, 2, 1, 1, 1, 3}).empty());
  CHECK(verified(cage, {1, 2, 1, 1, 1, 1}) == says::both_have("r1c1", "r2c2", 1, "cage 3"));
  CHECK(verified(cage, {1, 2, 1, 1, 1, 2}) == says::both_have("r1c2", "r2c2", 2, "cage 3"));
  CHECK(violated(cage, {1, 0, 1, 1, 1, 0}).empty());
  CHECK(violated(cage, {1, 0, 1, 1, 1, 1}) == says::both_have("r1c1", "r2c2", 1, "cage 3"));
}

TEST_CASE("a constraint without number is named by its rule alone") {
  const Constraints star{.all_different = {{{"star", 0}, {0, 1}}}};
  CHECK(verified(star, {4, 4}) == says::both_have("r1c1", "r1c2", 4, "star"));
}

TEST_CASE("the largest values twice are refused on boards of any size") {
  for (const Geometry& geometry : {Geometry(7, 9), Geometry(8, 8), Geometry(5, 13)}) {
    const int size = geometry.size();
    CAPTURE(size);
    const Constraints two{.all_different = {{{"row", 1}, {0, 1}}, {{"row", 2}, {2, 3}}}};
    const Puzzle puzzle = puzzle_with(geometry, two);
    const auto largest = static_cast<Value>(size);
    const auto next = static_cast<Value>(size - 1);
    CHECK(
        support::violation_text(puzzle, filled(geometry, {largest, next, next, largest})).empty());
    CHECK(support::violation_text(puzzle, filled(geometry, {0, 0, 0, 0})).empty());
    const std::string twice =
        support::violation_text(puzzle, filled(geometry, {1, 2, largest, largest}));
    CHECK(twice == "r1c3 and r1c4 both have " + std::to_string(size) + " (row 2)");
  }
}

TEST_CASE("as many cells as there are values have each value once, or are refused") {
  for (const Geometry& geometry : {Geometry(4), Geometry(7, 9), Geometry(8, 8), Geometry(5, 13)}) {
    const int size = geometry.size();
    CAPTURE(size);
    AllDifferent row{{"row", 1}, {}};
    Values values;
    for (int i = 0; i < size; ++i) {
      row.cells.push_back(static_cast<Cell>(i));
      values.push_back(static_cast<Value>(size - i));
    }
    const Puzzle puzzle = puzzle_with(geometry, {.all_different = {row}});
    CHECK(support::verify_text(puzzle, filled(geometry, values)).empty());
    const std::string last = "r1c" + std::to_string(size);
    values.back() = static_cast<Value>(size);
    CHECK(support::verify_text(puzzle, filled(geometry, values)) ==
          "r1c1 and " + last + " both have " + std::to_string(size) + " (row 1)");
    // The value that is missing elsewhere.
    values.back() = 0;
    CHECK(support::verify_text(puzzle, filled(geometry, values)) == last + " is empty");
  }
}

TEST_CASE("more cells than values cannot all be different") {
  const Constraints five{.all_different = {{{"row", 1}, {0, 1, 2, 3, 4}}}};
  CHECK(verified(five, {1, 2, 3, 4, 3}) == says::both_have("r1c3", "r2c1", 3, "row 1"));
}

TEST_CASE("a value that a cell may not have is refused") {
  const Constraints even{.allowed = {{{"odd", 1}, 0, {1, 3}}, {{"even", 2}, 1, {2, 4}}}};
  CHECK(verified(even, {3, 2}).empty());
  CHECK(verified(even, {3, 4}).empty());
  CHECK(verified(even, {3, 1}) == "r1c2 may not have 1 (even 2)");
  CHECK(verified(even, {3, 3}) == "r1c2 may not have 3 (even 2)");
  CHECK(violated(even, {0, 0}).empty());
  CHECK(violated(even, {0, 1}) == "r1c2 may not have 1 (even 2)");
  CHECK(verified({.allowed = {{{"none", 1}, 0, {}}}}, {4}) == "r1c1 may not have 4 (none 1)");
}

TEST_CASE("a pair of values outside its relation is refused, in the order of the relation") {
  CHECK(verified(less(0, 1), {1, 2}).empty());
  CHECK(verified(less(0, 1), {2, 1}) == "r1c1=2 and r1c2=1 (less 5)");
  CHECK(verified(less(0, 1), {2, 2}) == says::both_have("r1c1", "r1c2", 2, "less 5"));
  CHECK(verified(less(1, 0), {2, 1}).empty());
  CHECK(verified(less(1, 0), {3, 4}) == "r1c1=3 and r1c2=4 (less 5)");
  CHECK(violated(less(0, 1), {0, 1}).empty());
  CHECK(violated(less(0, 1), {4, 0}).empty());
}

TEST_CASE("a sum that cells don't have is refused, whatever the number of cells") {
  CHECK(verified(only({{"sum", 1}, {0}, {}, 3}), {3}).empty());
  CHECK(verified(only({{"sum", 1}, {0}, {}, 3}), {2}) == says::other_sum("r1c1=2", 3, "sum 1"));
  CHECK(verified(only({{"sum", 1}, {0, 1}, {}, 5}), {2, 3}).empty());
  CHECK(verified(only({{"sum", 1}, {0, 1}, {}, 5}), {2, 4}) == "r1c1=2 and r1c2=4 (sum 1)");
  CHECK(verified(only({{"sum", 1}, {0, 1}, {}, 5}), {2, 2}) ==
        says::both_have("r1c1", "r1c2", 2, "sum 1"));
  CHECK(verified(only({{"sum", 1}, {0, 1, 2}, {}, 6}), {1, 2, 3}).empty());
  CHECK(verified(only({{"sum", 1}, {0, 1, 2}, {}, 6}), {1, 2, 4}) ==
        says::other_sum("r1c1=1 r1c2=2 r1c3=4", 6, "sum 1"));
}

TEST_CASE("all values of some cells are judged by their sum, with and without coefficients") {
  const std::vector<int> factors{10, 1, -1, -2};
  for (std::size_t cells = 1; cells <= 4; ++cells) {
    std::vector<Cell> first;
    for (Cell cell = 0; cell < cells; ++cell) first.push_back(cell);
    const auto end = static_cast<std::ptrdiff_t>(cells);
    for (int total = -4; total <= 45; total += 7) {
      CAPTURE(cells, total);
      CHECK(misjudged({{"sum", 1}, first, {}, total}, cells) == 0);
      CHECK(misjudged({{"sum", 1}, first, {factors.begin(), factors.begin() + end}, total},
                      cells) == 0);
    }
  }
}

TEST_CASE("a sum is not taken for a smaller number's remainder") {
  constexpr int large = 1 << 30;
  // Four times the coefficient is 2^32.
  CHECK(verified(only({{"sum", 1}, {0, 1, 2}, {large, 1, 1}, 2}), {4, 1, 1}) ==
        says::other_sum("r1c1=4 r1c2=1 r1c3=1", 2, "sum 1"));
}

TEST_CASE("a sum of cells that are not all filled is no violation yet") {
  CHECK(violated(only({{"sum", 1}, {0}, {}, 3}), {0}).empty());
  CHECK(violated(only({{"sum", 1}, {0, 1}, {}, 5}), {0, 4}).empty());
  CHECK(violated(only({{"sum", 1}, {0, 1, 2}, {}, 6}), {4, 4, 0}).empty());
}

TEST_CASE("each of several sums is checked, and only the first cells of a long one are named") {
  Constraints sums{.sums = {{{"sum", 1}, {0, 1, 2}, {}, 6}, {{"sum", 2}, {3, 4, 5}, {}, 6}}};
  CHECK(verified(sums, {1, 2, 3, 3, 2, 1}).empty());
  CHECK(verified(sums, {1, 2, 3, 3, 2, 2}) == says::other_sum("r1c4=3 r2c1=2 r2c2=2", 6, "sum 2"));
  std::vector<Cell> all;
  for (Cell cell = 0; cell < 16; ++cell) all.push_back(cell);
  const auto long_sum = [&](std::size_t cells) {
    return verified(only({{"sum", 1}, {all.begin(), all.begin() + std::ptrdiff_t(cells)}, {}, 99}),
                    {});
  };
  CHECK(long_sum(12).ends_with(says::other_sum(" r3c3=1 r3c4=1", 99, "sum 1")));
  CHECK(long_sum(13).ends_with(says::other_sum(" r3c3=1 r3c4=1 ...", 99, "sum 1")));
}

TEST_CASE("a sequence is asked its own words, about its cells in their order") {
  CHECK(verified(rising({0, 1, 2}), {1, 4, 2}).empty());
  CHECK(verified(rising({0, 1, 2}), {2, 4, 2}) == "r1c1=2 r1c2=4 r1c3=2 break the rule (rising 2)");
  CHECK(verified(rising({2, 0}), {2, 4, 1}).empty());
  CHECK(verified(rising({2, 0}), {1, 4, 2}) == "r1c3=2 r1c1=1 break the rule (rising 2)");
  CHECK(verified(rising({0}), {3}) == "r1c1=3 break the rule (rising 2)");
  CHECK(violated(rising({0, 1, 2}), {2, 0, 2}).empty());
}

TEST_CASE("the first of many faults is reported, in the documented order") {
  const Geometry geometry(4);
  Constraints all = rising({0, 1});
  all.all_different = {{{"row", 1}, {8, 9}}};
  all.allowed = {{{"even", 1}, 2, {2, 4}}};
  all.sums = {{{"sum", 1}, {4, 5, 6}, {}, 9}};
  Puzzle puzzle = puzzle_with(geometry, all);
  puzzle.givens[15] = 2;
  Grid grid = filled(geometry, {2, 1, 1, 5});
  CHECK(support::verify_text(puzzle, Grid(15, 9)) == "15 cells instead of 16");
  CHECK(support::verify_text(puzzle, Grid(17, 1)) == "17 cells instead of 16");
  CHECK(support::verify_text(puzzle, grid) == says::other_values("r1c4 has 5", 1, 4));
  grid[3] = 4;
  CHECK(support::verify_text(puzzle, grid) == "r4c4 has 1, but 2 is given");
  grid[15] = 2;
  CHECK(support::verify_text(puzzle, grid) == says::both_have("r3c1", "r3c2", 1, "row 1"));
  grid[8] = 2;
  CHECK(support::verify_text(puzzle, grid) == "r1c3 may not have 1 (even 1)");
  grid[2] = 2;
  CHECK(support::verify_text(puzzle, grid) == says::other_sum("r2c1=1 r2c2=1 r2c3=1", 9, "sum 1"));
  grid[4] = grid[5] = grid[6] = 3;
  CHECK(support::verify_text(puzzle, grid) == "r1c1=2 r1c2=1 break the rule (rising 2)");
  grid[1] = 3;
  CHECK(support::verify_text(puzzle, grid).empty());
}

TEST_CASE("only verify reports an empty cell as a fault") {
  const Geometry geometry(4);
  Puzzle puzzle = puzzle_with(geometry, {});
  puzzle.givens[2] = 3;
  Grid grid = filled(geometry, {1, 2, 3});
  CHECK(support::verify_text(puzzle, grid).empty());
  grid[2] = 0;
  CHECK(support::violation_text(puzzle, grid).empty());
  CHECK(support::verify_text(puzzle, grid) == "r1c3 is empty");
  grid[1] = 5;
  CHECK(support::verify_text(puzzle, grid) == says::other_values("r1c2 has 5", 1, 4));
}
