// A progress bar on standard error for work that takes longer than a second.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <utility>

namespace sudoku_sat::cli {

/// Erases the bar that is drawn, whichever it is, to make room for a message. Does nothing without
/// one. A signal handler may call it.
void clear_progress();

class Progress {
 public:
  /// `what` precedes the figures: "puzzles", "clauses".
  explicit Progress(std::string what);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  /// Erases the bar.
  ~Progress();

  void set(std::uint64_t done) { done_ = done; }
  /// 0: not known.
  void set_total(std::uint64_t total) { total_ = total; }

  /// Further words after the figures, until the next call.
  void set_note(std::string note) { note_ = std::move(note); }

  /// Redraws the bar if a tenth of a second has passed. Cheap enough for every poll.
  void tick();

  /// Erases the bar until the next tick.
  void clear() { clear_progress(); }

 private:
  using Clock = std::chrono::steady_clock;
  void draw(double seconds);

  std::string what_;
  std::string note_;
  bool wanted_;
  std::uint64_t done_ = 0;
  std::uint64_t total_ = 0;
  Clock::time_point begin_;
  Clock::time_point next_;
};

}  // namespace sudoku_sat::cli
