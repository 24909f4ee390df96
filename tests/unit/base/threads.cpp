// Threads that work together: their exceptions, and how they end.
#include "base/threads.hpp"

#include <catch2/catch.hpp>
#include <stdexcept>

using namespace sudoku_sat;

namespace {

constexpr std::chrono::milliseconds moment(5);

void wait_for_all(base::Threads& threads) {
  while (!threads.wait(moment)) {
  }
}

}  // namespace

TEST_CASE("each thread does the work once", "[threads]") {
  std::atomic<int> runs = 0;
  base::Threads threads(
      4, [&] { ++runs; }, [] {});
  wait_for_all(threads);
  CHECK(runs == 4);
  CHECK_NOTHROW(threads.rethrow());
}

TEST_CASE("threads that are dropped are ended, and waited for", "[threads]") {
  std::atomic<bool> ending = false;
  std::atomic<int> ended = 0;
  {
    base::Threads threads(
        3,
        [&] {
          while (!ending) std::this_thread::yield();
          ++ended;
        },
        [&] { ending = true; });
    CHECK_FALSE(threads.wait(moment));
  }
  CHECK(ended == 3);
}

TEST_CASE("what one thread throws ends the others", "[threads]") {
  std::atomic<bool> ending = false;
  std::atomic<int> turn = 0;
  base::Threads threads(
      3,
      [&] {
        if (turn++ == 1) throw std::runtime_error("the second");
        while (!ending) std::this_thread::yield();
      },
      [&] { ending = true; });
  wait_for_all(threads);
  CHECK(ending);
  CHECK_THROWS_WITH(threads.rethrow(), "the second");
}

TEST_CASE("work on threads ends when the caller has had enough", "[threads]") {
  std::atomic<bool> abort = false;
  const auto work = [](const Limits& limits) {
    for (;;) limits.check();
  };
  CHECK_FALSE(base::run_on_threads(2, Limits(), abort, work, [&] { abort = true; }));
}

TEST_CASE("work on threads ends at the caller's limit, which is reported", "[threads]") {
  const std::atomic<bool> interrupted = true;
  std::atomic<bool> abort = false;
  const auto work = [](const Limits& limits) {
    for (;;) limits.check();
  };
  CHECK(base::run_on_threads(2, Limits({}, &interrupted), abort, work, [] {}) ==
        Limits::Reached::interrupt);
}

TEST_CASE("what is thrown at work on threads is thrown to the caller", "[threads]") {
  std::atomic<bool> abort = false;
  const auto work = [](const Limits&) { throw std::runtime_error("at work"); };
  CHECK_THROWS_WITH(base::run_on_threads(2, Limits(), abort, work, [] {}), "at work");
  CHECK(abort);
}
