// The board and the numbering of formulas of other programs, found in their clauses.
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/formats.hpp"

#include <catch2/catch.hpp>
#include <functional>
#include <string>

using namespace sudoku_sat;

namespace {

using NumberOf = std::function<int(int row, int column, int value)>;

/// The usual clauses of a board, rows, columns and values from 1, and a given 1 in r1c2.
std::string numbered_formula(int size, int variables, const NumberOf& number) {
  const Geometry geometry(size);
  std::string clauses;
  int count = 1;
  const auto name = [&](Cell cell, int value) {
    return std::to_string(number(geometry.row(cell) + 1, geometry.column(cell) + 1, value));
  };
  const auto pair = [&](const std::string& one, const std::string& other) {
    clauses += "-" + one + " -" + other + " 0\n";
    ++count;
  };
  const Cell cells = size * size;
  for (Cell a = 0; a < cells; ++a) {
    for (int value = 1; value <= size; ++value) clauses += name(a, value) + " ";
    clauses += "0\n";
    ++count;
    for (int value = 1; value <= size; ++value) {
      for (int other = value + 1; other <= size; ++other) pair(name(a, value), name(a, other));
      for (Cell b = a + 1; b < cells; ++b) {
        const bool peers = geometry.row(a) == geometry.row(b) ||
                           geometry.column(a) == geometry.column(b) ||
                           geometry.box(a) == geometry.box(b);
        if (peers) pair(name(a, value), name(b, value));
      }
    }
  }
  return "p cnf " + std::to_string(variables) + " " + std::to_string(count) + "\n" + clauses +
         name(1, 1) + " 0\n";
}

CnfPuzzle read_formula(const std::string& text) {
  LineReader lines = LineReader::of_text(text, "test.cnf");
  return read_cnf(lines);
}

}  // namespace

TEST_CASE("the numbering of a formula is found in its clauses", "[cnf]") {
  struct Case {
    int size;
    int variables;
    NumberOf number;
    std::string numbering;
  };
  const std::vector<Case> cases = {
      {9, 1729, [](int i, int j, int k) { return 81 * i + 9 * j + k + 910; }, "81*i+9*j+k+910"},
      {9, 819, [](int i, int j, int k) { return 81 * i + 9 * j + k; }, "81*i+9*j+k"},
      {9, 999, [](int i, int j, int k) { return 100 * k + 10 * i + j; }, "10*i+j+100*k"},
      {9, 1458, [](int i, int j, int k) { return 162 * i + 18 * j + 2 * k - 180; },
       "162*i+18*j+2*k-180"},
      {9, 2457, [](int i, int j, int k) { return 256 * i + 16 * j + k; }, "256*i+16*j+k"},
      {9, 999, [](int i, int j, int k) { return 100 * i + 10 * j + k; }, "digits"},
      {9, 729, [](int i, int j, int k) { return 81 * k + 9 * i + j - 90; }, "value-major"},
      {9, 1000, [](int i, int j, int k) { return 81 * i + 9 * j + k - 90; }, ""},
      {9, 729, [](int i, int j, int k) { return 81 * i + 9 * j + k - 90; }, ""},
      {6, 430, [](int i, int j, int k) { return 50 * i + 8 * j + k; }, "50*i+8*j+k"},
      {4, 444, [](int i, int j, int k) { return 100 * i + 10 * j + k; }, "digits"},
  };
  for (const auto& [size, variables, number, numbering] : cases) {
    CAPTURE(size, variables, numbering);
    const CnfPuzzle puzzle = read_formula(numbered_formula(size, variables, number));
    CHECK(puzzle.puzzle.geometry() == Geometry(size));
    CHECK(puzzle.numbering == numbering);
    CHECK(puzzle.numbering_guessed != numbering.empty());
    CHECK(puzzle.puzzle.givens[1] == 1);
    const std::vector<Var>& numbers = puzzle.numbers;
    if (!numbers.empty()) CHECK(numbers[5] == number(1, (5 / size) + 1, 5 % size + 1));
  }
}

TEST_CASE("a formula whose numbering nothing shows is refused with an example", "[cnf]") {
  try {
    read_formula("p cnf 70 1\n1 0\n");
    FAIL("no error");
  } catch (const InputError& error) {
    CHECK_THAT(error.what(),
               Catch::Contains("70 variables: not N^3") && Catch::Contains("81*i+9*j+k"));
  }
}
