// A grid on one line, there and back.
#include <catch2/catch.hpp>

#include "sudoku_sat/formats.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat;

namespace {

/// Values 0 to N in turn.
Grid any_grid(const Geometry& geometry) {
  Grid grid(geometry.cells());
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    grid[cell] = static_cast<Value>(cell % (static_cast<std::size_t>(geometry.size()) + 1));
  }
  return grid;
}

std::string error_of(int size, std::string_view text, const Position& position) {
  try {
    from_line(Geometry(size), text, position);
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("up to 35 values a line has a symbol for each cell") {
  CHECK(to_line(Geometry(2), {0, 1, 2, 0}) == ".12.");
  Grid grid(35 * 35);
  grid[0] = 9;
  grid[1] = 10;
  grid[2] = 35;
  CHECK(to_line(Geometry(35), grid).substr(0, 4) == "9AZ.");
}

TEST_CASE("above 35 values a line has numbers with commas between them") {
  Grid grid(36 * 36);
  grid[1] = 36;
  CHECK(to_line(Geometry(36), grid).substr(0, 8) == "0,36,0,0");
}

TEST_CASE("what to_line writes from_line reads") {
  for (const int size : {1, 2, 4, 6, 9, 16, 35, 36, 49, 100}) {
    const Geometry geometry(size);
    const Grid grid = any_grid(geometry);
    CHECK(from_line(geometry, to_line(geometry, grid), {}) == grid);
  }
}

TEST_CASE("from_line names the column if it knows where the text begins") {
  CHECK(error_of(2, "1x..", {"a.cnf", 7, 20}) == "a.cnf:7:21: " + says::not_a_symbol("'x'", 2));
  CHECK(error_of(2, "1x..", {"a.cnf", 7, 0}) == "a.cnf:7: " + says::not_a_symbol("'x'", 2));
}

TEST_CASE("from_line takes a grid of the board's size and nothing else") {
  CHECK(error_of(2, "1..", {"a.cnf", 7, 20}) ==
        "a.cnf:7:20: 3 symbols: a 2x2 puzzle has 4, one is missing");
  CHECK(error_of(2, "1........", {"a.cnf", 7, 20}) == "a.cnf:7:20: the grid is not a 2x2 board");
  CHECK(error_of(2, "1..2 more", {"a.cnf", 7, 20}) == "a.cnf:7:20: more than a grid: 'more'");
  CHECK(error_of(2, "", {"a.cnf", 7, 20}) ==
        "a.cnf:7:20: 0 symbols: a 2x2 puzzle has 4, 4 are missing");
}
