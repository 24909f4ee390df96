// The runs of a setting paired with those of another on the same puzzles: difference, interval,
// test and effect size.
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace sudoku_sat::report {

/// How the second of two settings differs from the first. Pairs are puzzles, each with the median
/// of the differences of its runs; if there is only one puzzle, they are its runs. A run without an
/// answer is longer than any other; if neither has one, the difference is 0.
struct PairedDifference {
  std::size_t pairs = 0;
  std::size_t censored = 0;  ///< of these, with a run that had no answer
  double median = 0;         ///< of second minus first; infinite if that is a run without an answer
  /// A 95 % interval of the median, by percentiles of bootstrap_resamples resamples of the pairs.
  double low = 0;
  double high = 0;
  double p = 1;  ///< Wilcoxon's signed-rank test, two-sided: of no difference
  /// The matched-pairs rank-biserial correlation, -1 to 1: below 0 if the second is mostly lower.
  double effect = 0;
};

inline constexpr int bootstrap_resamples = 2000;
inline constexpr int bootstrap_seed = 1;

/// Numbers from `open_from` on are runs without an answer. Puzzles that don't have as many runs in
/// both are left out. No value if there is no pair.
std::optional<PairedDifference> paired_difference(const std::vector<std::vector<double>>& first,
                                                  const std::vector<std::vector<double>>& second,
                                                  double open_from);

/// The probability that the rank sum of the positive differences is as far from its mean as that of
/// these, if each sign is equally likely. Zeros are left out, equal absolute values share their
/// ranks (Wilcoxon, Biometrics Bulletin 1945). Exact for up to 100 differences, beyond that by the
/// normal distribution, corrected for ties and continuity.
double signed_rank_p(std::span<const double> differences);

/// Sum of the positive ranks minus that of the negative ones, divided by the sum of all (Kerby,
/// Comprehensive Psychology 2014). 0 if no difference has a sign.
double rank_biserial(std::span<const double> differences);

}  // namespace sudoku_sat::report
