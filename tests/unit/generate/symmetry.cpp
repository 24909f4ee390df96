// Symmetries of givens: which cells go together.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <utility>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/generate.hpp"

using namespace sudoku_sat;

namespace {

const Symmetry& symmetry(std::string_view name) {
  const auto table = symmetries();
  const auto found = std::find_if(table.begin(), table.end(),
                                  [&](const Symmetry& entry) { return entry.name == name; });
  REQUIRE(found != table.end());
  return *found;
}

/// The cells that go with the cell in this row and column, from 0.
std::set<std::string> partners(std::string_view name, int row, int column,
                               const Geometry& geometry) {
  for (const auto& orbit : orbits(symmetry(name), geometry)) {
    std::set<std::string> names;
    for (const Cell cell : orbit) names.insert(geometry.name(cell));
    if (names.contains(geometry.name(geometry.cell(row, column)))) return names;
  }
  return {};
}

}  // namespace

TEST_CASE("each symmetry takes r1c2 of a 9x9 board to the places that it should") {
  using Names = std::set<std::string>;
  const Geometry geometry(9);
  CHECK(partners("none", 0, 1, geometry) == Names{"r1c2"});
  CHECK(partners("rotate180", 0, 1, geometry) == Names{"r1c2", "r9c8"});
  CHECK(partners("rotate90", 0, 1, geometry) == Names{"r1c2", "r2c9", "r9c8", "r8c1"});
  CHECK(partners("mirror-h", 0, 1, geometry) == Names{"r1c2", "r1c8"});
  CHECK(partners("mirror-v", 0, 1, geometry) == Names{"r1c2", "r9c2"});
  CHECK(partners("diagonal", 0, 1, geometry) == Names{"r1c2", "r2c1"});
  CHECK(partners("antidiagonal", 0, 1, geometry) == Names{"r1c2", "r8c9"});
  CHECK(partners("full", 0, 1, geometry).size() == 8);
}

TEST_CASE("the middle cell has no partner but itself") {
  for (const Symmetry& entry : symmetries()) {
    CAPTURE(entry.name);
    CHECK(partners(entry.name, 4, 4, Geometry(9)) == std::set<std::string>{"r5c5"});
  }
}

TEST_CASE("each symmetry has every cell exactly once") {
  for (const Symmetry& entry : symmetries()) {
    CAPTURE(entry.name);
    std::vector<Cell> cells;
    for (const auto& orbit : orbits(entry, Geometry(6))) {
      cells.insert(cells.end(), orbit.begin(), orbit.end());
    }
    std::sort(cells.begin(), cells.end());
    CHECK(cells.size() == 36);
    CHECK(std::adjacent_find(cells.begin(), cells.end()) == cells.end());
  }
}

TEST_CASE("several grids have the symmetries of their shape and no others") {
  const Geometry two(Geometry(4), {{0, 0}, {2, 2}});
  CHECK(partners("rotate180", 0, 0, two) == std::set<std::string>{"r1c1", "r6c6"});
  CHECK(partners("diagonal", 0, 1, two) == std::set<std::string>{"r1c2", "r2c1"});
  CHECK_THROWS_AS(orbits(symmetry("mirror-h"), two), UsageError);
  CHECK_THROWS_AS(orbits(symmetry("rotate90"), two), UsageError);
}
