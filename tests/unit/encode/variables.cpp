// The numbering of S[i,j,k].
#include "sudoku_sat/variables.hpp"

#include <catch2/catch.hpp>

#include "sudoku_sat/error.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;

TEST_CASE("S[i,j,k] is variable (i-1)*N^2 + (j-1)*N + k") {
  const Geometry geometry(9);
  const VariableMap variables(geometry);
  CHECK(variables.variables() == 729);
  CHECK(variables.variable(geometry.cell(0, 0), 1) == 1);
  CHECK(variables.variable(geometry.cell(0, 1), 2) == 11);
  CHECK(variables.variable(geometry.cell(4, 6), 3) == 4 * 81 + 6 * 9 + 3);
  CHECK(variables.variable(geometry.cell(8, 8), 9) == 729);
  const Geometry largest(max_size);
  CHECK(VariableMap(largest).variable(static_cast<Cell>(largest.cells() - 1), max_size) ==
        2146689000);
}

TEST_CASE("after a reduction the open candidates are numbered from 1 in the same order") {
  const Puzzle puzzle = support::puzzle_of(support::inkala);
  const auto candidates = propagate(puzzle);
  const VariableMap all(puzzle.geometry());
  const VariableMap reduced(puzzle.geometry(), *candidates);
  Var expected = 0;
  for (Cell cell = 0; cell < 81; ++cell) {
    CHECK(reduced.decided(cell) == candidates->decided(cell));
    for (int value = 1; value <= 9; ++value) {
      const bool open = candidates->decided(cell) == 0 && candidates->possible(cell, value);
      CHECK(reduced.variable(cell, value) == (open ? ++expected : 0));
    }
  }
  CHECK(static_cast<Var>(reduced.variables()) == expected);
  CHECK(expected < 729);
}

TEST_CASE("a model is decoded into a grid, open cells stay empty") {
  const VariableMap variables(Geometry(4));
  Model model(64);
  model.set(variables.variable(0, 3));
  model.set(-variables.variable(1, 3));
  model.set(variables.variable(15, 4));
  Grid expected(16);
  expected[0] = 3;
  expected[15] = 4;
  CHECK(variables.decode(model) == expected);
  model.set(variables.variable(0, 4));
  CHECK_THROWS_WITH(variables.decode(model), "the answer puts 3 and 4 into r1c1");
}
