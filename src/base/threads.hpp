// Threads that share one piece of work. This class makes do with fewer threads if the machine has
// no more, passes on what a thread throws, and waits for all threads however the work ends. What
// the threads share, a queue or a tree, belongs to the caller.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::base {

/// Whether the program can have threads at all: WebAssembly has none, so the thread that would wait
/// for them does their work.
#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__)
inline constexpr bool have_threads = false;
#else
inline constexpr bool have_threads = true;
#endif

/// As a member it must come last: the threads use the members before it.
class Threads {
 public:
  /// Runs `work` on `count` threads; on fewer if the machine has no more. `end` makes it return
  /// soon; any thread may call it, more than once. Throws: std::system_error if not even one thread
  /// can be started.
  Threads(std::size_t count, std::function<void()> work, std::function<void()> end);
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;
  /// Ends the work and waits for it.
  ~Threads();

  /// Waits at most this long; returns whether all threads have returned.
  bool wait(std::chrono::milliseconds longest);
  /// Throws what a thread threw, the first if several did; that also ended the work.
  void rethrow();

 private:
  void run();

  std::function<void()> work_;
  std::function<void()> end_;
  std::mutex mutex_;
  std::condition_variable returned_one_;
  std::size_t returned_ = 0;
  std::exception_ptr failure_;
  std::vector<std::thread> threads_;
};

/// Runs `work` on `threads` threads, each with limits of its own (LimitsScope too) that end when
/// `limits` do or when `abort` is set. Meanwhile the calling thread runs `idle` every few
/// milliseconds; without threads it works, and runs `idle` whenever the work polls its limits. What
/// `work` throws, except Stopped, sets `abort` and is thrown here. Returns the limit that was
/// reached, if one was.
std::optional<Limits::Reached> run_on_threads(unsigned threads, const Limits& limits,
                                              std::atomic<bool>& abort,
                                              const std::function<void(const Limits&)>& work,
                                              const std::function<void()>& idle);

/// What happens to running jobs when another one throws.
enum class OnFailure {
  finish,  ///< the others finish; what the first job in order threw is thrown
  end,     ///< the others are stopped; which exception is thrown depends on the threads
};

/// Runs job(number, limits) for 0..count-1. They begin in order; after one has thrown, no others
/// begin. `progress` is called now and then with the number of jobs done. Throws: what a job threw;
/// Stopped.
void run_jobs(std::size_t count, unsigned threads, const Limits& limits, OnFailure on_failure,
              const std::function<void(std::size_t)>& progress,
              const std::function<void(std::size_t, const Limits&)>& job);

}  // namespace sudoku_sat::base
