// Reading and writing stay with one thread, so that nothing else has to know of threads; the others
// solve. Puzzles travel in batches, because one takes a few microseconds, less than waking a
// thread; but where few batches wait, a thread begins one puzzle at a time, so that hard ones don't
// wait for each other.
#include "solver_threads.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

#include "globals.hpp"

namespace sudoku_sat {

namespace {

constexpr std::size_t batch_size = 64;
// Of what is read ahead, so that large boards don't fill the memory.
constexpr std::size_t most_items = 4096;
constexpr std::size_t most_cells = 4'000'000;
constexpr auto longest_wait = std::chrono::milliseconds(50);
// What is done is kept back no longer.
constexpr auto longest_kept = std::chrono::milliseconds(1);

}  // namespace

SolverThreads::SolverThreads(const SolveOptions& options, std::optional<double> timeout)
    : timeout_(timeout), threads_wanted_(options.threads) {
  threads_.reserve(threads_wanted_);
  try {
    for (unsigned i = 0; i < threads_wanted_; ++i) {
      threads_.emplace_back([this, options] { work(options); });
    }
  } catch (const std::system_error&) {
    if (threads_.empty()) throw;
  }
}

SolverThreads::~SolverThreads() {
  ending_ = true;
  // A thread that has just found nothing to do waits by now, or sees it.
  { const std::lock_guard lock(mutex_); }
  more_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void SolverThreads::put(PuzzleInput input) {
  if (input.puzzle) cells_ = std::max(cells_, input.puzzle->givens.size());
  next_.items.push_back({std::move(input)});
  ++put_;
  const std::size_t most = std::min(batch_size, most_cells / cells_);
  if (next_.items.size() >= most) hand_over();
}

void SolverThreads::hand_over() {
  {
    const std::lock_guard lock(mutex_);
    batches_.push_back(std::exchange(next_, {}));
  }
  next_.items.reserve(batch_size);
  more_.notify_all();
}

bool SolverThreads::crowded() const {
  const std::size_t most = std::min(most_cells / cells_, most_items);
  return put_ - taken_ >= std::max(most, std::size_t{2} * threads_wanted_);
}

std::span<const SolverThreads::Answer> SolverThreads::take(bool all,
                                                           const std::function<bool()>& idle) {
  const bool must_wait = all || crowded();
  const bool more = !next_.items.empty();
  if (!must_wait && more) return {};
  next_.alone = more && all && put_ - taken_ == 1;
  if (more) hand_over();
  std::unique_lock lock(mutex_);
  if (!batches_.empty() && batches_.front().taken == batches_.front().items.size()) {
    batches_.pop_front();
    --begun_;
  }
  while (must_wait && !empty() && !batches_.front().ready() && !failure_) {
    done_.wait_for(lock, longest_wait);
    lock.unlock();
    const bool wait_on = idle();
    lock.lock();
    if (!wait_on) break;
  }
  if (failure_) std::rethrow_exception(failure_);
  if (batches_.empty()) return {};
  Batch& batch = batches_.front();
  const std::size_t first = batch.taken;
  while (batch.ready()) ++batch.taken;
  taken_ += batch.taken - first;
  return std::span(batch.items).subspan(first, batch.taken - first);
}

/// Waits for something to do; no value at the end.
std::optional<SolverThreads::Share> SolverThreads::begin() {
  std::unique_lock lock(mutex_);
  more_.wait(lock, [this] { return ending_ || begun_ < batches_.size(); });
  if (ending_) return std::nullopt;
  Batch& batch = batches_[begun_];
  const bool many = batches_.size() - begun_ > threads_wanted_;
  const std::size_t first = batch.begun;
  batch.begun = many ? batch.items.size() : first + 1;
  if (batch.begun == batch.items.size()) ++begun_;
  return Share{std::span(batch.items).subspan(first, batch.begun - first),
               batch.alone ? threads_wanted_ : 1};
}

void SolverThreads::work(SolveOptions options) {
  try {
    PuzzleSolver solver(std::move(options));
    while (const std::optional<Share> share = begin()) {
      solver.use_threads(share->threads);
      solve(solver, share->items);
    }
  } catch (...) {
    fail();
  }
}

/// Ends all threads with the exception at hand.
void SolverThreads::fail() {
  const std::lock_guard lock(mutex_);
  if (!failure_) failure_ = std::current_exception();
  ending_ = true;
  more_.notify_all();
  done_.notify_one();
}

void SolverThreads::solve(PuzzleSolver& solver, std::span<Answer> items) {
  std::size_t finished = 0;
  auto last = Limits::Clock::now();
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (ending_) break;
    if (items[i].input.puzzle) {
      const Limits limits(timeout_, &ending_, [this] {
        if (interrupt()) ending_ = true;
      });
      items[i].outcome = solver.solve(*items[i].input.puzzle, limits);
    }
    const auto now = Limits::Clock::now();
    if (i + 1 < items.size() && now - last < longest_kept) continue;
    finish(items.subspan(finished, i + 1 - finished));
    finished = i + 1;
    last = now;
  }
}

void SolverThreads::finish(std::span<Answer> items) {
  const std::lock_guard lock(mutex_);
  for (Answer& item : items) item.done = true;
  done_.notify_one();
}

}  // namespace sudoku_sat
