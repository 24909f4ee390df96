// The numbering of the cells' variables, and models decoded into grids.
#include "sudoku_sat/encoding.hpp"

#include <catch2/catch.hpp>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/propagation.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

std::vector<Lit> literals_of(const VariableMap& variables, Cell cell, int value) {
  std::vector<Lit> literals;
  REQUIRE(variables.append_literals(cell, value, literals));
  return literals;
}

using Lits = std::vector<Lit>;

/// A 4x4 board: r1c1 is 3, r1c2 is 1 or 4, r1c3 is 2 alone but open, the rest is whole.
VariableMap narrowed(const ValueCode& code) {
  Candidates candidates{Geometry(4)};
  candidates.decide(0, 3);
  candidates.remove(1, 2);
  candidates.remove(1, 3);
  for (const int value : {1, 3, 4}) candidates.remove(2, value);
  return VariableMap(Geometry(4), candidates, code);
}

/// The model in which the cells hold the grid's values: nothing is said of those that are 0.
Model model_of(const VariableMap& variables, const Grid& grid) {
  Model model(variables.variables());
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    if (grid[cell] == 0) continue;
    for (const Lit literal : literals_of(variables, cell, grid[cell])) model.set(literal);
  }
  return model;
}

}  // namespace

TEST_CASE("S[i,j,k] is variable (i-1)*N^2 + (j-1)*N + k") {
  const Geometry geometry(9);
  const VariableMap variables(geometry);
  CHECK(variables.whole());
  CHECK_FALSE(variables.complete());
  CHECK(variables.variables() == 729);
  CHECK(variables.variable(geometry.cell(0, 0), 1) == 1);
  CHECK(variables.variable(geometry.cell(0, 1), 2) == 11);
  CHECK(variables.variable(geometry.cell(4, 6), 3) == 4 * 81 + 6 * 9 + 3);
  CHECK(variables.variable(geometry.cell(8, 8), 9) == 729);
  CHECK(literals_of(variables, geometry.cell(4, 6), 3) == Lits{4 * 81 + 6 * 9 + 3});
  const Geometry largest(max_size);
  CHECK(VariableMap(largest).variable(static_cast<Cell>(largest.cells() - 1), max_size) ==
        2146689000);
}

TEST_CASE("x(r,c,b) is variable ((r-1)*N + c-1)*B + b + 1") {
  const Geometry geometry(9);
  const VariableMap variables(geometry, support::value_code("binary"));
  CHECK(variables.variables() == 324);
  CHECK(literals_of(variables, geometry.cell(0, 0), 5) == Lits{1, -2, 3, -4});
  CHECK(literals_of(variables, geometry.cell(0, 1), 8) == Lits{-5, -6, -7, 8});
  for (int row = 1; row <= 9; ++row) {
    for (int column = 1; column <= 9; ++column) {
      for (int value = 1; value <= 9; ++value) {
        Lits expected;
        for (int bit = 0; bit < 4; ++bit) {
          const Var variable = ((row - 1) * 9 + column - 1) * 4 + bit + 1;
          expected.push_back((value >> bit & 1) != 0 ? variable : -variable);
        }
        CHECK(literals_of(variables, geometry.cell(row - 1, column - 1), value) == expected);
      }
    }
  }
}

TEST_CASE("O[i,j,k] is variable ((i-1)*N + j-1)*(N-1) + k") {
  const Geometry geometry(9);
  const VariableMap variables(geometry, support::value_code("order"));
  CHECK(variables.variables() == 648);
  CHECK(literals_of(variables, geometry.cell(0, 0), 1) == Lits{1});
  CHECK(literals_of(variables, geometry.cell(0, 0), 9) == Lits{-8});
  CHECK(literals_of(variables, geometry.cell(0, 1), 4) == Lits{-(8 + 3), 8 + 4});
  CHECK(literals_of(variables, geometry.cell(8, 8), 9) == Lits{-648});
}

TEST_CASE("after a reduction the open candidates are numbered from 1 in the same order") {
  const Puzzle puzzle = support::puzzle_of(support::inkala);
  for (const Reduction* reduction : reductions()) {
    if (reduction->apply == nullptr) continue;
    CAPTURE(reduction->name);
    const auto candidates = reduction->apply(puzzle, Limits());
    REQUIRE(candidates);
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
}

TEST_CASE("a reduced cell has literals only for its candidates, and none if it is decided") {
  const VariableMap direct = narrowed(direct_code());
  CHECK(direct.variables() == 2 + 1 + 13 * 4);
  CHECK(literals_of(direct, 1, 1) == Lits{1});
  CHECK(literals_of(direct, 1, 4) == Lits{2});
  CHECK(literals_of(direct, 2, 2) == Lits{3});
  CHECK(literals_of(direct, 3, 1) == Lits{4});
  const VariableMap binary = narrowed(support::value_code("binary"));
  CHECK(binary.variables() == 2 + 0 + 13 * 3);
  CHECK(literals_of(binary, 1, 1) == Lits{1, -2});
  CHECK(literals_of(binary, 1, 4) == Lits{-1, 2});
  CHECK(literals_of(binary, 2, 2).empty());
  CHECK(literals_of(binary, 3, 3) == Lits{3, 4, -5});
  const VariableMap order = narrowed(support::value_code("order"));
  CHECK(order.variables() == 1 + 0 + 13 * 3);
  CHECK(literals_of(order, 1, 1) == Lits{1});
  CHECK(literals_of(order, 1, 4) == Lits{-1});
  CHECK(literals_of(order, 2, 2).empty());
  CHECK(literals_of(order, 3, 2) == Lits{-2, 3});
  for (const VariableMap& variables : {direct, binary, order}) {
    CHECK_FALSE(variables.whole());
    CHECK(literals_of(variables, 0, 3).empty());
    Lits literals{7};
    for (const auto& [cell, value] :
         {std::pair<Cell, int>(0, 1), {0, 4}, {1, 2}, {1, 3}, {2, 1}, {2, 4}}) {
      CHECK_FALSE(variables.append_literals(cell, value, literals));
    }
    CHECK(literals == Lits{7});
  }
}

TEST_CASE("if everything is decided, there are no variables, and the grid is known") {
  const Puzzle puzzle = support::puzzle_of("1.4.....2.....3.");
  for (const ValueCode* code : value_codes()) {
    CAPTURE(code->name);
    const VariableMap variables(puzzle.geometry(), *propagate(puzzle), *code);
    CHECK(variables.complete());
    CHECK(variables.variables() == 0);
    CHECK(variables.decode(Model(0)) == propagate(puzzle)->decisions());
  }
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

TEST_CASE("every code's models are decoded, whole ones and partial ones") {
  Grid solution = support::puzzle_of("1243342143122134").givens;
  Grid partial = solution;
  for (const Cell cell : {0U, 5U, 6U, 15U}) partial[cell] = 0;
  for (const ValueCode* code : value_codes()) {
    CAPTURE(code->name);
    const VariableMap variables(Geometry(4), *code);
    CHECK(variables.decode(model_of(variables, solution)) == solution);
    CHECK(variables.decode(model_of(variables, partial)) == partial);
    CHECK(variables.decode(Model(variables.variables())) == Grid(16));
  }
}

TEST_CASE("every code's models are decoded after a reduction, decided cells without a literal") {
  for (const ValueCode* code : value_codes()) {
    CAPTURE(code->name);
    const VariableMap variables = narrowed(*code);
    const Grid solution = support::puzzle_of("3421123443122143").givens;
    CHECK(variables.decode(model_of(variables, solution)) == solution);
    Grid known(16);
    known[0] = 3;
    // The only candidate needs no variable but under the direct code.
    if (code != &direct_code()) known[2] = 2;
    CHECK(variables.decode(Model(variables.variables())) == known);
  }
}

TEST_CASE("a model that puts two values into a cell is an error in every code that can say so") {
  const VariableMap order(Geometry(4), support::value_code("order"));
  Model model(order.variables());
  for (const Lit literal : {1, -2, 3}) model.set(literal);
  CHECK_THROWS_WITH(order.decode(model), "the answer puts 1 and 3 into r1c1");
  const VariableMap reduced = narrowed(direct_code());
  Model both(reduced.variables());
  both.set(1);
  both.set(2);
  CHECK_THROWS_AS(reduced.decode(both), SolverError);
  CHECK_THROWS_WITH(reduced.decode(both), "the answer puts 1 and 4 into r1c2");
}

TEST_CASE("a binary number that is not a value leaves its cell empty") {
  const VariableMap binary(Geometry(4), support::value_code("binary"));
  Model zero(binary.variables());
  for (const Lit literal : {-1, -2, -3}) zero.set(literal);
  CHECK(binary.decode(zero)[0] == 0);
  Model seven(binary.variables());
  for (const Lit literal : {1, 2, 3}) seven.set(literal);
  CHECK(binary.decode(seven)[0] == 0);
}

TEST_CASE("a cell's value is found in a whole model") {
  const Grid solution = support::puzzle_of("3421123443122143").givens;
  for (const ValueCode* code : value_codes()) {
    CAPTURE(code->name);
    for (const VariableMap& variables : {VariableMap(Geometry(4), *code), narrowed(*code)}) {
      const Model model = model_of(variables, solution);
      for (Cell cell = 0; cell < 16; ++cell) {
        CHECK(variables.find_value(cell, [&](Lit literal) { return model.is_true(literal); }) ==
              solution[cell]);
      }
    }
  }
}
