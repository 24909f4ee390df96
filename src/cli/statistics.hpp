// The output of --stats: the times of all phases, the peak memory, the size of the formulas and the
// solver's statistics, over all puzzles of a run.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::cli {

/// The peak memory of this process, in 2^20 bytes.
double peak_megabytes();

class Statistics {
 public:
  Statistics();

  Seconds read;
  Seconds write;

  void add(const PuzzleInput& input, const Outcome& outcome);

  /// To standard error. `by_phase`: whether the phases' processor times are known, which they are
  /// not if several ran at the same time. `options`: those a solver would have had, if none was
  /// used; may be empty.
  void print(bool by_phase, const std::string& options) const;

 private:
  void print_phase(const char* name, const Seconds& seconds, bool with_cpu) const;

  Limits::Clock::time_point begin_;
  double cpu_before_;  ///< seconds used before this program began, for example by a shell that it
                       ///< replaced
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
