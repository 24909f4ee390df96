// Numbered jobs on several threads. Results come in the order of the numbers, on the thread that
// asks for them, so only the jobs themselves have to know about threads. That thread is not woken
// for each result, which would take longer than a short job.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>

#include "base/threads.hpp"

namespace sudoku_sat::cli {

template <class Result>
class OrderedJobs {
 public:
  /// `ending` becomes true when the result is no longer wanted.
  using Job = std::function<Result(std::uint64_t number, const std::atomic<bool>& ending)>;

  /// Jobs 0..count-1 begin immediately on `threads` threads, at most 32 for each thread ahead of
  /// next().
  OrderedJobs(std::uint64_t count, std::size_t threads, Job job)
      : job_(std::move(job)),
        end_(count),
        ahead_(32 * threads),
        threads_(
            base::have_threads ? threads : 0, [this] { work(); }, [this] { stop(); }) {}

  /// Asks jobs that have begun to end; no others begin.
  void stop() {
    ending_ = true;
    const std::lock_guard lock(mutex_);
    end_ = std::min(end_, begun_);
    room_.notify_all();
  }

  /// The next job's result, at most 50 milliseconds after it is ready; no value after the last one.
  /// While it waits, idle() runs now and then. Throws: what the job threw.
  template <class Idle>
  std::optional<Result> next(Idle&& idle) {
    std::unique_lock lock(mutex_);
    while (!done_.contains(taken_)) {
      if (taken_ == end_) return std::nullopt;
      if (base::have_threads) done_some_.wait_for(lock, longest_kept);
      lock.unlock();
      if (!base::have_threads) run(*begin());
      idle();
      lock.lock();
    }
    const auto node = done_.extract(taken_++);
    room_.notify_all();
    if (node.mapped().failure) std::rethrow_exception(node.mapped().failure);
    return std::move(node.mapped().result);
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds longest_kept{50};
  /// Compared with such a time, waking a thread takes no time.
  static constexpr std::chrono::milliseconds long_job{1};

  struct Done {
    std::optional<Result> result;
    std::exception_ptr failure;
  };

  void work() {
    while (const std::optional<std::uint64_t> number = begin()) run(*number);
  }

  void run(std::uint64_t number) {
    const auto began = Clock::now();
    Done done;
    try {
      done.result = job_(number, ending_);
    } catch (...) {
      done.failure = std::current_exception();
    }
    const std::lock_guard lock(mutex_);
    done_.emplace(number, std::move(done));
    const bool many = done_.size() >= ahead_ / 2;
    if (many || begun_ >= end_ || Clock::now() - began > long_job) done_some_.notify_one();
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
  std::condition_variable done_some_;
  std::atomic<bool> ending_ = false;
  std::uint64_t end_;  ///< from here on none begins
  std::uint64_t ahead_;
  std::uint64_t begun_ = 0;
  std::uint64_t taken_ = 0;
  std::map<std::uint64_t, Done> done_;  ///< not taken yet
  base::Threads threads_;
};

}  // namespace sudoku_sat::cli
