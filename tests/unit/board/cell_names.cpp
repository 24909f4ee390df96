// Names of cells: written ones are read back; errors have their place.
#include "sudoku_sat/puzzle.hpp"
#include "support/sentences.hpp"

#include <catch2/catch.hpp>

using namespace sudoku_sat;

TEST_CASE("the name of every cell is read back, on boards of several grids too") {
  const std::vector<Origin> corners{{0, 0}, {2, 2}};
  for (const Geometry& geometry :
       {Geometry(1), Geometry(9), Geometry(12), Geometry(Geometry(4), corners)}) {
    for (Cell cell = 0; cell < geometry.cells(); ++cell) {
      const std::string name = geometry.name(cell);
      CHECK(CellReader(name, {"test"}, geometry).cell() == cell);
      CHECK(name == place_name({geometry.row(cell), geometry.column(cell)}));
    }
  }
}

TEST_CASE("a list of cells is read back") {
  const Geometry geometry(9);
  const std::vector<Cell> cells{80, 0, 40};
  const std::string text = cells_text(geometry, cells);
  CHECK(text == "r9c9 r1c1 r5c5");
  CHECK(CellReader(text, {"test"}, geometry).only_cells() == cells);
}

TEST_CASE("a cell with its value is read, and an error names the place") {
  const Geometry geometry(16);
  const std::string text = "r1c2=G";
  CellReader reader(text, {"test", 3, 11}, geometry);
  CHECK(reader.cell() == 1);
  reader.expect('=', "r1c2=5");
  CHECK(reader.value() == 16);
  CHECK_NOTHROW(reader.expect_end());
  const std::string outside = "r1c17";
  CHECK_THROWS_WITH(CellReader(outside, {"test", 3, 11}, geometry).cell(),
                    "test:3:11: " + says::no_cell("r1c17", 16));
}
