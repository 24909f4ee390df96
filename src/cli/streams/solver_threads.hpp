// Puzzles of a stream on their way from the thread that reads and writes to several that solve, and
// back; answers come out in the order of the input. Puzzles travel in batches, because one takes a
// few microseconds, less than waking a thread; but if few batches wait, a thread begins one puzzle
// at a time, so that hard puzzles don't wait for each other.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "base/threads.hpp"
#include "report/job.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::cli {

class PuzzleQueue {
 public:
  struct Item {
    PuzzleInput input;
    Outcome outcome = {};
    bool done = false;
  };

  /// Some items for one thread.
  struct Share {
    std::span<Item> items;
    bool alone = false;  ///< one puzzle, with no other coming
  };

  /// `threads`: how many threads solve.
  explicit PuzzleQueue(std::size_t threads) : threads_(threads) {}

  /// For the thread that reads: adds an item, which may be unreadable.
  void put(PuzzleInput input);
  /// Lets the threads begin all items so far. `all`: no other item is coming.
  void hand_over(bool all);
  bool all_handed_over() const { return next_.items.empty(); }
  /// Whether the queue is so long that reading on would only take memory.
  bool crowded() const;
  bool empty() const { return taken_ == put_; }
  /// The next items in order that are done, perhaps none; valid until the next call.
  std::span<const Item> take();
  /// Waits for items to take, or the end, but not for long.
  void wait();
  /// Work for the reading thread, if more is waiting than the other threads can begin immediately.
  std::optional<Share> begin_spare();

  /// For a thread that solves: waits for something to do; no value at the end.
  std::optional<Share> begin();
  void finish(std::span<Item> items);
  /// Gives back items that were begun but not done, for a thread that solves.
  void give_back(std::span<Item> items);
  /// Nothing more is begun or waited for.
  void end();

 private:
  struct Batch {
    std::vector<Item> items;
    bool alone = false;
    std::size_t begun = 0;  ///< how many of the items
    std::size_t taken = 0;  ///< likewise

    bool ready() const { return taken < items.size() && items[taken].done; }
  };

  bool many() const { return batches_.size() - begun_ > threads_; }
  bool ready() const { return !batches_.empty() && batches_.front().ready(); }
  Share next_share();

  std::size_t threads_;
  std::size_t put_ = 0;
  std::size_t taken_ = 0;
  std::size_t cells_ = 1;  ///< of the largest board
  Batch next_;             ///< to be handed over

  std::mutex mutex_;  ///< protects what follows
  std::condition_variable more_;
  std::condition_variable done_;
  std::deque<Batch> batches_;  ///< handed over and not taken; none of them moves
  std::size_t begun_ = 0;      ///< batches of which every item has been begun
  std::deque<std::span<Item>> returned_;
  bool ended_ = false;
};

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
