// The limits of a thread: loops without a limits argument poll those of the enclosing scopes.
#include <atomic>
#include <catch2/catch.hpp>
#include <thread>

#include "sudoku_sat/base.hpp"

using namespace sudoku_sat;

namespace {

/// Enough that the limits are asked, whatever was polled before.
void poll_long() {
  for (int i = 0; i < 100'000; ++i) poll_limits();
}

}  // namespace

TEST_CASE("a poll without limits of its thread does nothing", "[limits]") {
  CHECK_NOTHROW(poll_long());
  CHECK_NOTHROW(LimitsScope::check());
}

TEST_CASE("a poll throws why the limits of its thread are reached", "[limits]") {
  const Limits over(0.0);
  const LimitsScope scope(over);
  try {
    poll_long();
    FAIL("the limit was not asked");
  } catch (const Stopped& stopped) {
    CHECK(stopped.why() == Limits::Reached::timeout);
  }
}

TEST_CASE("a scope within another one is under the limits of both", "[limits]") {
  std::atomic<bool> interrupt = true;
  const Limits outer({}, &interrupt);
  const LimitsScope around(outer);
  {
    const Limits none;
    const LimitsScope scope(none);
    CHECK_THROWS_AS(poll_long(), Stopped);
  }
  interrupt = false;
  CHECK_NOTHROW(poll_long());
}

TEST_CASE("limits end with their scope, and are those of one thread", "[limits]") {
  const Limits over(0.0);
  {
    const LimitsScope scope(over);
    bool stopped = false;
    std::thread([&] {
      try {
        poll_long();
      } catch (const Stopped&) {
        stopped = true;
      }
    }).join();
    CHECK_FALSE(stopped);
  }
  CHECK_NOTHROW(poll_long());
}
