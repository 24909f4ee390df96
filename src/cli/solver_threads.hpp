// Puzzles of a stream on several threads, answers in the order of the input. See
// solver_threads.cpp.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <vector>

#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/tasks.hpp"

namespace sudoku_sat {

class SolverThreads {
 public:
  /// options.threads threads, each with solvers of its own; fewer where the machine has no more. A
  /// puzzle that no other one comes with gets them all. `timeout`: seconds for each puzzle.
  SolverThreads(const SolveOptions& options, std::optional<double> timeout);
  SolverThreads(const SolverThreads&) = delete;
  SolverThreads& operator=(const SolverThreads&) = delete;
  /// What has begun is ended, what has not is dropped.
  ~SolverThreads();

  /// Hands an item over. What is no puzzle comes back as it is, in its turn.
  void put(PuzzleInput input);

  struct Answer {
    PuzzleInput input;
    Outcome outcome = {};
    bool done = false;
  };

  /// The next answers in order that are there already, perhaps none; valid until the next call.
  /// Waits for one where so much is on the way that reading on would only take memory, or where
  /// `all` of what was put is wanted; meanwhile idle() runs now and then and says whether to wait
  /// on. Throws: what a thread threw.
  std::span<const Answer> take(bool all, const std::function<bool()>& idle);

  /// Whether no answers are still to come.
  bool empty() const { return taken_ == put_; }

 private:
  /// What is handed over at once.
  struct Batch {
    std::vector<Answer> items;
    bool alone = false;     ///< one puzzle, and no other one is on the way
    std::size_t begun = 0;  ///< of the items
    std::size_t taken = 0;  ///< likewise

    bool ready() const { return taken < items.size() && items[taken].done; }
  };

  /// Some items of a batch, for one thread.
  struct Share {
    std::span<Answer> items;
    unsigned threads;  ///< for each of them
  };

  void work(SolveOptions options);
  std::optional<Share> begin();
  void solve(PuzzleSolver& solver, std::span<Answer> items);
  void finish(std::span<Answer> items);
  void fail();
  void hand_over();
  bool crowded() const;

  std::optional<double> timeout_;
  unsigned threads_wanted_;
  std::mutex mutex_;
  std::condition_variable more_;
  std::condition_variable done_;
  std::atomic<bool> ending_ = false;
  std::deque<Batch> batches_;  ///< handed over and not taken; none of them moves
  std::size_t begun_ = 0;      ///< batches of which every item has been begun
  Batch next_;                 ///< to be handed over
  std::size_t put_ = 0;
  std::size_t taken_ = 0;
  std::size_t cells_ = 1;       ///< of the largest board
  std::exception_ptr failure_;  ///< the first one of a thread
  std::vector<std::thread> threads_;
};

}  // namespace sudoku_sat
