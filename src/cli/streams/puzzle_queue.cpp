// One lock protects the batches that were handed over; only the reading thread uses the batch being
// filled and the counts. Reading ahead is limited in cells, so that large boards do not fill the
// memory.
#include "puzzle_queue.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace sudoku_sat::cli {

namespace {

constexpr std::size_t batch_size = 64;
// Limits of reading ahead.
constexpr std::size_t max_items = 4096;
constexpr std::size_t max_cells = 4'000'000;
constexpr auto longest_wait = std::chrono::milliseconds(50);

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

}  // namespace sudoku_sat::cli
