// Samples are numbered, and each has random numbers of its own: the result depends on the seed and
// on the number of samples, not on threads. Their number is fixed beforehand, because a mean that
// ends when it looks precise enough is not unbiased.
#include "sudoku_sat/estimate.hpp"

#include <fmt/format.h>

#include <limits>

#include "base/threads.hpp"
#include "tree_sampler.hpp"

namespace sudoku_sat {

using namespace search;

namespace {

constexpr std::size_t samples_per_job = 16;
constexpr double none = -std::numeric_limits<double>::infinity();

/// The logarithms of the weights; those that a limit has left out have no value.
using Samples = std::vector<std::optional<double>>;

/// Mean and standard error, of weights divided by the largest one.
void summarize(const Samples& samples, Estimate& estimate) {
  // What a limit interrupted ends it: later samples that took less time would be a selection.
  const auto end =
      std::ranges::find_if(samples, [](const auto& log_weight) { return !log_weight; });
  const auto drawn = std::span(samples).first(static_cast<std::size_t>(end - samples.begin()));
  estimate.samples = drawn.size();
  double largest = none;
  for (const auto& log_weight : drawn) largest = std::max(largest, *log_weight);
  if (largest == none) {
    estimate.log_mean = estimate.log_low = estimate.log_high = none;
    return;
  }
  double sum = 0;
  double squares = 0;
  for (const auto& log_weight : drawn) {
    const double weight = std::exp(*log_weight - largest);
    sum += weight;
    squares += weight * weight;
    estimate.reached += *log_weight != none ? 1U : 0U;
  }
  const auto count = static_cast<double>(drawn.size());
  const double mean = sum / count;
  const double variance = count > 1 ? std::max(0.0, (squares - sum * mean) / (count - 1)) : squares;
  constexpr double half_width = 1.96;
  const double error = half_width * std::sqrt(variance / count);
  estimate.log_mean = largest + std::log(mean);
  estimate.log_high = largest + std::log(mean + error);
  // A path has ended at a solution.
  estimate.log_low = mean > error ? std::max(0.0, largest + std::log(mean - error)) : 0.0;
}

template <SearchSpace Space>
void estimate_in(const Puzzle& puzzle, const EstimateOptions& options, const Limits& limits,
                 Estimate& estimate) {
  const Space space(*puzzle.board);
  const auto root = space.start(puzzle.givens, limits);
  if (!root || root->complete()) {
    estimate.exact = true;
    estimate.samples = estimate.reached = 0;
    estimate.log_mean = estimate.log_low = estimate.log_high = root ? 0 : none;
    return;
  }
  Samples samples(static_cast<std::size_t>(options.samples));
  const auto draw = [&](std::size_t job, const Limits& inner) {
    const auto own = space.start(puzzle.givens, inner);
    TreeSampler<Space> sampler(space, inner);
    const std::size_t end = std::min(samples.size(), (job + 1) * samples_per_job);
    for (std::size_t i = job * samples_per_job; i < end; ++i) {
      Random random(options.seed, i);
      samples[i] = sampler.sample(*own, [&](std::size_t count) { return random.below(count); })
                       .value_or(none);
    }
  };
  const auto tell = [&](std::size_t jobs) {
    if (options.on_progress) options.on_progress(std::min(jobs * samples_per_job, samples.size()));
  };
  const std::size_t jobs = (samples.size() + samples_per_job - 1) / samples_per_job;
  try {
    base::run_jobs(jobs, std::max(options.threads, 1U), limits, base::OnFailure::end, tell, draw);
  } catch (const Stopped& stopped) {
    estimate.stopped = stopped.why();
  }
  summarize(samples, estimate);
}

}  // namespace

Estimate estimate_count(const Puzzle& puzzle, const EstimateOptions& options,
                        const Limits& limits) {
  Estimate estimate{.log_mean = none, .log_low = none, .log_high = none};
  try {
    with_space(*puzzle.board,
               [&]<class Space>() { estimate_in<Space>(puzzle, options, limits, estimate); });
  } catch (const Stopped& stopped) {
    estimate.stopped = stopped.why();
  }
  return estimate;
}

std::string rounded_text(double log_number) {
  constexpr double largest_plain = 1e6;
  const double decimal = log_number / std::log(10.0);
  if (decimal < std::log10(largest_plain)) {
    const double number = std::exp(log_number);
    return number < 1000 ? fmt::format("{:.4g}", number) : fmt::format("{:.0f}", number);
  }
  double exponent = std::floor(decimal);
  std::string digits = fmt::format("{:.3f}", std::pow(10.0, decimal - exponent));
  if (digits.size() > 5) {
    digits = "1.000";
    exponent += 1;
  }
  return fmt::format("{}e{:.0f}", digits, exponent);
}

}  // namespace sudoku_sat
