// The library's own pool keeps any number of connections waiting.
#include "connection_threads.hpp"

#include <utility>

namespace sudoku_sat {

ConnectionThreads::ConnectionThreads(std::size_t threads, std::size_t most_waiting)
    : most_waiting_(most_waiting) {
  for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

void ConnectionThreads::enqueue(std::function<void()> task) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return waiting_.size() < most_waiting_; });
  waiting_.push_back(std::move(task));
  changed_.notify_all();
}

void ConnectionThreads::shutdown() {
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void ConnectionThreads::work() {
  while (true) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !waiting_.empty() || ended_; });
    if (waiting_.empty()) return;
    const std::function<void()> task = std::move(waiting_.front());
    waiting_.pop_front();
    changed_.notify_all();
    lock.unlock();
    task();
  }
}

}  // namespace sudoku_sat
