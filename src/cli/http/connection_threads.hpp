// The threads that clients are served on. Where all are busy, clients wait: here, so many, and
// behind these in the system's own queue, so that no number of them fills the memory.
#pragma once

#include <httplib.h>

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace sudoku_sat {

class ConnectionThreads : public httplib::TaskQueue {
 public:
  ConnectionThreads(std::size_t threads, std::size_t most_waiting);
  void enqueue(std::function<void()> task) override;
  /// Ends when all that was put has been done.
  void shutdown() override;

 private:
  void work();

  std::size_t most_waiting_;
  std::mutex mutex_;  ///< protects what follows
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
  bool ended_ = false;

  std::vector<std::thread> threads_;
};

}  // namespace sudoku_sat
