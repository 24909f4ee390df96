// Logarithmic axes: positions and ticks.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

namespace sudoku_sat::format {

/// Whether a number has a place on a logarithmic axis: above 0, and neither too small nor too large
/// for any figure of ours.
bool on_log_axis(double value);

/// The largest of ..., 0.5, 1, 2, 5, 10, ... that is not above `value`, which is on the axis.
double round_down(double value);

/// The smallest of these numbers that is not below `value`, which is on the axis.
double round_up(double value);

/// The largest power of ten that is not above `value`, which is on the axis.
double power_below(double value);

/// The smallest and the largest of the values that were taken; both 0 if there was none.
struct ValueRange {
  double low = 0;
  double high = 0;

  void take(double value) {
    low = low == 0 ? value : std::min(low, value);
    high = std::max(high, value);
  }
};

/// Maps [low, high], both on the axis, to [from, to]; a single number to the middle.
class LogAxis {
 public:
  LogAxis(double low, double high, double from, double to);
  double position(double value) const;

 private:
  double low_;  ///< logarithms
  double high_;
  double from_;
  double to_;
};

struct Tick {
  double value;
  std::string text;  ///< "500", "20k", "0.001"
};

/// The powers of ten in [low, high], at most `most` of them, evenly.
std::vector<Tick> power_ticks(double low, double high, int most);

/// The same, or 1, 2, 5, 10, ... where the range is short.
std::vector<Tick> round_ticks(double low, double high, int most);

}  // namespace sudoku_sat::format
