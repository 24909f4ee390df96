// When long work has to end: a deadline, or somebody's wish (Ctrl-C). Whatever may take long takes
// a Limits and asks it now and then; the answer is a value, so that "unknown" is never an error.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>

#include "sudoku_sat/error.hpp"

namespace sudoku_sat {

/// A value: whatever keeps one for later has a copy, with the same deadline.
class Limits {
 public:
  using Clock = std::chrono::steady_clock;
  enum class Reached { none, timeout, interrupt };

  /// No limit at all.
  Limits() = default;

  /// `seconds` from now on, without value: for ever. `interrupt` is watched, not owned; may be
  /// null. `on_poll` runs at each question (a progress bar lives on it) and must be cheap.
  explicit Limits(std::optional<double> seconds, const std::atomic<bool>* interrupt = nullptr,
                  std::function<void()> on_poll = {});

  /// Which limit is reached now. Costs one reading of the clock where there is a deadline.
  Reached reached() const;

  bool expired() const { return reached() != Reached::none; }

  /// Throws Stopped if a limit is reached: for work that can't return half a result.
  void check() const;

  /// Seconds until the deadline, never below zero; without value: no deadline.
  std::optional<double> remaining() const;

 private:
  std::optional<Clock::time_point> deadline_;
  const std::atomic<bool>* interrupt_ = nullptr;
  std::function<void()> on_poll_;
};

/// Work that ended at a limit before it had a result.
class Stopped : public Error {
 public:
  explicit Stopped(Limits::Reached why)
      : Error(why == Limits::Reached::timeout ? "time-out" : "interrupted"), why_(why) {}
  Limits::Reached why() const { return why_; }

 private:
  Limits::Reached why_;
};

}  // namespace sudoku_sat
