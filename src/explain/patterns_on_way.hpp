// Patterns that a reader could see on the way to an answer, besides those that the easiest order
// takes: that order takes each value as soon as it can, and of several patterns for one conclusion
// only the first.
#pragma once

#include <deque>
#include <set>

#include "propagate/techniques/ladder.hpp"
#include "sudoku_sat/explain.hpp"

namespace sudoku_sat::explain {

class PatternsOnWay {
 public:
  /// Of the techniques up to the hardest of the steps; none on large boards, on which a look can
  /// take seconds. The puzzle and the limits must outlive it.
  PatternsOnWay(const Puzzle& puzzle, const std::vector<Step>& steps, const Limits& limits);

  /// Looks for patterns before the first of these steps and after each of them; all that were found
  /// are taken too. Throws: Stopped.
  void look_far(std::span<const Step* const> steps);
  /// The same, but before each step only the steps before it are taken.
  void look_near(std::span<const Step* const> steps);

  /// All that were found so far, without what their reasons are: Explainer::repeat() finds these.
  /// Later looks add to them.
  const std::deque<Step>& found() const { return found_; }

 private:
  void exhaust(TechniqueState& state, std::size_t& looks);
  void keep(const propagation::Pattern& pattern, const TechniqueState& state);

  const Puzzle& puzzle_;
  const Limits& limits_;
  propagation::Sight sight_;
  std::vector<const Technique*> ladder_;
  std::deque<Step> found_;
  std::set<std::vector<Lit>> kept_;
  std::size_t looks_;  ///< along one way
};

}  // namespace sudoku_sat::explain
