// Numbered jobs on several threads. Results come out in the order of the numbers, on the thread
// that asks for them; so nothing but the jobs themselves has to know of threads.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>

#include "sudoku_sat/threads.hpp"

namespace sudoku_sat {

template <class Result>
class OrderedJobs {
 public:
  /// `ending` becomes true when nobody wants the result any more.
  using Job = std::function<Result(std::uint64_t number, const std::atomic<bool>& ending)>;

  /// Jobs 0..count-1 begin at once on `threads` threads, at most 8 for each thread ahead of next().
  OrderedJobs(std::uint64_t count, std::size_t threads, Job job)
      : job_(std::move(job)),
        end_(count),
        ahead_(8 * threads),
        threads_(
            threads, [this] { work(); }, [this] { stop(); }) {}

  /// Asks jobs that have begun to end; no others begin.
  void stop() {
    ending_ = true;
    const std::lock_guard lock(mutex_);
    end_ = std::min(end_, begun_);
    room_.notify_all();
  }

  /// The next job's result; no value after the last one. While it waits, idle() runs now and then.
  /// Throws: what the job threw.
  template <class Idle>
  std::optional<Result> next(Idle&& idle) {
    std::unique_lock lock(mutex_);
    while (!done_.contains(taken_)) {
      if (taken_ == end_) return std::nullopt;
      done_one_.wait_for(lock, std::chrono::milliseconds(50));
      lock.unlock();
      idle();
      lock.lock();
    }
    const auto node = done_.extract(taken_++);
    room_.notify_all();
    if (node.mapped().failure) std::rethrow_exception(node.mapped().failure);
    return std::move(node.mapped().result);
  }

 private:
  struct Done {
    std::optional<Result> result;
    std::exception_ptr failure;
  };

  void work() {
    while (const std::optional<std::uint64_t> number = begin()) {
      Done done;
      try {
        done.result = job_(*number, ending_);
      } catch (...) {
        done.failure = std::current_exception();
      }
      const std::lock_guard lock(mutex_);
      done_.emplace(*number, std::move(done));
      done_one_.notify_one();
    }
  }

  std::optional<std::uint64_t> begin() {
    std::unique_lock lock(mutex_);
    room_.wait(lock, [this] { return begun_ >= end_ || begun_ < taken_ + ahead_; });
    if (begun_ >= end_) return std::nullopt;
    return begun_++;
  }

  Job job_;
  std::mutex mutex_;
  std::condition_variable room_;
  std::condition_variable done_one_;
  std::atomic<bool> ending_ = false;
  std::uint64_t end_;  ///< from here on none begins
  std::uint64_t ahead_;
  std::uint64_t begun_ = 0;
  std::uint64_t taken_ = 0;
  std::map<std::uint64_t, Done> done_;  ///< not taken yet
  Threads threads_;
};

}  // namespace sudoku_sat
