// What --stats shows: the times of all phases, the peak memory, the size of the formulas and the
// solver's figures, over all puzzles of a run.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::cli {

/// The most memory that this process has had, in 2^20 bytes.
double peak_megabytes();

class Statistics {
 public:
  Statistics();

  Seconds read;
  Seconds write;

  void add(const PuzzleInput& input, const Outcome& outcome);

  /// To standard error. `by_phase`: whether the phases' processor times are known, which they are
  /// not where several ran at once. `options`: what a solver would have been made with, where none
  /// was asked; may be empty.
  void print(bool by_phase, const std::string& options) const;

 private:
  void print_phase(const char* name, const Seconds& seconds, bool with_cpu) const;

  Limits::Clock::time_point begin_;
  double cpu_before_;  ///< seconds used before this program began, as by a shell that became it
  std::uint64_t puzzles_ = 0;
  std::uint64_t solved_ = 0;
  std::uint64_t by_propagation_ = 0;
  std::uint64_t by_cubes_ = 0;
  std::uint64_t by_solver_ = 0;
  SolveSeconds seconds_;
  Size size_;
  SolverStatistics totals_;
  std::set<std::string> options_;  ///< that solvers were made with
};

}  // namespace sudoku_sat::cli
