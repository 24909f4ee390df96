// Figures of runs that were repeated: pure functions, so that they can be tested.
#pragma once

#include <span>
#include <vector>

namespace sudoku_sat::bench {

/// Where repeated figures lie.
struct Spread {
  double median = 0;
  double least = 0;
  double most = 0;

  bool operator==(const Spread&) const = default;
};

/// The middle figure in order; for an even number the mean of the two in the middle. Requires: at
/// least one.
double median(std::vector<double> figures);

/// Requires: at least one.
Spread spread_of(std::span<const double> figures);

/// The median of ours / theirs, turn by turn: what slows a machine down for a while slows down both
/// programs of a turn, and changes their ratio least. Where theirs is 0, the turn does not count.
/// 0 if none counts. Requires: as many of ours as of theirs.
double median_ratio(std::span<const double> ours, std::span<const double> theirs);

}  // namespace sudoku_sat::bench
