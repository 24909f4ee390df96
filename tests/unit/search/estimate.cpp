// Estimates of the number of solutions: unbiased, which is checked without any randomness, and
// near the exact count.
#include "sudoku_sat/estimate.hpp"

#include <catch2/catch.hpp>
#include <cmath>

#include "search/tree_sampler.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;
using support::puzzle_of;

namespace {

/// What the choices on a path were, to take each path once.
struct Path {
  std::vector<std::size_t> choices = {};
  std::vector<std::size_t> options = {};
  std::size_t depth = 0;

  std::size_t choose(std::size_t count) {
    if (depth == choices.size()) {
      choices.push_back(0);
      options.push_back(count);
    }
    CHECK(options[depth] == count);
    return choices[depth++];
  }
  /// Goes on to the next path; false after the last one.
  bool next() {
    depth = 0;
    while (!choices.empty() && choices.back() + 1 == options.back()) {
      choices.pop_back();
      options.pop_back();
    }
    if (choices.empty()) return false;
    ++choices.back();
    return true;
  }
  double probability() const {
    double product = 1;
    for (const std::size_t count : options) product /= static_cast<double>(count);
    return product;
  }
};

/// The sum over all paths of probability times weight; `total` is that of the probabilities.
double expected_weight(const Puzzle& puzzle, double& total) {
  double sum = 0;
  search::with_space(*puzzle.board, [&]<class Space>() {
    const Space space(*puzzle.board);
    const Limits limits;
    const auto root = space.start(puzzle.givens, limits);
    REQUIRE(root);
    search::TreeSampler<Space> sampler(space, limits);
    Path path;
    do {
      const auto weight = sampler.sample(*root, [&](std::size_t n) { return path.choose(n); });
      total += path.probability();
      if (weight) sum += path.probability() * std::exp(*weight);
    } while (path.next());
  });
  return sum;
}

void check_expected(const Puzzle& puzzle) {
  double total = 0;
  const double expected = expected_weight(puzzle, total);
  const auto exact = static_cast<double>(count(puzzle, {.with_variables = true}).solutions.number);
  CHECK(total == Approx(1));
  CHECK(expected == Approx(exact));
}

}  // namespace

TEST_CASE("the expected value of a sample is the number of solutions, over all paths") {
  for (const char* line : {"................", "1...............", "12..............",
                           "......1....1.1..", "1.4.....2.....3."}) {
    CAPTURE(line);
    check_expected(puzzle_of(line));
  }
  // Some of these paths end without a solution.
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    if (rule_case.size != 4) continue;
    const Puzzle puzzle{support::board_of(rule_case), Grid(support::board_of(rule_case)->cells())};
    if (count(puzzle, {.limit = 1, .with_variables = true}).solutions.number == 0) continue;
    CAPTURE(rule_case.rule, rule_case.data);
    check_expected(puzzle);
  }
}

TEST_CASE("an estimate depends on the seed and the number of samples alone") {
  const Puzzle puzzle{make_board(Geometry(6)), Grid(36)};
  const Estimate one = estimate_count(puzzle, {.samples = 500, .seed = 3});
  const Estimate threads = estimate_count(puzzle, {.samples = 500, .seed = 3, .threads = 3});
  CHECK(one.log_mean == threads.log_mean);
  CHECK(one.log_low == threads.log_low);
  CHECK(estimate_count(puzzle, {.samples = 500, .seed = 4}).log_mean != one.log_mean);
  CHECK(one.samples == 500);
  CHECK(one.reached <= one.samples);
}

TEST_CASE("an estimate is near the count, and its interval contains it") {
  // A fixed seed, so the outcome is fixed too: no test of chance.
  const Puzzle six{make_board(Geometry(6)), Grid(36)};
  const Estimate of_six = estimate_count(six, {.samples = 4000});
  CHECK(of_six.log_mean == Approx(std::log(28200960.0)).margin(0.05));
  CHECK(of_six.log_low <= std::log(28200960.0));
  CHECK(of_six.log_high >= std::log(28200960.0));
  CHECK(of_six.log_low < of_six.log_mean);
}

TEST_CASE("intervals of estimates contain the exact count of boards of all sizes", "[long]") {
  // Up to 10^4 solutions; in a soak up to 10^12.
  std::vector<std::size_t> sizes{44, 50, 56};
  if (support::soak()) sizes.insert(sizes.end(), {62, 66, 68});
  const std::size_t rounds = support::soak() ? 40 : 4;
  Random random(1);
  std::size_t inside = 0;
  std::size_t all = 0;
  for (const std::size_t open : sizes) {
    for (std::size_t round = 0; round < rounds; ++round) {
      Puzzle puzzle = puzzle_of(support::inkala_solution);
      auto cells = random.permutation<Cell>(81, 0);
      cells.resize(open);
      for (const Cell cell : cells) puzzle.givens[cell] = 0;
      const double exact = std::log(static_cast<double>(count(puzzle).solutions.number));
      const Estimate estimate = estimate_count(puzzle, {.samples = 1000, .seed = round + 1});
      CHECK(estimate.log_mean == Approx(exact).margin(0.5));
      const bool low = estimate.log_low <= exact + 1e-9;
      const bool high = estimate.log_high >= exact - 1e-9;
      inside += low && high ? 1U : 0U;
      ++all;
    }
  }
  CHECK(inside * 10 >= all * 8);
}

TEST_CASE("what propagation decides is known exactly, and what no sample reaches is not known") {
  const Estimate none = estimate_count(puzzle_of("11.............."));
  CHECK(none.exact);
  CHECK(std::isinf(none.log_mean));
  const Estimate single = estimate_count(puzzle_of("1.4.....2.....3."));
  CHECK(single.exact);
  CHECK(single.log_mean == 0);
  // No solution, but propagation alone doesn't find out.
  const Puzzle hopeless = puzzle_of(support::with(support::inkala, 2, '9'));
  const Estimate unknown = estimate_count(hopeless, {.samples = 50});
  CHECK_FALSE(unknown.exact);
  CHECK(unknown.reached == 0);
  CHECK(unknown.samples == 50);
}

TEST_CASE("a limit leaves the samples that were drawn") {
  const Puzzle puzzle{make_board(Geometry(9)), Grid(81)};
  const std::atomic<bool> stop = true;
  const Estimate estimate = estimate_count(puzzle, {.samples = 1'000'000}, Limits({}, &stop));
  CHECK(estimate.stopped == Limits::Reached::interrupt);
  CHECK(estimate.samples < 1'000'000);
}

TEST_CASE("numbers are rounded to four digits") {
  CHECK(rounded_text(std::log(288.0)) == "288");
  CHECK(rounded_text(std::log(1.25)) == "1.25");
  CHECK(rounded_text(std::log(99999.4)) == "99999");
  CHECK(rounded_text(std::log(28200960.0)) == "2.820e7");
  CHECK(rounded_text(std::log(9.9999e20)) == "1.000e21");
  CHECK(rounded_text(2000 * std::log(10.0) + std::log(2.5)) == "2.500e2000");
  CHECK(rounded_text(-std::numeric_limits<double>::infinity()) == "0");
}
