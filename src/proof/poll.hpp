// Calls back after a certain amount of work, so that a check can be ended from outside.
#pragma once

#include <cstddef>
#include <functional>

namespace sudoku_sat::proof {

class Poll {
 public:
  /// `action` may be empty; what it throws passes through. It must outlive the poll.
  explicit Poll(const std::function<void()>& action) : action_(action) {}

  /// Counts `steps` more steps of work, of some ten nanoseconds each.
  void work(std::size_t steps) {
    done_ += steps;
    if (done_ >= between) ask();
  }

 private:
  static constexpr std::size_t between = std::size_t{1} << 17;

  void ask() {
    done_ = 0;
    if (action_) action_();
  }

  const std::function<void()>& action_;
  std::size_t done_ = 0;
};

}  // namespace sudoku_sat::proof
