// About how many solutions a puzzle has, where counting them would take too long.
#pragma once

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

/// How many samples are drawn.
struct EstimateOptions {
  std::uint64_t samples = 10'000;
  std::uint64_t seed = 1;
  unsigned threads = 1;  ///< the result doesn't depend on it
  /// Called now and then, on the calling thread, with the number of samples so far.
  std::function<void(std::size_t)> on_progress = {};
};

/// A mean of samples whose expected value is the number of solutions. As that number can be larger
/// than any type holds, these are natural logarithms; that of 0 is minus infinity.
struct Estimate {
  double log_mean = 0;
  /// An interval that contains the number with a probability of about 95 %, if there are enough
  /// samples: the mean and 1.96 standard errors on both sides, but at least 1.
  double log_low = 0;
  double log_high = 0;
  std::uint64_t samples = 0;
  std::uint64_t reached = 0;  ///< samples that ended at a solution; if none did, nothing is known
  bool exact = false;         ///< propagation alone has decided: there is one solution, or none
  std::optional<Limits::Reached> stopped = {};  ///< the limit that ended it with fewer samples
};

/// Estimates the number of solutions. Those that differ only in variables besides the grid count
/// separately. A time limit ends it after fewer samples.
Estimate estimate_count(const Puzzle& puzzle, const EstimateOptions& options = {},
                        const Limits& limits = {});

/// A number in four digits: "288", "6.671e21".
std::string rounded_text(double log_number);

}  // namespace sudoku_sat
