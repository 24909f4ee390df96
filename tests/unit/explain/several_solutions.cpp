// Explanations of puzzles with several solutions: exactly what all of these have in common.
#include <catch2/catch.hpp>

#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/explain.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

TEST_CASE("an explanation goes as far as all solutions agree") {
  // Two cells of each of two rows can be exchanged.
  std::string line(support::inkala_solution);
  const Limits limits;
  const Puzzle unique = support::puzzle_of(line);
  Puzzle puzzle = unique;
  // Rows 1 and 4 differ in what leaves two solutions: take away all 1s and 2s but one of each.
  for (Cell cell = 0; cell < 81; ++cell) {
    if (puzzle.givens[cell] == 1 || puzzle.givens[cell] == 2) puzzle.givens[cell] = 0;
  }
  Explainer explainer(puzzle, limits);
  while (explainer.next()) continue;
  CHECK_FALSE(explainer.complete());
  for (Cell cell = 0; cell < 81; ++cell) {
    if (puzzle.givens[cell] == 0) CHECK(explainer.grid()[cell] == 0);
  }
}

TEST_CASE("an explanation excludes exactly what no solution has, where values are missing too") {
  Random random(11);
  for (int round = 0; round < 60; ++round) {
    const Puzzle puzzle = support::random_puzzle(Geometry(4), random.below(6), random);
    const TrueCandidates values = true_candidates(puzzle);
    if (values[0].empty()) continue;
    Explainer explainer(puzzle, Limits());
    while (explainer.next()) continue;
    for (Cell cell = 0; cell < values.size(); ++cell) {
      std::vector<Value> possible;
      for (Value value = 1; value <= 4; ++value) {
        if (explainer.possible(cell, value)) possible.push_back(value);
      }
      CAPTURE(round, puzzle.givens, cell);
      CHECK(possible == values[cell]);
    }
  }
}
