// Diagrams with what else is known of their cells: they have the paths of the diagram on which
// cells that see each other differ and a cell's region has one of its neighbours, and no others.
#include "propagate/strong_diagrams.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

/// Calls with each assignment of 1 to 4 to so many cells.
template <class Visit>
void for_each_assignment(std::size_t cells, const Visit& visit) {
  std::vector<Value> values(cells, 1);
  while (true) {
    visit(values);
    std::size_t i = 0;
    while (i < cells && values[i] == 4) values[i++] = 1;
    if (i == cells) return;
    ++values[i];
  }
}

struct Paths {
  std::size_t before = 0;
  std::size_t after = 0;
};

/// Requires: a board of 4x4 with one diagram. `known`: of the values of its cells.
template <class Known>
Paths compare(const Board& board, const Known& known) {
  REQUIRE(board.diagrams().size() == 1);
  const std::vector<Cell>& cells = *board.diagrams().begin()->cells;
  const auto diagram = (*board.diagrams().begin()).diagram;
  propagation::StrongDiagrams strong(board);
  const auto made = strong.strengthened(cells, diagram);
  CHECK(strong.strengthened(cells, diagram) == made);
  Paths paths;
  for_each_assignment(cells.size(), [&](const std::vector<Value>& values) {
    const bool before = diagram->allows(values);
    const bool after = made->allows(values);
    paths.before += before ? 1 : 0;
    paths.after += after ? 1 : 0;
    if (after != (before && known(cells, values))) FAIL_CHECK(Catch::rangeToString(values));
  });
  return paths;
}

}  // namespace

TEST_CASE("a strong diagram has no path where cells that see each other are equal", "[masks]") {
  const auto differ_in_row = [](const std::vector<Cell>& cells, const std::vector<Value>& values) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (cells[i] / 4 == cells[j] / 4 && values[i] == values[j]) return false;
      }
    }
    return true;
  };
  const auto board =
      support::empty_puzzle(Geometry(1, 4), "rule=r1c1 * r1c2 + r1c3 = 2 * r2c3 + 1").board;
  const Paths paths = compare(*board, differ_in_row);
  CHECK(paths.after > 0);
  CHECK(paths.after < paths.before);
}

TEST_CASE("a strong diagram of regions knows that a cell has a neighbour in its own", "[masks]") {
  const auto has_neighbour = [](const std::vector<Cell>& cells, const std::vector<Value>& values) {
    const auto value_of = [&](Cell cell) {
      return values[static_cast<std::size_t>(std::find(cells.begin(), cells.end(), cell) -
                                             cells.begin())];
    };
    // The region of r1c1, and those beside it.
    return value_of(16) == value_of(17) || value_of(16) == value_of(20);
  };
  const auto board = support::empty_puzzle(Geometry(4),
                                           "chaos-construction=r1c1 = count(x in [region(r1c1), "
                                           "region(r1c2), region(r2c1), region(r2c2)]: x = "
                                           "region(r1c1))")
                         .board;
  const Paths paths = compare(*board, has_neighbour);
  CHECK(paths.after > 0);
  CHECK(paths.after < paths.before);
}

TEST_CASE("a cell of a region that needn't be connected needs no neighbour", "[masks]") {
  const auto board =
      support::empty_puzzle(Geometry(4),
                            "rule=var region of cells in 1..4; all_different(x in cells: 4 * "
                            "region(x) + x); connected(cells, list(x in cells: region(x) = 1)); "
                            "r1c1 = count(x in [region(r1c1), region(r1c2), region(r2c1), "
                            "region(r2c2)]: x = region(r1c1))")
          .board;
  const Paths paths = compare(*board, [](const auto&, const auto&) { return true; });
  CHECK(paths.after == paths.before);
}
