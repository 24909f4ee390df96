// The threads that clients are served on. A client that sends its request slowly, or never, keeps
// its thread for seconds; so a new thread is started for each client for whom none is free, up to a
// limit. Further clients wait: up to a limit here, then in the system's own queue, so that they
// can't fill the memory.
#pragma once

#include <httplib.h>

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace sudoku_sat::cli {

class ConnectionThreads : public httplib::TaskQueue {
 public:
  ConnectionThreads(std::size_t max_threads, std::size_t max_waiting);
  void enqueue(std::function<void()> task) override;
  /// Ends when all tasks have been done.
  void shutdown() override;

 private:
  void add_thread();
  void work();

  std::size_t max_threads_;
  std::size_t max_waiting_;
  std::mutex mutex_;  ///< protects what follows
  std::condition_variable put_;
  std::condition_variable taken_;
  std::deque<std::function<void()>> waiting_;
  std::size_t free_ = 0;  ///< threads that wait for a task
  bool ended_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace sudoku_sat::cli
