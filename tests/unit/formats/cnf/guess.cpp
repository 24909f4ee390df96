// The board and the numbering of formulas of other programs, found in their clauses.
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/formats.hpp"

#include <fmt/format.h>

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

/// Of a cell on a 4x4 board, from 0.
int box(int i, int j) { return (i - 1) / 2 * 2 + (j - 1) / 2; }
int place(int i, int j) { return (i - 1) % 2 * 2 + (j - 1) % 2; }

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
      {4, 64, [](int i, int j, int k) { return 16 * box(i, j) + 4 * place(i, j) + k; },
       "box-major"},
      {4, 64, [](int i, int j, int k) { return 16 * k + 4 * box(i, j) + place(i, j) - 15; },
       "4*b+p+16*k-20"},
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

namespace {

/// Numbers in an order that no formula has.
int shuffled(int i, int j, int k) { return (16 * i + 4 * j + k - 20) * 11 % 65; }

/// A comment for each variable of a 4x4 board: the format gets its number, row, column and value.
std::string names(const std::string& format) {
  std::string comments;
  for (int i = 1; i <= 4; ++i) {
    for (int j = 1; j <= 4; ++j) {
      for (int k = 1; k <= 4; ++k) {
        comments += fmt::format(fmt::runtime(format), shuffled(i, j, k), i, j, k) + "\n";
      }
    }
  }
  return comments;
}

}  // namespace

TEST_CASE("names in comments say how a formula is numbered", "[cnf]") {
  const std::string formula = numbered_formula(4, 64, shuffled);
  for (const char* format :
       {"c {} x_{}_{}_{}", "c var {} = x_{}_{}_{}", "c {} -> S({},{},{})", "c {} cell r{}c{}={}",
        "c {} <-> x[{}][{}]={}", "c MAP {} {} {} {}", "c {}: R{}C{}#{}", "c {} x{}{}{}",
        "c variable {}: row {}, column {}, value {}", "c {1}{2}{3} is {0}", "c x[{1},{2},{3}] {0}",
        "c {0} v{3}r{1}c{2}", "c {0} x{2}y{1}={3}", "c {0} {3} {1} {2}",
        "c {0} -> ({3}, column {2}, row {1})"}) {
    CAPTURE(format);
    const CnfPuzzle puzzle = read_formula("c made by a program\n" + names(format) + formula);
    REQUIRE(puzzle.numbers.size() == 64);
    CHECK(puzzle.numbers[0] == shuffled(1, 1, 1));
    CHECK(puzzle.numbers[16 + 8 + 3] == shuffled(2, 3, 4));
    CHECK(puzzle.puzzle.givens[1] == 1);
    CHECK(names(format).find("c " + puzzle.named_by + "\n") != std::string::npos);
  }
}

TEST_CASE("names may follow the problem line, count from 0 and have letters for rows", "[cnf]") {
  const std::string formula = numbered_formula(4, 64, shuffled);
  const std::size_t clauses = formula.find('\n') + 1;
  const auto numbers_by = [&](const std::string& text) { return read_formula(text).numbers; };
  const std::vector<Var> numbers = numbers_by(names("c {} x_{}_{}_{}") + formula);
  CHECK(numbers_by(formula.substr(0, clauses) + names("c {} x_{}_{}_{}") +
                   formula.substr(clauses)) == numbers);
  std::string from_0;
  std::string lettered;
  for (int i = 0; i < 4; ++i) {
    for (int j = 0; j < 4; ++j) {
      for (int k = 1; k <= 4; ++k) {
        const int number = shuffled(i + 1, j + 1, k);
        from_0 += fmt::format("c {} ({}, {}) is {}\n", number, i, j, k);
        lettered += fmt::format("c {} {}{}={}\n", number, "ABCD"[i], j + 1, k);
      }
    }
  }
  CHECK(numbers_by(from_0 + formula) == numbers);
  CHECK(numbers_by(lettered + formula) == numbers);
}

TEST_CASE("comments about other things name no variables", "[cnf]") {
  const NumberOf usual = [](int i, int j, int k) { return 16 * i + 4 * j + k - 20; };
  const std::string formula = numbered_formula(4, 64, usual);
  for (const char* comments :
       {"c 1 2 3 4\n", "c made on 2026-11-27 at 12\nc 64 variables, 2 3 4\n",
        "c 1 1 1 1\nc 2 1 1 2\nc 3 1 1 3\nc 4 1 1 4\nc 5 1 1 4\nc 6 1 1 4\n"}) {
    CAPTURE(comments);
    const CnfPuzzle puzzle = read_formula(comments + formula);
    CHECK(puzzle.named_by.empty());
    CHECK(puzzle.numbers.empty());
  }
}

TEST_CASE("a formula may have variables for open cells only", "[cnf]") {
  // r1c1=1 is left out, and what it rules out: the rest of its row, column and box.
  std::string comments = "c FIXED 1 1 1\n";
  std::string clauses;
  int number = 0;
  for (int i = 1; i <= 4; ++i) {
    for (int j = 1; j <= 4; ++j) {
      if (i == 1 && j == 1) continue;
      std::string clause;
      for (int k = 1; k <= 4; ++k) {
        if (k == 1 && (i == 1 || j == 1 || (i == 2 && j == 2))) continue;
        comments += fmt::format("c MAP {} {} {} {}\n", ++number, i, j, k);
        clause += fmt::format("{} ", number);
      }
      clauses += clause + "0\n";
    }
  }
  const CnfPuzzle puzzle =
      read_formula(fmt::format("{}p cnf {} 15\n{}", comments, number, clauses));
  Model model(static_cast<std::size_t>(number));
  model.set(1);
  const Grid grid = puzzle.decode(model);
  CHECK(grid[0] == 1);
  CHECK(grid[1] == 2);
  CHECK(grid[2] == 0);
}
