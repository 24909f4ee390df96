// Where jobs are waited for, the first that fails doesn't depend on the threads: all before it have
// begun.
#include "part_jobs.hpp"

#include <atomic>
#include <exception>
#include <mutex>

#include "sudoku_sat/threads.hpp"

namespace sudoku_sat {

namespace {

class FirstFailure {
 public:
  void note(std::size_t number, std::exception_ptr failure) {
    const std::lock_guard lock(mutex_);
    if (failure_ && number > number_) return;
    number_ = number;
    failure_ = std::move(failure);
  }

  void rethrow() const {
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  std::mutex mutex_;
  std::size_t number_ = 0;
  std::exception_ptr failure_;
};

}  // namespace

void for_each_part(std::size_t count, unsigned threads, const Limits& limits, OnFailure on_failure,
                   const std::function<void(std::size_t)>& progress,
                   const std::function<void(std::size_t, const Limits&)>& job) {
  std::atomic<std::size_t> next = 0;
  std::atomic<std::size_t> done = 0;
  std::atomic<bool> failed = false;
  std::atomic<bool> abort = false;
  FirstFailure failure;
  const auto work = [&](const Limits& inner) {
    while (!failed) {
      const std::size_t number = next++;
      if (number >= count) return;
      try {
        job(number, inner);
        ++done;
      } catch (const Stopped&) {
        throw;
      } catch (...) {
        failure.note(number, std::current_exception());
        failed = true;
        if (on_failure == OnFailure::end) abort = true;
      }
    }
  };
  const auto reached = run_on_threads(threads, limits, abort, work, [&] { progress(done); });
  failure.rethrow();
  if (reached) throw Stopped(*reached);
}

}  // namespace sudoku_sat
