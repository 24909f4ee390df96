// A random path through the search tree of a puzzle, and how many solutions it stands for.
//
// At each node, a cell is chosen by a rule that depends on the node alone. Of its values that
// propagation does not refute, one is drawn, each with the same probability 1/k, and the weight is
// multiplied by k. A path that ends at a solution has the product of these k as its weight, which
// is one divided by the probability of this path; other paths have 0. Each solution lies at the end
// of exactly one path, so the expected weight is the sum over the solutions of probability times
// weight: 1 for each of them, their number. (D. Knuth: Estimating the efficiency of backtrack
// programs, Mathematics of Computation 1975.)
#pragma once

#include <cmath>

#include "search_space.hpp"

namespace sudoku_sat::search {

template <SearchSpace Space>
class TreeSampler {
 public:
  using State = typename Space::State;

  /// Both must outlive it.
  TreeSampler(const Space& space, const Limits& limits) : space_(space), limits_(limits) {}

  /// The natural logarithm of the weight of a path from `root`; no value if it has none.
  /// choose(k) is a number from 0 to k-1. Throws: Stopped.
  template <class Choose>
  std::optional<double> sample(const State& root, Choose&& choose) {
    limits_.check();
    State state = root;
    double log_weight = 0;
    while (!state.complete()) {
      if (++nodes_ % Space::nodes_between_checks == 0) limits_.check();
      const Cell cell = space_.tightest(state, nullptr);
      values_.clear();
      propagation::for_each_value(state, cell, [&](Value value) {
        State child(state);
        if (child.decide(cell, value)) values_.push_back(value);
      });
      if (values_.empty()) return std::nullopt;
      log_weight += std::log(static_cast<double>(values_.size()));
      state.decide(cell, values_[choose(values_.size())]);
    }
    return log_weight;
  }

 private:
  const Space& space_;
  const Limits& limits_;
  unsigned nodes_ = 0;
  std::vector<Value> values_;
};

}  // namespace sudoku_sat::search
