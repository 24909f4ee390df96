// Clauses in blocks, and the small sinks.
#include "sudoku_sat/formula.hpp"

#include <atomic>
#include <catch2/catch.hpp>

#include "support/fixtures.hpp"

using namespace sudoku_sat;

TEST_CASE("a clause stream hands over all clauses in their order") {
  MemorySink sink;
  ClauseStream out(sink);
  std::vector<std::vector<int>> expected;
  for (int i = 1; i <= 10000; ++i) {
    out.add({i, -(i + 1), i + 2});
    expected.push_back({i, -(i + 1), i + 2});
  }
  CHECK(out.clauses() == 10000);
  out.flush();
  CHECK(support::to_cnf(sink).clauses == expected);
}

TEST_CASE("a clause stream takes a clause longer than a block, and an empty one") {
  MemorySink sink;
  ClauseStream out(sink);
  std::vector<Lit> clause(50000);
  for (std::size_t i = 0; i < clause.size(); ++i) clause[i] = static_cast<Lit>(i + 1);
  out.add({7});
  out.add(clause);
  out.add(std::vector<Lit>{});
  out.flush();
  CHECK(support::to_cnf(sink).clauses ==
        std::vector<std::vector<int>>{{7}, {clause.begin(), clause.end()}, {}});
}

TEST_CASE("a counting sink counts variables, clauses and literals") {
  CountingSink sink;
  CHECK(sink.new_vars(5) == 1);
  CHECK(sink.new_vars(2) == 6);
  ClauseStream out(sink);
  out.add({1, 2});
  out.add({-3});
  out.flush();
  CHECK(sink.size() == Size{.variables = 7, .clauses = 2, .literals = 3});
}

TEST_CASE("a tally sink hands on what it counts") {
  MemorySink kept;
  TallySink tally(kept);
  CHECK(tally.new_vars(3) == 1);
  ClauseStream out(tally);
  out.add({1, -3});
  out.flush();
  CHECK(tally.size() == kept.size());
  CHECK(support::to_cnf(kept).clauses == std::vector<std::vector<int>>{{1, -3}});
}

TEST_CASE("a limited sink stops at an interrupt") {
  std::atomic<bool> interrupt = false;
  const Limits limits({}, &interrupt);
  CountingSink counted;
  LimitedSink sink(counted, limits);
  ClauseStream out(sink);
  out.add({1});
  out.flush();
  interrupt = true;
  out.add({2});
  CHECK_THROWS_AS(out.flush(), Stopped);
  CHECK(counted.size().clauses == 1);
}
