// Rules on boards whose values begin at 0, and on boards without boxes: their meaning there,
// counted by hand or by going through all 288 grids of 4x4.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>

#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "support/brute_force.hpp"

using namespace sudoku_sat;

namespace {

using Numbers = std::vector<int>;

std::uint64_t counted(const std::string& header) {
  return static_cast<std::uint64_t>(count(parse_puzzle(header + "\n")).solutions.number);
}

/// How many of the 4x4 grids with the values 0 to 3 have numbers in these cells that hold it.
template <class Holds>
std::uint64_t tried(const Numbers& cells, Holds&& holds) {
  std::uint64_t found = 0;
  support::for_each_solution(2, 2, Numbers(16, 0), [&](const Numbers& grid) {
    Numbers numbers;
    for (const int cell : cells) numbers.push_back(grid[static_cast<std::size_t>(cell)] - 1);
    if (holds(numbers)) ++found;
    return true;
  });
  return found;
}

const std::string from_zero = "size: 4\nvalues: 0-3\n";

}  // namespace

TEST_CASE("a 0 in a lunchbox is a value like any other") {
  const Numbers cells{14, 10, 15, 11};
  for (const int sum : {0, 1, 2, 3}) {
    const auto between = [&](const Numbers& numbers) {
      auto low = std::find(numbers.begin(), numbers.end(), 0);
      auto high = std::find(numbers.begin(), numbers.end(), 3);
      if (low == numbers.end() || high == numbers.end()) return false;
      if (high < low) std::swap(low, high);
      int total = 0;
      for (auto number = low + 1; number < high; ++number) total += *number;
      return total == sum;
    };
    CHECK(counted(from_zero + "lunchboxes: " + std::to_string(sum) + ": r4c3 r3c3 r4c4 r3c4") ==
          tried(cells, between));
  }
}

TEST_CASE("zeros join the pieces of a sum line, and are none by themselves") {
  const auto cut = [](int total) {
    return [total](const Numbers& numbers) {
      int sum = 0;
      int pieces = 0;
      for (const int number : numbers) {
        sum += number;
        if (sum > total) return false;
        if (sum == total) sum = 0, ++pieces;
      }
      return sum == 0 && pieces > 0;
    };
  };
  for (const int total : {1, 2, 3, 7}) {
    CHECK(counted(from_zero + "sum-lines: " + std::to_string(total) + ": r2c4 r3c3 r4c2") ==
          tried({7, 10, 13}, cut(total)));
  }
  CHECK(counted(from_zero + "sum-lines: 3: r1c1 r1c2 r2c2 r2c1 r1c1") == 288);
}

TEST_CASE("a 0 is not a skyscraper: it is not seen and hides nothing") {
  const Numbers column{0, 4, 8, 12};
  for (const int clue : {1, 2, 3}) {
    const auto seen = [&](const Numbers& heights) {
      int tallest = 0;
      int buildings = 0;
      for (const int height : heights) {
        if (height > tallest) ++buildings;
        tallest = std::max(tallest, height);
      }
      return buildings == clue;
    };
    CHECK(counted(from_zero + "skyscrapers: top: " + std::to_string(clue) + " . . .") ==
          tried(column, seen));
  }
}

TEST_CASE("dots have the numbers that the board's values can have") {
  const auto apart = [](const Numbers& two) { return std::abs(two[0] - two[1]) == 3; };
  CHECK(counted(from_zero + "difference-dots: 3: r3c3-r3c4") == tried({10, 11}, apart));
  CHECK_THROWS_WITH(counted(from_zero + "difference-dots: 4: r3c3-r3c4"),
                    Catch::Contains("0 to 3"));
  const auto sum = [](const Numbers& two) { return two[0] + two[1] == 1; };
  CHECK(counted(from_zero + "sum-dots: 1: r3c3-r3c4") == tried({10, 11}, sum));
}

TEST_CASE("a region sum line is cut by boxes or by regions in their place, else by nothing") {
  // Two rows are no two boxes.
  CHECK(counted("size: 5\nregion-sum-lines: r1c1 r1c2 r2c1") == counted("size: 5\nlatin:"));
  CHECK(counted("size: 4\nrules: latin\nregion-sum-lines: r1c1 r1c2 r1c3") ==
        counted("size: 4\nrules: latin"));
  const std::string jigsaw = "size: 4\nregions: AAAB; CABB; CCDB; CDDD\n";
  CHECK(counted(jigsaw + "region-sum-lines: r1c2 r1c3 r1c4 r2c4") ==
        counted(jigsaw + "equal-sums: r1c2 r1c3: r1c4 r2c4"));
  CHECK(counted(jigsaw + "region-sum-lines: r1c2 r1c3 r1c4 r2c4") > 0);
  CHECK(counted("size: 4\nregion-sum-lines: r1c2 r1c3 r2c3") ==
        counted("size: 4\nequal-sums: r1c2: r1c3 r2c3"));
}

TEST_CASE("boxes of the language, and box indexers, are the regions in their place") {
  const std::string jigsaw = "size: 4\nregions: AAAB; CABB; CCDB; CDDD\n";
  // The four cells of B in reading order: r1c4, r2c3, r2c4, r3c4.
  CHECK(counted(jigsaw + "rule: box(2)[2] = 1") == counted(jigsaw + "allowed: 1: r2c3"));
  CHECK(counted(jigsaw + "rule: box(2)[2] = 1") > 0);
  CHECK(counted(jigsaw + "box-indexers: r2c3") ==
        counted(jigsaw + "rule: for each v in 1..4: r2c3 = v iff [r1c4, r2c3, r2c4, r3c4][v] = 2"));
  CHECK_THROWS_WITH(counted("size: 5\nbox-indexers: r1c1"),
                    Catch::Contains("neither boxes nor regions"));
}

TEST_CASE("rules that depend on the depth of boxes are refused if there are no boxes") {
  for (const std::string rule :
       {"outside: top: 1 . . . .", "rossini: top: v . . . .", "margin-sums: top: 9 . . . ."}) {
    CHECK_THROWS_WITH(counted("size: 5\n" + rule), Catch::Contains("this board has no boxes"));
  }
  CHECK(counted("size: 5\nmargin-sums: depth: 2; top: 9 . . . .") ==
        counted("size: 5\nsums: 9: r1c1 r2c1"));
  CHECK(counted("size: 4\nvalues: 0-3\noutside: top: 01 . . .") ==
        counted("size: 4\nvalues: 0-3\noutside: top: 10 . . ."));
}

TEST_CASE("boxes are not asked for by name if a board can't have any") {
  CHECK_THROWS_WITH(counted("size: 5\nrules: boxes, free-grid"),
                    Catch::Contains("this board can have none"));
  CHECK(counted("size: 5\nrules: boxes") == 161280);
}

TEST_CASE("signs may form a chain") {
  CHECK(counted("size: 4\ninequalities: r1c1>r1c2<r1c3 r2c2 < r2c3") ==
        counted("size: 4\ninequalities: r1c1>r1c2 r1c2<r1c3; r2c2<r2c3"));
}

TEST_CASE("rules of unknown cells and regions are refused on boards that can't have them") {
  CHECK_THROWS_WITH(counted("size: 4\nvalues: 1-5\nrules: chaos-construction"),
                    Catch::Contains("regions of 4 cells can't hold each of 5 values"));
  CHECK_THROWS_WITH(counted("size: 4\ngrids: r1c1 r3c3\nrules: doublers"),
                    Catch::Contains("one grid"));
  CHECK(counted("size: 4\nvalues: 0-4\nrules: doublers\n\n3014\n..03\n1340\n0231\n") > 0);
}

TEST_CASE("a unit is known by its kind, whatever it is called") {
  const auto kinds = [](const std::string& header) {
    std::map<UnitKind, int> count;
    const Puzzle puzzle = parse_puzzle(header + "\n");
    for (const AllDifferent& unit : puzzle.board->all_different()) ++count[unit.kind];
    return count;
  };
  using Kinds = std::map<UnitKind, int>;
  const Kinds plain{{UnitKind::row, 4}, {UnitKind::column, 4}, {UnitKind::box, 4}};
  CHECK(kinds("size: 4\nrules: boxes\n") == plain);
  // Two grids share a box.
  CHECK(kinds("size: 4\ngrids: r1c1 r3c3\n") ==
        Kinds{{UnitKind::row, 8}, {UnitKind::column, 8}, {UnitKind::box, 7}});
  CHECK(
      kinds("size: 4\nregions: AAAB; CABB; CCDB; CDDD\ncages: r1c1 r2c2\n") ==
      Kinds{
          {UnitKind::row, 4}, {UnitKind::column, 4}, {UnitKind::region, 4}, {UnitKind::other, 1}});
}
