// Puzzles of a stream on several threads, answers in the order of the input. See
// solver_threads.cpp.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>

#include "base/threads.hpp"
#include "puzzle_queue.hpp"
#include "report/job.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::cli {

/// The outcome of a puzzle that a problem ended.
Outcome outcome_of(const report::Problem& problem);

/// The outcome of solve(), or one with the reason of its exception, so that the next puzzle gets
/// its turn. Throws: Stopped at an interrupt.
template <class Solve>
Outcome outcome_or_problem(Solve&& solve) try {
  return solve();
} catch (...) {
  return outcome_of(report::current_problem());
}

class SolverThreads {
 public:
  using Answer = PuzzleQueue::Item;

  /// options.threads threads, each with solvers of its own; fewer if the machine has no more. A
  /// single puzzle gets them all. `timeout`: seconds for each puzzle. The destructor ends puzzles
  /// that have begun and drops the others.
  SolverThreads(const SolveOptions& options, std::optional<double> timeout);

  /// Hands an item over. An item that is not a puzzle comes back unchanged, in its turn.
  void put(PuzzleInput input) { queue_.put(std::move(input)); }

  /// The next answers in order that are ready, perhaps none; valid until the next call. Waits for
  /// one if the queue is so long that reading on would only take memory, or if `all` answers are
  /// wanted; meanwhile solves easy puzzles. idle() runs now and then and returns whether to go on
  /// waiting. Throws: what a thread threw.
  std::span<const Answer> take(bool all, const std::function<bool()>& idle);

  /// Whether all answers have been taken.
  bool empty() const { return queue_.empty(); }

 private:
  void work();
  void solve(PuzzleSolver& solver, std::span<Answer> items);
  void wait();
  bool help(std::span<Answer> items);
  void end();

  SolveOptions options_;
  std::optional<double> timeout_;
  PuzzleQueue queue_;
  std::atomic<bool> ending_ = false;
  std::optional<PuzzleSolver> own_;     ///< of the thread that reads and writes
  std::size_t waits_without_help_ = 0;  ///< how many of the next waits pass without solving
  base::Threads threads_;
};

}  // namespace sudoku_sat::cli
