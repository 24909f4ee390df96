// The boards to measure with: solvable, the same for the same seed, and not all alike.
#include "benchmarks/boards.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "sudoku_sat/io.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::bench;

namespace {

const BoardSpec sixteen{.size = 16, .open = 40};

std::string text_of(const std::string& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

}  // namespace

TEST_CASE("a board to measure with has as many holes as asked for, and a solution") {
  for (const char* kind : {"pattern", "mixed"}) {
    BoardSpec spec = sixteen;
    spec.grids = kind;
    const Grid grid = make_holes_board(spec, 0);
    CHECK(std::count(grid.begin(), grid.end(), 0) == 102);
    const Puzzle puzzle{make_board(Geometry(16)), grid};
    CHECK(PuzzleSolver().solve(puzzle, {}).status == Status::solved);
  }
}

TEST_CASE("a spoiled board to measure with has one given more, and no pair of givens clashes") {
  BoardSpec spec = sixteen;
  spec.spoiled = true;
  const Grid spoiled = make_holes_board(spec, 0);
  const Grid whole = make_holes_board(sixteen, 0);
  CHECK(std::count(spoiled.begin(), spoiled.end(), 0) == 101);
  const Puzzle puzzle{make_board(Geometry(16)), spoiled};
  CHECK(conflicts(*puzzle.board, spoiled).empty());
  CHECK(support::violation_text({puzzle.board, whole}, spoiled).empty());
  CHECK(PuzzleSolver().solve(puzzle, {}).status == Status::unsatisfiable);
}

TEST_CASE("boards to measure with are the same for the same seed and number alone") {
  BoardSpec other = sixteen;
  other.seed = 2;
  CHECK(make_holes_board(sixteen, 3) == make_holes_board(sixteen, 3));
  CHECK(make_holes_board(sixteen, 3) != make_holes_board(sixteen, 4));
  CHECK(make_holes_board(sixteen, 3) != make_holes_board(other, 3));
}

TEST_CASE("the first board of seed 1 has the same bytes on every machine") {
  const TemporaryDirectory directory;
  const auto names = write_boards({.size = 9, .open = 50}, 2, directory.file("boards"));
  REQUIRE(names.size() == 2);
  CHECK_THAT(names[0], Catch::EndsWith("board-9-50-mixed-1-000.txt"));
  CHECK(text_of(names[0]) ==
        "...41.89..748926358.97....22.3...9.879568...464..2.5..48......3.26.78....3.2..7.6\n");
}
