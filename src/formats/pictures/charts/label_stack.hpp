// Labels beside what they name, pushed apart.
#pragma once

#include <vector>

namespace sudoku_sat {

/// A label that would best be centred at `middle`.
struct LabelWish {
  double middle;
  double height;
};

/// The tops of labels within [top, bottom], in the order given, which is that of their middles:
/// none overlap, and all are as near to their wishes as that allows. Requires: the heights fit.
std::vector<double> stack_labels(const std::vector<LabelWish>& wishes, double top, double bottom);

}  // namespace sudoku_sat
