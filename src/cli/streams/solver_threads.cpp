// One thread reads and writes, so that nothing else has to know about threads; the others solve.
// While the first one has to wait, it solves too, which is cheaper than sleeping and waking for
// each batch. A puzzle that takes too long there goes back to the others.
//
// Not OrderedJobs: a job for each puzzle would cost more than solving it, jobs of many puzzles
// would make hard ones wait for each other, and the thread that takes the answers could not help.
// What the two share is Threads.
#include "solver_threads.hpp"

#include "inputs.hpp"

#include <algorithm>
#include <utility>

#include "cli/globals.hpp"

namespace sudoku_sat::cli {

namespace {

// Finished answers wait no longer than this.
constexpr auto longest_kept = std::chrono::milliseconds(1);
// Reading and writing wait no longer than this.
constexpr auto longest_help = std::chrono::milliseconds(5);
// After a puzzle that took most of that time, more such puzzles are likely.
constexpr std::size_t waits_after_long = 1000;

}  // namespace

Outcome outcome_of(const report::Problem& problem) {
  Outcome outcome;
  outcome.undecided = !problem.failed;
  outcome.solver_failed = problem.failed;
  outcome.reason = problem.reason;
  return outcome;
}

SolverThreads::SolverThreads(const SolveOptions& options, std::optional<double> timeout)
    : options_(options),
      timeout_(timeout),
      queue_(options.threads),
      threads_(
          options.threads, [this] { work(); }, [this] { end(); }) {}

void SolverThreads::end() {
  ending_ = true;
  queue_.end();
}

std::span<const SolverThreads::Answer> SolverThreads::take(bool all,
                                                           const std::function<bool()>& idle) {
  const bool must_wait = all || queue_.crowded();
  if (!must_wait && !queue_.all_handed_over()) return {};
  queue_.hand_over(all);
  do {
    threads_.rethrow();
    const std::span<const Answer> found = queue_.take();
    if (!found.empty() || queue_.empty() || !must_wait) return found;
    wait();
  } while (idle());
  return {};
}

void SolverThreads::wait() {
  if (waits_without_help_ > 0) {
    --waits_without_help_;
  } else if (options_.solver.entry->incremental) {
    if (const auto share = queue_.begin_spare()) {
      if (!help(share->items)) waits_without_help_ = waits_after_long;
      return;
    }
  }
  queue_.wait();
}

/// Solves the items. Returns false if one took too long and was given back.
bool SolverThreads::help(std::span<Answer> items) {
  if (!own_) {
    own_.emplace(options_);
    own_->use_threads(1);
  }
  const auto end = Limits::Clock::now() + longest_help;
  bool quick = true;
  std::size_t finished = 0;
  for (; finished < items.size() && !interrupt(); ++finished) {
    const std::optional<Puzzle>& puzzle = items[finished].input.puzzle;
    if (!puzzle) continue;
    const std::chrono::duration<double> left = end - Limits::Clock::now();
    if (left.count() <= 0) break;
    const auto own = time_left(items[finished].input, timeout_);
    const Limits limits(std::min(left.count(), own.value_or(left.count())), &interrupt());
    Outcome outcome = outcome_or_problem([&] { return own_->solve(*puzzle, limits); });
    // A puzzle that reached this limit, even if only its core is missing, is solved again without
    // it.
    if (limits.reached() == Limits::Reached::timeout) {
      quick = left < longest_help / 2;
      break;
    }
    items[finished].outcome = std::move(outcome);
  }
  queue_.finish(items.first(finished));
  queue_.give_back(items.subspan(finished));
  return quick;
}

void SolverThreads::work() {
  PuzzleSolver solver(options_);
  while (const std::optional<PuzzleQueue::Share> share = queue_.begin()) {
    solver.use_threads(share->alone ? options_.threads : 1);
    solve(solver, share->items);
  }
}

void SolverThreads::solve(PuzzleSolver& solver, std::span<Answer> items) {
  std::size_t finished = 0;
  auto last = Limits::Clock::now();
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (ending_) break;
    if (items[i].input.puzzle) {
      const Limits limits(time_left(items[i].input, timeout_), &ending_, [this] {
        if (interrupt()) ending_ = true;
      });
      const Puzzle& puzzle = *items[i].input.puzzle;
      items[i].outcome = outcome_or_problem([&] { return solver.solve(puzzle, limits); });
    }
    const auto now = Limits::Clock::now();
    if (i + 1 < items.size() && now - last < longest_kept) continue;
    queue_.finish(items.subspan(finished, i + 1 - finished));
    finished = i + 1;
    last = now;
  }
}

}  // namespace sudoku_sat::cli
