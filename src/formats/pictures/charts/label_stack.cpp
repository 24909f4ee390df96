// Labels pushed apart: the least sum of squared shifts, by pooling neighbours that overlap into one
// stack at the mean of their wishes, until no stacks overlap (isotonic regression; Barlow,
// Bartholomew, Bremner and Brunk, Statistical Inference under Order Restrictions, 1972).
#include "label_stack.hpp"

#include <algorithm>
#include <cstddef>

namespace sudoku_sat {

namespace {

/// Labels without gaps between them.
struct Stack {
  std::size_t labels;
  double height;
  double wished_tops;  ///< the sum over the labels of the stack's top that suits the label best

  double top(double least, double bottom) const {
    return std::max(least, std::min(wished_tops / static_cast<double>(labels), bottom - height));
  }
};

Stack joined(const Stack& upper, const Stack& lower) {
  return {upper.labels + lower.labels, upper.height + lower.height,
          upper.wished_tops + lower.wished_tops - static_cast<double>(lower.labels) * upper.height};
}

}  // namespace

std::vector<double> stack_labels(const std::vector<LabelWish>& wishes, double top, double bottom) {
  std::vector<Stack> stacks;
  for (const LabelWish& wish : wishes) {
    Stack stack{1, wish.height, wish.middle - wish.height / 2};
    while (!stacks.empty() &&
           stacks.back().top(top, bottom) + stacks.back().height > stack.top(top, bottom)) {
      stack = joined(stacks.back(), stack);
      stacks.pop_back();
    }
    stacks.push_back(stack);
  }
  std::vector<double> tops;
  for (const Stack& stack : stacks) {
    double next = stack.top(top, bottom);
    for (std::size_t i = 0; i < stack.labels; ++i) {
      tops.push_back(next);
      next += wishes[tops.size() - 1].height;
    }
  }
  return tops;
}

}  // namespace sudoku_sat
