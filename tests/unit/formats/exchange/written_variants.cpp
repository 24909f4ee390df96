// Puzzles of all rules as other programs have them: what can be written is read back as a puzzle
// with the same solution, so that no constraint is lost without a word.
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <string>

#include "sudoku_sat/solve.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

/// The text in that format; empty where it has no name for something of the puzzle.
std::string written_for_others(const Format& format, const Puzzle& puzzle) {
  std::string text;
  try {
    format.write(
        {.geometry = puzzle.geometry(), .grid = puzzle.givens, .board = puzzle.board.get()}, text);
  } catch (const UsageError&) {
    return "";
  }
  return text;
}

Grid only_solution_of(const Puzzle& puzzle) {
  const Outcome outcome = PuzzleSolver({.unique = true}).solve(puzzle, Limits());
  REQUIRE(outcome.status == Status::solved);
  CHECK(outcome.uniqueness == Uniqueness::unique);
  Grid solution = *outcome.solution;
  solution.resize(puzzle.geometry().grid_cells());
  return solution;
}

}  // namespace

TEST_CASE("what is written for other programs has the solution of the puzzle", "[long]") {
  const std::vector<std::string> formats{"fpuzzles", "iss", "sudokumaker"};
  std::map<std::string, int> told;
  std::size_t round = 0;
  const std::filesystem::path folder = support::source_path("puzzles/variants");
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    if (file.path().extension() != ".txt") continue;
    PuzzleReader reader(LineReader::open(file.path().string()));
    const auto item = reader.next();
    CAPTURE(file.path().filename());
    REQUIRE(item);
    REQUIRE(item->puzzle);
    const Grid solution = only_solution_of(*item->puzzle);
    for (std::size_t i = 0; i < formats.size(); ++i) {
      CAPTURE(formats[i]);
      const std::string text = written_for_others(format_named(formats[i]), *item->puzzle);
      if (text.empty()) continue;
      ++told[formats[i]];
      if (!support::in_turn(i, formats.size(), round)) continue;
      CHECK(only_solution_of(only_puzzle(text)) == solution);
    }
    ++round;
  }
  CHECK(told["fpuzzles"] > 40);
  CHECK(told["iss"] > 45);
  CHECK(told["sudokumaker"] > 30);
}
