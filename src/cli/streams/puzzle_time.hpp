// The time limit of a puzzle. The clock is read only if something takes long, because that would
// slow down streams of small puzzles.
#pragma once

#include <optional>

#include "cli/globals.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

/// The limits of a puzzle while it is read: its time begins with the first question, and again
/// after a wait for more input.
class PuzzleTime {
 public:
  /// No value: there is no time limit.
  explicit PuzzleTime(std::optional<double> seconds) : seconds_(seconds) {}

  void restart() { begin_.reset(); }

  Limits::Reached reached() {
    if (interrupt()) return Limits::Reached::interrupt;
    if (!seconds_) return Limits::Reached::none;
    if (!begin_) begin_ = Limits::Clock::now();
    return used() >= *seconds_ ? Limits::Reached::timeout : Limits::Reached::none;
  }

  /// Seconds since the first question; 0: there was none.
  double used() const {
    if (!begin_) return 0;
    return std::chrono::duration<double>(Limits::Clock::now() - *begin_).count();
  }

 private:
  std::optional<double> seconds_;
  std::optional<Limits::Clock::time_point> begin_;
};

}  // namespace sudoku_sat::cli
