// Families of boards to measure with: holes as the family requires, one board for each number.
#include "benchmarks/families.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/fixtures.hpp"
#include "support/run.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::bench;

namespace {

constexpr BoardFamily balanced{"balanced-9", "", 9, "mixed", "balanced", 45};
constexpr BoardFamily minimal{"minimal-9", "", 9, "mixed", "minimal"};
constexpr BoardFamily few{"few-9", "", 9, "mixed", "few"};
constexpr BoardFamily latin{"latin-9", "", 9, "latin", "balanced", 45};
constexpr BoardFamily jigsaw{"jigsaw-9", "", 9, "jigsaw", "random", 60};

Outcome solved(const Puzzle& puzzle) { return PuzzleSolver({.unique = true}).solve(puzzle, {}); }

/// The regions drawn below "regions:" in a puzzle file, row by row.
std::vector<std::string> regions_in(const std::string& text) {
  std::istringstream lines(text.substr(text.find("regions:")));
  std::vector<std::string> rows;
  std::string row;
  std::getline(lines, row);
  while (lines >> row && rows.size() < 9) rows.push_back(row);
  return rows;
}

/// How many cells are reached from a cell through neighbours of its region. Takes them away.
int take_region(std::vector<std::string>& rows, std::size_t row, std::size_t column, char region) {
  if (row >= rows.size() || column >= rows[row].size() || rows[row][column] != region) return 0;
  rows[row][column] = ' ';
  return 1 + take_region(rows, row + 1, column, region) +
         take_region(rows, row - 1, column, region) + take_region(rows, row, column + 1, region) +
         take_region(rows, row, column - 1, region);
}

}  // namespace

TEST_CASE("a family's balanced holes are as many in each row, column and box") {
  for (const BoardFamily& family : {balanced, latin}) {
    const Puzzle puzzle = make_family_board(family, 0);
    const Geometry& board = puzzle.geometry();
    std::map<std::string, int> holes;
    for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
      if (puzzle.givens[cell] != 0) continue;
      ++holes["row " + std::to_string(board.row(cell))];
      ++holes["column " + std::to_string(board.column(cell))];
      if (family.grids == "mixed") ++holes["box " + std::to_string(board.box(cell))];
    }
    CHECK(holes.size() == (family.grids == "mixed" ? 27 : 18));
    for (const auto& [unit, count] : holes) {
      INFO(unit);
      CHECK(count == 4);
    }
    CHECK(solved(puzzle).solution);
  }
}

TEST_CASE("a family's minimal board needs each given, and one with few solutions lacks some") {
  const Puzzle puzzle = make_family_board(minimal, 0);
  CHECK(solved(puzzle).uniqueness == Uniqueness::unique);
  for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
    if (puzzle.givens[cell] == 0) continue;
    Puzzle less = puzzle;
    less.givens[cell] = 0;
    CHECK(solved(less).uniqueness == Uniqueness::several);
  }
  CHECK(solved(make_family_board(few, 0)).uniqueness == Uniqueness::several);
}

TEST_CASE("a family's jigsaw has a solution that is not one of the board with boxes") {
  const Puzzle puzzle = make_family_board(jigsaw, 0);
  CHECK(std::count(puzzle.givens.begin(), puzzle.givens.end(), 0) == 48);
  const Outcome outcome = solved(puzzle);
  REQUIRE(outcome.solution);
  CHECK(support::violation_text(puzzle, *outcome.solution).empty());
  CHECK_FALSE(
      support::violation_text({make_board(Geometry(9)), Grid(81)}, *outcome.solution).empty());
}

TEST_CASE("a family's jigsaw has nine connected regions of nine cells") {
  const TemporaryDirectory directory;
  const auto names = write_family(jigsaw, Half::tune, 1, directory.file("families"));
  std::vector<std::string> rows = regions_in(support::read_file(names[0]));
  REQUIRE(rows.size() == 9);
  int regions = 0;
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t column = 0; column < 9; ++column) {
      if (rows[row].at(column) == ' ') continue;
      CHECK(take_region(rows, row, column, rows[row][column]) == 9);
      ++regions;
    }
  }
  CHECK(regions == 9);
}

TEST_CASE("a changed given clashes with no other one") {
  const Puzzle puzzle = make_family_board(minimal, 0);
  const Puzzle changed = with_changed_given(puzzle, 0);
  CHECK(conflicts(*changed.board, changed.givens).empty());
  int differences = 0;
  for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
    if (puzzle.givens[cell] == changed.givens[cell]) continue;
    ++differences;
    CHECK(puzzle.givens[cell] != 0);
    CHECK(changed.givens[cell] != 0);
  }
  CHECK(differences == 1);
}

TEST_CASE("a family's boards are the same for the same number alone, and read back") {
  CHECK(make_family_board(jigsaw, 1).givens == make_family_board(jigsaw, 1).givens);
  CHECK(make_family_board(minimal, 1).givens != make_family_board(minimal, 3).givens);
  const TemporaryDirectory directory;
  const auto names = write_family(jigsaw, Half::test, 2, directory.file("families"));
  REQUIRE(names.size() == 4);
  CHECK_THAT(names[2], Catch::EndsWith("jigsaw-9-003.txt"));
  CHECK_THAT(names[3], Catch::EndsWith("jigsaw-9-003-spoiled.txt"));
  const Puzzle read = parse_puzzle(support::read_file(names[0]));
  CHECK(read.givens == make_family_board(jigsaw, 1).givens);
  CHECK(solved(read).solution == solved(make_family_board(jigsaw, 1)).solution);
}

TEST_CASE("families have names of their own") {
  CHECK(families_named({}).size() == board_families().size());
  const std::vector<std::string> one{"minimal-25"};
  REQUIRE(families_named(one).size() == 1);
  CHECK(families_named(one).front()->name == "minimal-25");
  const std::vector<std::string> unknown{"minimal-26"};
  CHECK_THROWS_WITH(families_named(unknown), Catch::Contains("minimal-26"));
}
