// Grids come out sorted, whether they fit in memory or not.
#include "sudoku_sat/enumerate.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "sudoku_sat/base.hpp"

using namespace sudoku_sat;

namespace {

std::vector<Grid> taken(SortedGrids& sorted) {
  std::vector<Grid> grids;
  sorted.take([&](const Grid& grid) { grids.push_back(grid); });
  return grids;
}

}  // namespace

TEST_CASE("sorted grids: in memory, in some files, in many files", "[sorted-grids]") {
  Random random(7);
  std::vector<Grid> grids(1000);
  for (Grid& grid : grids) {
    for (int i = 0; i < 4; ++i) grid.push_back(static_cast<Value>(random.below(400)));
  }
  std::vector<Grid> expected = grids;
  std::sort(expected.begin(), expected.end());
  for (const std::size_t bytes : {1U << 20, 8U * 300, 8U * 10, 1U}) {
    INFO(bytes);
    SortedGrids sorted(4, bytes);
    for (const Grid& grid : grids) sorted.add(grid);
    CHECK(taken(sorted) == expected);
    CHECK(taken(sorted).empty());
  }
}

TEST_CASE("sorted grids: they can be used again", "[sorted-grids]") {
  SortedGrids sorted(2, 8);
  for (const Value value : {Value{5}, Value{3}, Value{4}}) {
    for (const Value other : {Value{2}, Value{1}, Value{9}}) sorted.add({value, other});
    CHECK(taken(sorted) == std::vector<Grid>{{value, 1}, {value, 2}, {value, 9}});
  }
}
