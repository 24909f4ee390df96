// One thread reads and writes, so that nothing else has to know about threads; the others solve.
// While the first one has to wait, it solves too, which is cheaper than sleeping and waking for
// each batch. A puzzle that takes too long there goes back to the others.
//
// Not OrderedJobs: a job for each puzzle would cost more than solving it, jobs of many puzzles
// would make hard ones wait for each other, and the thread that takes the answers could not help.
// What the two share is Threads.
//
// One lock protects the batches that were handed over; only the reading thread uses the batch being
// filled and the counts. Reading ahead is limited in cells, so that large boards do not fill the
// memory.
#include "solver_threads.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "cli/globals.hpp"
#include "inputs.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr std::size_t batch_size = 64;
// Limits of reading ahead.
constexpr std::size_t max_items = 4096;
constexpr std::size_t max_cells = 4'000'000;
constexpr auto longest_wait = std::chrono::milliseconds(50);
// Finished answers wait no longer than this.
constexpr auto longest_kept = std::chrono::milliseconds(1);
// Reading and writing wait no longer than this.
constexpr auto longest_help = std::chrono::milliseconds(5);
// After a puzzle that took most of that time, more such puzzles are likely.
constexpr std::size_t waits_after_long = 1000;

}  // namespace

void PuzzleQueue::put(PuzzleInput input) {
  if (input.puzzle) cells_ = std::max(cells_, input.puzzle->givens.size());
  next_.items.push_back({std::move(input)});
  ++put_;
  if (next_.items.size() >= std::min(batch_size, max_cells / cells_)) hand_over(false);
}

void PuzzleQueue::hand_over(bool all) {
  if (next_.items.empty()) return;
  next_.alone = all && put_ - taken_ == 1;
  {
    const std::lock_guard lock(mutex_);
    batches_.push_back(std::exchange(next_, {}));
  }
  next_.items.reserve(batch_size);
  more_.notify_all();
}

bool PuzzleQueue::crowded() const {
  const std::size_t most = std::min(max_cells / cells_, max_items);
  return put_ - taken_ >= std::max(most, 2 * threads_);
}

std::span<const PuzzleQueue::Item> PuzzleQueue::take() {
  const std::lock_guard lock(mutex_);
  if (!batches_.empty() && batches_.front().taken == batches_.front().items.size()) {
    batches_.pop_front();
    --begun_;
  }
  if (batches_.empty()) return {};
  Batch& batch = batches_.front();
  const std::size_t first = batch.taken;
  while (batch.ready()) ++batch.taken;
  taken_ += batch.taken - first;
  return std::span(batch.items).subspan(first, batch.taken - first);
}

void PuzzleQueue::wait() {
  std::unique_lock lock(mutex_);
  done_.wait_for(lock, longest_wait, [this] { return ready() || ended_; });
}

std::optional<PuzzleQueue::Share> PuzzleQueue::begin_spare() {
  const std::lock_guard lock(mutex_);
  if (ready() || ended_ || !many()) return std::nullopt;
  return next_share();
}

std::optional<PuzzleQueue::Share> PuzzleQueue::begin() {
  std::unique_lock lock(mutex_);
  more_.wait(lock, [this] { return ended_ || !returned_.empty() || begun_ < batches_.size(); });
  if (ended_) return std::nullopt;
  if (returned_.empty()) return next_share();
  // Later answers wait for these.
  const std::span<Item> items = returned_.front().first(1);
  returned_.front() = returned_.front().subspan(1);
  if (returned_.front().empty()) returned_.pop_front();
  return Share{items};
}

/// Requires: a batch that is not all begun.
PuzzleQueue::Share PuzzleQueue::next_share() {
  Batch& batch = batches_[begun_];
  const std::size_t first = batch.begun;
  batch.begun = many() ? batch.items.size() : first + 1;
  if (batch.begun == batch.items.size()) ++begun_;
  return {std::span(batch.items).subspan(first, batch.begun - first), batch.alone};
}

void PuzzleQueue::finish(std::span<Item> items) {
  const std::lock_guard lock(mutex_);
  for (Item& item : items) item.done = true;
  if (ready()) done_.notify_one();
}

void PuzzleQueue::give_back(std::span<Item> items) {
  if (items.empty()) return;
  const std::lock_guard lock(mutex_);
  returned_.push_back(items);
  more_.notify_all();
}

void PuzzleQueue::end() {
  const std::lock_guard lock(mutex_);
  ended_ = true;
  more_.notify_all();
  done_.notify_all();
}

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
