// Puzzles of other programs have the same number of solutions here as there.
#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/formats.hpp"
#include "support/foreign_puzzles.hpp"

using namespace sudoku_sat;
using support::ForeignPuzzle;

namespace {

Puzzle puzzle_of(const std::string& text) {
  PuzzleReader reader(LineReader::of_text(text, "in"));
  const auto input = reader.next();
  REQUIRE(input);
  INFO(input->error);
  REQUIRE(input->puzzle);
  return *input->puzzle;
}

void check_counts(const std::vector<ForeignPuzzle>& puzzles) {
  for (const ForeignPuzzle& puzzle : puzzles) {
    INFO(puzzle.what << ", as " << puzzle.where << " has it: " << puzzle.text);
    CHECK(to_string(count(puzzle_of(puzzle.text)).solutions) == std::to_string(puzzle.solutions));
  }
}

}  // namespace

TEST_CASE("each field of f-puzzles means what its public reader takes it for") {
  check_counts(support::fpuzzles_meanings());
}

TEST_CASE(
    "each constraint of the Interactive Sudoku Solver leaves as many solutions as it does there") {
  check_counts(support::iss_meanings());
  check_counts(support::iss_statements());
}

TEST_CASE("each constraint string is written with all that it says") {
  for (const auto* table : {&support::iss_meanings(), &support::iss_statements()}) {
    for (const ForeignPuzzle& known : *table) {
      INFO(known.what << ": " << known.text);
      const Puzzle puzzle = puzzle_of(known.text);
      std::string text;
      format_named("iss").write(
          {.geometry = puzzle.geometry(), .grid = puzzle.givens, .board = puzzle.board.get()},
          text);
      INFO(text);
      CHECK(to_string(count(puzzle_of(text)).solutions) == std::to_string(known.solutions));
    }
  }
}

// In an And it is a statement about what its first piece holds before the first cell.
TEST_CASE("a closed sum line has as many solutions in words as by its rule") {
  const std::string cells[] = {"R1C1~R1C2~R2C3~R3C2", "R1C1~R1C2~R2C2~R2C1~R3C1~R3C3"};
  for (const std::string shape : {"4x4", "4x4~0-3"}) {
    for (int total = 1; total <= 12; ++total) {
      for (const std::string& loop : cells) {
        const std::string line = fmt::format("SumLine~{}~{}~LOOP", total, loop);
        INFO(shape << " " << line);
        const auto solutions = [&](const std::string& constraint) {
          return to_string(
              count(puzzle_of(fmt::format(".Shape~{}.{}", shape, constraint))).solutions);
        };
        CHECK(solutions(fmt::format("And.{}.End", line)) == solutions(line));
      }
    }
  }
}
