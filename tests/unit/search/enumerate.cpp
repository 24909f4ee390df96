// Listing: all solutions, each once, in one order for any number of threads.
#include "sudoku_sat/enumerate.hpp"

#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>

#include "sudoku_sat/formats.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;
using support::all_solutions;
using support::puzzle_of;

namespace {

std::vector<Grid> listed(const Puzzle& puzzle, const EnumerateOptions& options = {}) {
  std::vector<Grid> grids;
  const Enumerated result =
      enumerate(puzzle, options, Limits(), [&](const Grid& grid) { grids.push_back(grid); });
  CHECK(result.solutions == grids.size());
  CHECK_FALSE(result.stopped);
  if (options.limit == 0) CHECK(result.complete);
  return grids;
}

std::vector<Grid> first_of(const std::vector<Grid>& grids, std::size_t count) {
  return {grids.begin(),
          grids.begin() + static_cast<std::ptrdiff_t>(std::min(count, grids.size()))};
}

/// Boards of both kinds of search states, with some thousand solutions each.
std::vector<Puzzle> loose_puzzles() {
  Puzzle rows = support::empty_puzzle(Geometry(6), "");
  rows.givens[0] = 1;
  rows.givens[8] = 2;
  rows.givens[22] = 3;
  rows.givens[27] = 4;
  rows.givens[35] = 5;
  Puzzle knights = support::empty_puzzle(Geometry(6), "anti-knight");
  return {rows, knights};
}

}  // namespace

TEST_CASE("listing finds the solutions that brute force finds", "[enumerate]") {
  Random random(11);
  for (int i = 0; i < 60; ++i) {
    const bool small = i % 2 == 0;
    const Puzzle puzzle = small ? support::random_puzzle(Geometry(4), random.below(6), random)
                                : support::random_puzzle(Geometry(6), 9 + random.below(6), random);
    CAPTURE(to_line(puzzle.geometry(), puzzle.givens));
    CHECK(support::sorted(listed(puzzle)) == support::sorted(all_solutions(puzzle)));
  }
}

TEST_CASE("listing has one order, whatever the number of threads", "[enumerate]") {
  for (const Puzzle& puzzle : loose_puzzles()) {
    const std::vector<Grid> order = listed(puzzle);
    CHECK(order.size() > 100);
    CHECK(listed(puzzle) == order);
    for (const unsigned threads : {2U, 3U, 7U}) {
      CAPTURE(threads);
      CHECK(listed(puzzle, {.threads = threads}) == order);
    }
  }
}

TEST_CASE("listing with a limit is the beginning of the whole list", "[enumerate]") {
  for (const Puzzle& puzzle : loose_puzzles()) {
    const std::vector<Grid> order = listed(puzzle);
    for (const std::uint64_t limit : {1U, 2U, 63U, 100U}) {
      for (const unsigned threads : {1U, 3U}) {
        CAPTURE(limit, threads);
        CHECK(listed(puzzle, {.limit = limit, .threads = threads}) == first_of(order, limit));
      }
    }
    const std::uint64_t more = order.size() + 1;
    CHECK(listed(puzzle, {.limit = more}) == order);
    CHECK(listed(puzzle, {.limit = more, .threads = 2}) == order);
  }
}

TEST_CASE("listing knows whether it went to the end", "[enumerate]") {
  const Puzzle puzzle = puzzle_of("1...............");
  const auto nobody = [](const Grid&) {};
  for (const unsigned threads : {1U, 2U}) {
    CAPTURE(threads);
    CHECK(enumerate(puzzle, {.threads = threads}, Limits(), nobody).complete);
    CHECK(enumerate(puzzle, {.limit = 73, .threads = threads}, Limits(), nobody).complete);
    CHECK_FALSE(enumerate(puzzle, {.limit = 71, .threads = threads}, Limits(), nobody).complete);
  }
}

TEST_CASE("excluded solutions are left out of the list and don't count towards its limit",
          "[enumerate]") {
  for (const Puzzle& puzzle : loose_puzzles()) {
    std::vector<Grid> order = listed(puzzle);
    const std::vector<Grid> excluded{order[0], order[5], Grid(order[0].size(), 1), order[5]};
    order.erase(order.begin() + 5);
    order.erase(order.begin());
    for (const unsigned threads : {1U, 3U}) {
      CAPTURE(threads);
      CHECK(listed(puzzle, {.threads = threads, .excluded = excluded}) == order);
      CHECK(listed(puzzle, {.limit = 7, .threads = threads, .excluded = excluded}) ==
            first_of(order, 7));
    }
  }
}

TEST_CASE("listing a puzzle without solution finds nothing", "[enumerate]") {
  for (const unsigned threads : {1U, 3U}) {
    CHECK(listed(puzzle_of("11.............."), {.threads = threads}).empty());
    CHECK(listed(puzzle_of("123....4........"), {.threads = threads}).empty());
  }
}

TEST_CASE("an interrupt ends listing, and what was found before it counts", "[enumerate]") {
  for (const unsigned threads : {1U, 2U}) {
    CAPTURE(threads);
    std::atomic<bool> interrupt = false;
    const Limits limits({}, &interrupt);
    std::uint64_t seen = 0;
    const Enumerated result =
        enumerate(puzzle_of(std::string(81, '.')), {.threads = threads}, limits, [&](const Grid&) {
          if (++seen == 1000) interrupt = true;
        });
    CHECK(result.stopped == Limits::Reached::interrupt);
    CHECK_FALSE(result.complete);
    CHECK(result.solutions == seen);
    CHECK(seen >= 1000);
  }
}

TEST_CASE("what the visitor of a list throws arrives at the caller", "[enumerate]") {
  for (const unsigned threads : {1U, 2U}) {
    CHECK_THROWS_AS(enumerate(puzzle_of(std::string(81, '.')), {.threads = threads}, Limits(),
                              [](const Grid&) { throw ClosedPipe(); }),
                    ClosedPipe);
  }
}
