// Requests on threads: each is answered once, as soon as it is ready, and can be cancelled by its
// id while it waits or runs.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "sudoku_sat/api.hpp"

namespace sudoku_sat::cli {

class RequestQueue {
 public:
  /// Gets progress and then the answer, each a line without its end, on the thread that answers.
  using Tell = std::function<void(std::string_view line, bool last)>;
  /// A request that was put.
  struct Item;

  RequestQueue(unsigned threads, const RequestLimits& limits);
  RequestQueue(const RequestQueue&) = delete;
  RequestQueue& operator=(const RequestQueue&) = delete;
  ~RequestQueue();

  /// Adds a request. Waits while many are waiting, unless cancel_all() was called.
  std::shared_ptr<Item> put(std::string text, Tell tell);
  /// The request ends soon, with what is known.
  static void cancel(Item& item);
  /// Cancels the requests that {"cancel": ID} names, and returns their number; no value: the text
  /// is something else.
  std::optional<std::size_t> cancel_if_asked(std::string_view text);
  /// All requests end soon, with what is known; waiting ones are answered as interrupted.
  void cancel_all();
  /// Whether every request has been answered.
  bool idle();

 private:
  void work();
  std::shared_ptr<Item> next();
  std::size_t cancel_named(const std::string& id);

  RequestLimits limits_;

  std::mutex mutex_;  ///< protects what follows
  std::condition_variable changed_;
  std::deque<std::shared_ptr<Item>> waiting_;
  std::vector<std::shared_ptr<Item>> running_;
  bool all_cancelled_ = false;
  bool ended_ = false;

  std::vector<std::thread> threads_;
};

}  // namespace sudoku_sat::cli
