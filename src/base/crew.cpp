// The caller's limits are polled on the caller's thread alone, because a poll may draw a progress
// bar. The other threads have limits that end with a flag.
#include "crew.hpp"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace sudoku_sat {

namespace {

constexpr std::chrono::milliseconds moment(5);

class Crew {
 public:
  Crew(std::atomic<bool>& abort, const std::function<void(const Limits&)>& work)
      : abort_(abort), work_(work) {}

  void run(const Limits& limits) {
    std::exception_ptr error;
    try {
      work_(limits);
    } catch (const Stopped&) {
      // A thread that stopped on `abort` has nothing to report.
    } catch (...) {
      error = std::current_exception();
      abort_ = true;
    }
    const std::lock_guard lock(mutex_);
    if (!error_) error_ = error;
    ++finished_;
    done_.notify_one();
  }

  /// Waits a moment; whether so many threads have finished.
  bool wait_for(unsigned threads) {
    std::unique_lock lock(mutex_);
    return done_.wait_for(lock, moment, [&] { return finished_ == threads; });
  }

  void rethrow() const {
    if (error_) std::rethrow_exception(error_);
  }

 private:
  std::atomic<bool>& abort_;
  const std::function<void(const Limits&)>& work_;
  std::mutex mutex_;
  std::condition_variable done_;
  unsigned finished_ = 0;
  std::exception_ptr error_;
};

/// Joins its threads in the destructor, also after an exception.
class Threads {
 public:
  explicit Threads(std::atomic<bool>& abort) : abort_(abort) {}
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;
  ~Threads() {
    abort_ = true;
    join();
  }

  template <class Function>
  void add(Function&& function) {
    threads_.emplace_back(std::forward<Function>(function));
  }
  void join() {
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
  }

 private:
  std::atomic<bool>& abort_;
  std::vector<std::thread> threads_;
};

/// As many threads as the machine has, at least one. Returns how many. Throws: std::system_error.
unsigned start(Threads& running, unsigned threads, const std::function<void()>& work) {
  for (unsigned started = 0; started < threads; ++started) {
    try {
      running.add(work);
    } catch (const std::system_error&) {
      if (started == 0) throw;
      return started;
    }
  }
  return threads;
}

}  // namespace

std::optional<Limits::Reached> run_crew(unsigned threads, const Limits& limits,
                                        std::atomic<bool>& abort,
                                        const std::function<void(const Limits&)>& work,
                                        const std::function<void()>& idle) {
  Crew crew(abort, work);
  const Limits inner({}, &abort);
  std::optional<Limits::Reached> reached;
  {
    Threads running(abort);
    const unsigned started = start(running, threads, [&] { crew.run(inner); });
    while (!crew.wait_for(started)) {
      idle();
      const Limits::Reached now = reached ? Limits::Reached::none : limits.reached();
      if (now == Limits::Reached::none) continue;
      reached = now;
      abort = true;
    }
    running.join();
  }
  crew.rethrow();
  return reached;
}

}  // namespace sudoku_sat
