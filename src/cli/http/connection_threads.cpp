// The library's own pool keeps any number of connections waiting.
#include "connection_threads.hpp"

#include <system_error>
#include <utility>

namespace sudoku_sat::cli {

ConnectionThreads::ConnectionThreads(std::size_t max_threads, std::size_t max_waiting)
    : max_threads_(max_threads), max_waiting_(max_waiting) {}

void ConnectionThreads::enqueue(std::function<void()> task) {
  std::unique_lock lock(mutex_);
  taken_.wait(lock, [this] { return waiting_.size() < max_waiting_; });
  waiting_.push_back(std::move(task));
  if (free_ < waiting_.size() && threads_.size() < max_threads_) add_thread();
  put_.notify_one();
}

/// If the machine has no more threads, the client waits for an existing one.
void ConnectionThreads::add_thread() {
  try {
    threads_.emplace_back([this] { work(); });
  } catch (const std::system_error&) {
    if (threads_.empty()) throw;
  }
}

void ConnectionThreads::shutdown() {
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }
  put_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void ConnectionThreads::work() {
  while (true) {
    std::unique_lock lock(mutex_);
    ++free_;
    put_.wait(lock, [this] { return !waiting_.empty() || ended_; });
    --free_;
    if (waiting_.empty()) return;
    const std::function<void()> task = std::move(waiting_.front());
    waiting_.pop_front();
    taken_.notify_one();
    lock.unlock();
    task();
  }
}

}  // namespace sudoku_sat::cli
