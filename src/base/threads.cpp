// A thread that throws ends the work of all others, and its exception is kept for the waiting
// thread. If the machine refuses a thread, the work goes on with the others.
#include "base/threads.hpp"

#include <map>
#include <system_error>

namespace sudoku_sat::base {

Threads::Threads(std::size_t count, std::function<void()> work, std::function<void()> end)
    : work_(std::move(work)), end_(std::move(end)) {
  threads_.reserve(count);
  try {
    while (threads_.size() < count) threads_.emplace_back([this] { run(); });
  } catch (const std::system_error&) {
    if (threads_.empty()) throw;
  }
}

Threads::~Threads() {
  end_();
  for (std::thread& thread : threads_) thread.join();
}

void Threads::run() {
  std::exception_ptr failure;
  try {
    work_();
  } catch (...) {
    failure = std::current_exception();
  }
  {
    const std::lock_guard lock(mutex_);
    if (!failure_) failure_ = failure;
  }
  if (failure) end_();
  const std::lock_guard lock(mutex_);
  ++returned_;
  returned_one_.notify_one();
}

bool Threads::wait(std::chrono::milliseconds longest) {
  std::unique_lock lock(mutex_);
  return returned_one_.wait_for(lock, longest, [this] { return returned_ == threads_.size(); });
}

void Threads::rethrow() {
  const std::lock_guard lock(mutex_);
  if (failure_) std::rethrow_exception(failure_);
}

// The caller's limits are polled only on its own thread: polling may draw a progress bar.
std::optional<Limits::Reached> run_on_threads(unsigned threads, const Limits& limits,
                                              std::atomic<bool>& abort,
                                              const std::function<void(const Limits&)>& work,
                                              const std::function<void()>& idle) {
  std::optional<Limits::Reached> reached;
  const auto look = [&] {
    idle();
    const Limits::Reached now = reached ? Limits::Reached::none : limits.reached();
    if (now == Limits::Reached::none) return;
    reached = now;
    abort = true;
  };
  const auto work_to = [&](const Limits& inner) {
    try {
      const LimitsScope scope(inner);
      work(inner);
    } catch (const Stopped&) {
      // The code that set `abort` knows why.
    }
  };
  if (!have_threads) {
    work_to(Limits({}, &abort, look));
    return reached;
  }
  constexpr std::chrono::milliseconds moment(5);
  const Limits inner({}, &abort);
  Threads running(
      threads, [&] { work_to(inner); }, [&abort] { abort = true; });
  while (!running.wait(moment)) look();
  running.rethrow();
  return reached;
}

// If jobs are waited for, which one fails first doesn't depend on the threads: all before it have
// begun.
void run_jobs(std::size_t count, unsigned threads, const Limits& limits, OnFailure on_failure,
              const std::function<void(std::size_t)>& progress,
              const std::function<void(std::size_t, const Limits&)>& job) {
  std::atomic<std::size_t> next = 0;
  std::atomic<std::size_t> done = 0;
  std::atomic<bool> failed = false;
  std::atomic<bool> abort = false;
  std::mutex mutex;
  std::map<std::size_t, std::exception_ptr> failures;
  const auto work = [&](const Limits& inner) {
    for (std::size_t number = 0; !failed && (number = next++) < count;) {
      try {
        job(number, inner);
        ++done;
      } catch (const Stopped&) {
        throw;
      } catch (...) {
        const std::lock_guard lock(mutex);
        failures[number] = std::current_exception();
        failed = true;
        if (on_failure == OnFailure::end) abort = true;
      }
    }
  };
  const auto reached = run_on_threads(threads, limits, abort, work, [&] { progress(done); });
  if (!failures.empty()) std::rethrow_exception(failures.begin()->second);
  if (reached) throw Stopped(*reached);
}

}  // namespace sudoku_sat::base
