// Paired differences of two settings: the median, its interval, Wilcoxon's signed-rank test against
// all assignments of signs, and the effect size.
#include "report/compare/paired.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "report/compare/virtual_rows.hpp"
#include "sudoku_sat/base.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::report;

namespace {

using Numbers = std::vector<double>;

/// The ranks of the absolute values of what is not 0, by comparing each with each.
Numbers ranks_of(const Numbers& differences) {
  Numbers ranks;
  for (const double one : differences) {
    double rank = 0.5;
    for (const double other : differences) {
      if (std::abs(other) < std::abs(one)) rank += 1;
      if (std::abs(other) == std::abs(one)) rank += 0.5;
    }
    ranks.push_back(rank);
  }
  return ranks;
}

/// The share of all assignments of signs whose smaller rank sum is as small.
double p_by_signs(Numbers differences) {
  std::erase(differences, 0.0);
  const Numbers ranks = ranks_of(differences);
  double all = 0;
  double above = 0;
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    all += ranks[i];
    if (differences[i] > 0) above += ranks[i];
  }
  const double least = std::min(above, all - above);
  std::size_t extreme = 0;
  const std::size_t signs = std::size_t{1} << ranks.size();
  for (std::size_t chosen = 0; chosen < signs; ++chosen) {
    double sum = 0;
    for (std::size_t i = 0; i < ranks.size(); ++i) sum += (chosen >> i & 1) != 0 ? ranks[i] : 0;
    if (sum <= least) ++extreme;
  }
  return std::min(1.0, 2 * static_cast<double>(extreme) / static_cast<double>(signs));
}

SolverTimes run_of(double seconds, Answer answer = Answer::satisfiable) {
  SolverTimes times;
  times.answer = answer;
  times.encode = times.load = 0;
  if (answer != Answer::unknown) times.solve = seconds;
  return times;
}

CompareRow row_of(const std::string& name, const std::vector<SolverTimes>& runs) {
  CompareRow row;
  row.size = 9;
  row.encoding = name;
  row.solver = "in-process";
  row.measurements.emplace_back().solvers.push_back({runs, {}});
  return row;
}

}  // namespace

TEST_CASE("Wilcoxon's p is the share of the signs, also with ties and zeros") {
  Random random(1);
  for (int round = 0; round < 60; ++round) {
    Numbers differences;
    for (std::size_t i = 0; i < 3 + random.below(9); ++i) {
      differences.push_back(static_cast<double>(random.below(9)) - 3);
    }
    CAPTURE(differences);
    CHECK(signed_rank_p(differences) == Approx(p_by_signs(differences)));
  }
  CHECK(signed_rank_p(Numbers{0, 0}) == 1);
  CHECK(signed_rank_p(Numbers(6, 1.0)) == Approx(2.0 / 64));
}

TEST_CASE("Wilcoxon's p by the normal distribution is near the exact one") {
  Random random(2);
  for (const int shift : {40, 45, 50, 55}) {
    Numbers differences;
    for (int i = 0; i < 100; ++i) {
      differences.push_back(static_cast<double>(random.below(101)) - shift);
    }
    const double exact = signed_rank_p(differences);
    // The 101st is a hair's breadth, of the first rank.
    differences.push_back(0.001);
    CHECK(signed_rank_p(differences) == Approx(exact).margin(0.01));
  }
}

TEST_CASE("the effect size is the difference of the rank sums") {
  CHECK(rank_biserial(Numbers{1, 2, 3}) == 1);
  CHECK(rank_biserial(Numbers{-1, -2, 0}) == -1);
  CHECK(rank_biserial(Numbers{1, -2, 3}) == Approx((1 + 3 - 2) / 6.0));
  CHECK(rank_biserial(Numbers{0, 0}) == 0);
}

TEST_CASE("pairs are the runs of one puzzle, or several puzzles by their medians") {
  constexpr double no_answer = 1e300;
  const auto runs = paired_difference({{10, 20, 30}}, {{11, 25, 28}}, no_answer);
  CHECK(runs->pairs == 3);
  CHECK(runs->median == 1);
  CHECK(runs->low == -2);
  CHECK(runs->high == 5);
  const auto puzzles =
      paired_difference({{10, 20, 30}, {5, 5, 5}}, {{11, 25, 28}, {8, 7, 6}}, no_answer);
  CHECK(puzzles->pairs == 2);
  CHECK(puzzles->median == 1.5);
  // Not paired: another number of runs.
  CHECK(paired_difference({{1, 2}, {5}}, {{1}, {7}}, no_answer)->pairs == 1);
  CHECK_FALSE(paired_difference({{1, 2}}, {{1}}, no_answer));
}

TEST_CASE("a run without an answer is longer than any other, and no figure is made up for it") {
  constexpr double no_answer = 1e300;
  const auto found =
      paired_difference({{10, no_answer, no_answer}}, {{no_answer, 5, no_answer}}, no_answer);
  CHECK(found->pairs == 3);
  CHECK(found->censored == 3);
  CHECK(found->median == 0);
  CHECK(found->low == -std::numeric_limits<double>::infinity());
  CHECK(found->high == std::numeric_limits<double>::infinity());
  const auto worse = paired_difference({{1, 2, 3}}, {{no_answer, no_answer, 4}}, no_answer);
  CHECK(worse->median == std::numeric_limits<double>::infinity());
  CHECK(worse->censored == 2);
}

TEST_CASE("the interval of the median contains the true one in most samples") {
  Random random(3);
  int inside = 0;
  for (int round = 0; round < 100; ++round) {
    Numbers first;
    Numbers second;
    for (int i = 0; i < 25; ++i) {
      first.push_back(static_cast<double>(random.below(1000)));
      // The differences are 1 to 1999, 1000 in the middle.
      second.push_back(first.back() + static_cast<double>(random.below(1999)) + 1);
    }
    const auto found = paired_difference({first}, {second}, 1e300);
    inside += found->low <= 1000 && found->high >= 1000 ? 1 : 0;
  }
  CHECK(inside >= 88);
}

TEST_CASE("the virtual best row has the fastest of all runs, the worst the slowest") {
  const SolverTimes open = run_of(0, Answer::unknown);
  const std::vector<CompareRow> rows{row_of("one", {run_of(3), run_of(1), open}),
                                     row_of("two", {run_of(2), open, open}),
                                     row_of("three", {run_of(4), run_of(5), open})};
  const auto found = virtual_rows(rows);
  REQUIRE(found.size() == 2);
  CHECK(found[0].encoding == "virtual best");
  CHECK(found[0].solver == "in-process");
  const auto& best = found[0].measurements[0].solvers[0].times;
  CHECK(best[0].total() == 2);
  CHECK(best[1].total() == 1);
  CHECK(best[2].answer == Answer::unknown);
  const auto& worst = found[1].measurements[0].solvers[0].times;
  CHECK(worst[0].total() == 4);
  CHECK(worst[1].answer == Answer::unknown);
  CHECK(virtual_rows({rows[0]}).empty());
}
