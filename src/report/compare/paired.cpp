// Solving times have no normal distribution, and runs end at time-outs, so everything here depends
// on the order of the differences alone: the median, ranks, and resampled medians.
//
// The exact distribution of the rank sum: each rank has either sign, so the numbers of subsets of
// the ranks by their sum, as in the knapsack problem. Shared ranks are halves, so all are doubled.
#include "paired.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::report {

namespace {

using Numbers = std::vector<double>;

constexpr std::size_t most_exact = 100;
constexpr double infinite = std::numeric_limits<double>::infinity();

/// The middle one, or the mean of the two in the middle. Requires: there is one.
double middle_of(Numbers& numbers) {
  const auto half = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
  std::nth_element(numbers.begin(), half, numbers.end());
  const double upper = *half;
  if (numbers.size() % 2 != 0) return upper;
  const double lower = *std::max_element(numbers.begin(), half);
  if (std::isinf(lower) && std::isinf(upper)) return lower == upper ? lower : 0;
  return (lower + upper) / 2;
}

double difference(double first, double second, double open_from) {
  if (first >= open_from) return second >= open_from ? 0 : -infinite;
  return second >= open_from ? infinite : second - first;
}

struct Pairs {
  Numbers differences;
  std::size_t censored = 0;
};

Pairs pairs_of(const std::vector<Numbers>& first, const std::vector<Numbers>& second,
               double open_from) {
  Pairs pairs;
  const std::size_t puzzles = std::min(first.size(), second.size());
  for (std::size_t puzzle = 0; puzzle < puzzles; ++puzzle) {
    const Numbers& one = first[puzzle];
    const Numbers& other = second[puzzle];
    if (one.empty() || one.size() != other.size()) continue;
    Numbers runs;
    std::size_t censored = 0;
    for (std::size_t run = 0; run < one.size(); ++run) {
      runs.push_back(difference(one[run], other[run], open_from));
      censored += one[run] >= open_from || other[run] >= open_from ? 1U : 0U;
    }
    if (puzzles == 1) return {runs, censored};
    pairs.differences.push_back(middle_of(runs));
    pairs.censored += censored != 0 ? 1U : 0U;
  }
  return pairs;
}

/// Twice the ranks of the absolute values, those above 0 and those below apart.
struct DoubledRanks {
  std::vector<std::size_t> all;
  std::vector<std::size_t> ties;  ///< the sizes of the groups of equal absolute values
  std::size_t above = 0;          ///< sums
  std::size_t below = 0;
};

DoubledRanks ranks_of(std::span<const double> differences) {
  Numbers sorted;
  for (const double number : differences) {
    if (number != 0) sorted.push_back(number);
  }
  std::ranges::sort(sorted, {}, [](double number) { return std::abs(number); });
  DoubledRanks ranks;
  for (std::size_t begin = 0; begin < sorted.size();) {
    std::size_t end = begin;
    while (end < sorted.size() && std::abs(sorted[end]) == std::abs(sorted[begin])) ++end;
    // The mean of begin+1 to end.
    const std::size_t doubled = begin + 1 + end;
    for (std::size_t i = begin; i < end; ++i) {
      ranks.all.push_back(doubled);
      (sorted[i] > 0 ? ranks.above : ranks.below) += doubled;
    }
    ranks.ties.push_back(end - begin);
    begin = end;
  }
  return ranks;
}

/// The probability of a sum of at most `smaller` or at smaller all minus `smaller`.
double exact_p(const DoubledRanks& ranks, std::size_t smaller) {
  Numbers probability(ranks.above + ranks.below + 1);
  probability[0] = 1;
  std::size_t reached = 0;
  for (const std::size_t rank : ranks.all) {
    reached += rank;
    for (std::size_t sum = reached + 1; sum-- > 0;) {
      const double without = probability[sum];
      probability[sum] = (without + (sum >= rank ? probability[sum - rank] : 0)) / 2;
    }
  }
  double tail = 0;
  for (std::size_t sum = 0; sum <= smaller; ++sum) tail += probability[sum];
  return std::min(1.0, 2 * tail);
}

double normal_p(const DoubledRanks& ranks, std::size_t smaller) {
  const auto count = static_cast<double>(ranks.all.size());
  double variance = count * (count + 1) * (2 * count + 1) / 24;
  for (const std::size_t size : ranks.ties) {
    const auto tied = static_cast<double>(size);
    variance -= (tied * tied * tied - tied) / 48;
  }
  const double mean = count * (count + 1) / 4;
  const double distance = std::max(0.0, mean - static_cast<double>(smaller) / 2 - 0.5);
  return std::erfc(distance / std::sqrt(2 * variance));
}

/// Medians of resampled differences, ascending.
Numbers resampled_medians(const Numbers& differences) {
  Random random(bootstrap_seed);
  Numbers medians;
  Numbers drawn(differences.size());
  for (int round = 0; round < bootstrap_resamples; ++round) {
    for (double& number : drawn) number = differences[random.below(differences.size())];
    medians.push_back(middle_of(drawn));
  }
  std::ranges::sort(medians);
  return medians;
}

}  // namespace

double signed_rank_p(std::span<const double> differences) {
  const DoubledRanks ranks = ranks_of(differences);
  if (ranks.all.empty()) return 1;
  const std::size_t smaller = std::min(ranks.above, ranks.below);
  return ranks.all.size() <= most_exact ? exact_p(ranks, smaller) : normal_p(ranks, smaller);
}

double rank_biserial(std::span<const double> differences) {
  const DoubledRanks ranks = ranks_of(differences);
  if (ranks.all.empty()) return 0;
  const auto above = static_cast<double>(ranks.above);
  const auto below = static_cast<double>(ranks.below);
  return (above - below) / (above + below);
}

std::optional<PairedDifference> paired_difference(const std::vector<Numbers>& first,
                                                  const std::vector<Numbers>& second,
                                                  double open_from) {
  Pairs pairs = pairs_of(first, second, open_from);
  if (pairs.differences.empty()) return std::nullopt;
  PairedDifference found{.pairs = pairs.differences.size(), .censored = pairs.censored};
  const Numbers medians = resampled_medians(pairs.differences);
  constexpr std::size_t outside = bootstrap_resamples / 40;  // 2.5 % on each side
  found.low = medians[outside];
  found.high = medians[bootstrap_resamples - 1 - outside];
  found.p = signed_rank_p(pairs.differences);
  found.effect = rank_biserial(pairs.differences);
  found.median = middle_of(pairs.differences);
  return found;
}

}  // namespace sudoku_sat::report
