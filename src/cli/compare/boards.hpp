// The boards that `compare` measures: those of an input, empty ones, or those of a family; and
// the same ones with other numbers of givens.
#pragma once

#include <vector>

#include "base/exit_status.hpp"
#include "cli/command_line.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::cli {

/// The puzzles of one board, in the order of the input.
struct PuzzleGroup {
  std::vector<Puzzle> puzzles;
  std::vector<Grid> solutions = {};  ///< of a family's boards; else empty
  int givens = -1;                   ///< that each has, with --givens; otherwise below 0

  const Board& board() const { return *puzzles.front().board; }
};

/// The puzzles of the input by their boards; without an input empty boards or those of a family.
/// A puzzle that can't be read, or has no solution to take givens from, is reported and counts as a
/// failure. Throws: UsageError, Stopped.
std::vector<PuzzleGroup> compare_puzzles(const CommandLine& line, base::ExitStatus& status);

}  // namespace sudoku_sat::cli
