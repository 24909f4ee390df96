// Requests on threads: each is answered once, in the order in which they are ready, and can be
// cancelled by its id while it waits or runs.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "sudoku_sat/api.hpp"

namespace sudoku_sat {

class RequestQueue {
 public:
  /// `tell` gets answers and progress, each a line without its end, one at a time.
  RequestQueue(unsigned threads, const RequestLimits& limits,
               std::function<void(std::string_view)> tell);
  RequestQueue(const RequestQueue&) = delete;
  RequestQueue& operator=(const RequestQueue&) = delete;
  ~RequestQueue();

  /// Adds a request, or cancels those that {"cancel": ID} names. Waits while many are waiting,
  /// unless cancel_all() was called.
  void put(std::string text);
  /// All requests end soon, with what is known; those that wait are answered as interrupted.
  void cancel_all();
  /// Whether every request has been answered.
  bool idle();

 private:
  struct Item {
    std::string text;
    std::string id;  ///< as JSON; empty: none
    std::atomic<bool> cancelled = false;
  };

  void work();
  std::shared_ptr<Item> next();
  void cancel(const std::string& id);
  void tell(std::string_view line);

  RequestLimits limits_;
  std::function<void(std::string_view)> tell_;
  std::mutex telling_;

  std::mutex mutex_;  ///< protects what follows
  std::condition_variable changed_;
  std::deque<std::shared_ptr<Item>> waiting_;
  std::vector<std::shared_ptr<Item>> running_;
  bool all_cancelled_ = false;
  bool ended_ = false;

  std::vector<std::thread> threads_;
};

}  // namespace sudoku_sat
