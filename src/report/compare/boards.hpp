// The boards that `compare` measures: those of an input, empty ones, or those of a family; and the
// same ones with other numbers of givens.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/values.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::report {

/// The puzzles of one board, in the order of the input.
struct PuzzleGroup {
  std::vector<Puzzle> puzzles;
  std::vector<Grid> solutions = {};  ///< of a family's boards; else empty
  int givens = -1;                   ///< that each has, with --givens; otherwise below 0
  /// Names of the board's rules besides those on by default; empty if all groups have the same.
  std::string rules = {};

  const Board& board() const { return *puzzles.front().board; }
};

/// What a front end adds.
struct BoardSource {
  /// Calls the function for each puzzle of the input; reports those that can't be read.
  std::function<void(const std::function<void(const Puzzle&)>&)> for_each_puzzle;
  /// Throws: UsageError if that many boards of that many cells are too many.
  std::function<void(std::size_t cells, std::uint64_t boards)> require;
  /// Makes the limits for making a board, and for solving one to take givens from its solution.
  std::function<Limits()> limits;
  std::function<Limits()> solving_limits;
  /// Reports what is left out.
  std::function<void(const std::string&)> warn;
  /// Reports a puzzle that has no solution to take givens from, as a failure.
  std::function<void(const std::string&)> fail;
};

/// The puzzles of the input by their boards; without an input empty boards or those of a family.
/// With --givens each group once for each of its numbers. Throws: UsageError, Stopped.
std::vector<PuzzleGroup> compared_boards(const app::OptionValues& options,
                                         const BoardSource& source);

}  // namespace sudoku_sat::report
