// Jobs on several threads, whose results keep their order.
#include "cli/ordered_jobs.hpp"

#include <catch2/catch.hpp>
#include <stdexcept>

using namespace sudoku_sat;

TEST_CASE("results of jobs come in order on any number of threads", "[threads]") {
  for (const std::size_t threads : {1U, 2U, 5U}) {
    cli::OrderedJobs<std::uint64_t> jobs(100, threads, [](std::uint64_t number, const auto&) {
      for (std::uint64_t i = number % 7; i > 0; --i) std::this_thread::yield();
      return number * number;
    });
    std::uint64_t expected = 0;
    while (const auto result = jobs.next([] {})) {
      CHECK(*result == expected * expected);
      ++expected;
    }
    CHECK(expected == 100);
  }
}

TEST_CASE("a job that fails does so in its turn", "[threads]") {
  cli::OrderedJobs<std::uint64_t> jobs(5, 2, [](std::uint64_t number, const auto&) {
    if (number == 2) throw std::runtime_error("job 2");
    return number;
  });
  CHECK(jobs.next([] {}) == 0U);
  CHECK(jobs.next([] {}) == 1U);
  CHECK_THROWS_WITH(jobs.next([] {}), "job 2");
  CHECK(jobs.next([] {}) == 3U);
}

TEST_CASE("a result does not wait for the jobs after it", "[threads]") {
  std::atomic<std::uint64_t> taken = 0;
  cli::OrderedJobs<std::uint64_t> jobs(5, 2, [&](std::uint64_t number, const auto&) {
    while (taken < number) std::this_thread::yield();
    return number;
  });
  while (const auto result = jobs.next([] {})) CHECK(*result == taken++);
  CHECK(taken == 5);
}

TEST_CASE("no jobs begin after they are stopped", "[threads]") {
  std::atomic<std::uint64_t> begun = 0;
  cli::OrderedJobs<std::uint64_t> jobs(1'000'000, 2, [&](std::uint64_t number, const auto&) {
    ++begun;
    return number;
  });
  REQUIRE(jobs.next([] {}) == 0U);
  jobs.stop();
  std::uint64_t taken = 1;
  while (jobs.next([] {})) ++taken;
  CHECK(taken == begun);
  CHECK(begun < 1000);
}
