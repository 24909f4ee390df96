// Puzzles of other programs have the same number of solutions here as there.
#include <catch2/catch.hpp>

#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/formats.hpp"
#include "support/foreign_puzzles.hpp"

using namespace sudoku_sat;
using support::ForeignPuzzle;

namespace {

void check_counts(const std::vector<ForeignPuzzle>& puzzles) {
  for (const ForeignPuzzle& puzzle : puzzles) {
    INFO(puzzle.what << ", as " << puzzle.where << " has it: " << puzzle.text);
    PuzzleReader reader(LineReader::of_text(puzzle.text, "in"));
    const auto input = reader.next();
    REQUIRE(input);
    INFO(input->error);
    REQUIRE(input->puzzle);
    CHECK(to_string(count(*input->puzzle).solutions) == std::to_string(puzzle.solutions));
  }
}

}  // namespace

TEST_CASE("each field of f-puzzles means what its public reader takes it for") {
  check_counts(support::fpuzzles_meanings());
}

TEST_CASE(
    "each constraint of the Interactive Sudoku Solver leaves as many solutions as it does there") {
  check_counts(support::iss_meanings());
}
