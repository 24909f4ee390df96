// sudoku-sat parts status: how far the parts of a manifest are.
//
// A run doesn't record that it is running, because a machine that fails could never withdraw that.
// Instead the files that it writes are recent.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "cli/table.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

struct PartState {
  std::size_t part = 0;  ///< from 1
  /// "waiting", "running", "unfinished", "failed", "done", "altered", "foreign", "replaced" or
  /// "not needed"
  std::string_view state = "waiting";
  double done = 0;     ///< 0 to 1
  double seconds = 0;  ///< of work
  double work = 0;     ///< see estimated_work()
  std::string message = {};
};

// A run writes its progress every few seconds; one that has been silent for longer has ended.
constexpr std::chrono::minutes silence{5};

bool written_lately(const std::string& file) {
  std::error_code error;
  const auto time = std::filesystem::last_write_time(file, error);
  return !error && std::filesystem::file_time_type::clock::now() - time < silence;
}

std::string first_line_of(const std::string& file) {
  LineReader lines = LineReader::open(file);
  std::string_view line;
  return lines.next(line) ? shown(line, 200) : "";
}

PartState state_of(const PartsDirectory& parts, std::size_t part, std::size_t needed) {
  PartState state{.part = part, .work = estimated_work(parts, part)};
  if (const Replacement* const others = parts.replacement(part)) {
    state.state = "replaced";
    state.message = fmt::format("by parts {} to {}", others->first, others->last);
    return state;
  }
  const PartFinding found = parts.finding(part, DigestCheck::quick);
  if (!found.fault.empty()) {
    state.state = found.foreign ? "foreign" : "altered";
    state.message = found.fault;
    return state;
  }
  if (found.receipt) {
    state.state = "done";
    state.done = 1;
    state.seconds = found.receipt->seconds;
    return state;
  }
  if (part > needed) {
    state.state = "not needed";
    state.message = "others have the answer";
    return state;
  }
  if (const std::optional<PartProgress> progress = parts.progress(part)) {
    state.done = share_done(parts, *progress);
    state.seconds = progress->so_far.seconds;
    state.state = "unfinished";
  }
  std::error_code error;
  if (written_lately(parts.partial(part))) state.state = "running";
  if (std::filesystem::exists(parts.failure(part), error)) {
    state.state = "failed";
    state.message = first_line_of(parts.failure(part));
  }
  return state;
}

std::string duration_in_words(double seconds) {
  struct Unit {
    double seconds;
    std::string_view name;
  };
  constexpr std::array<Unit, 3> units = {{{86400, "days"}, {3600, "h"}, {60, "min"}}};
  for (const Unit& unit : units) {
    if (seconds >= 2 * unit.seconds)
      return fmt::format("{:.0f} {}", seconds / unit.seconds, unit.name);
  }
  return fmt::format("{:.0f} s", seconds);
}

/// The time that parts take, learnt from finished ones: it grows with 2^(slope * estimate).
/// Estimates are rough, so the slope is the best fit to the logarithms of the times (least
/// squares), between zero and that of the estimates.
class TimePrediction {
 public:
  void add(const PartState& state) {
    const double log = std::log2(std::max(state.seconds, min_seconds));
    ++count_;
    seconds_ += state.seconds;
    works_.push_back(state.work);
    work_sum_ += state.work;
    log_sum_ += log;
    square_sum_ += state.work * state.work;
    product_sum_ += state.work * log;
  }

  /// Call it after the last add().
  void fit() {
    const double variance = square_sum_ - work_sum_ * work_sum_ / count_;
    const double covariance = product_sum_ - work_sum_ * log_sum_ / count_;
    if (count_ > 2 && variance > 1e-9) slope_ = std::clamp(covariance / variance, 0.0, 1.0);
    double sum = 0;
    for (const double work : works_) sum += growth(work);
    unit_ = seconds_ / sum;
  }

  double seconds(const PartState& state) const { return unit_ * growth(state.work); }

 private:
  static constexpr double min_seconds = 1e-3;

  /// Relative to the mean, so that it stays in range.
  double growth(double work) const { return std::exp2(slope_ * (work - work_sum_ / count_)); }

  double count_ = 0;
  double seconds_ = 0;
  std::vector<double> works_;
  double work_sum_ = 0;
  double log_sum_ = 0;
  double square_sum_ = 0;
  double product_sum_ = 0;
  double slope_ = 0;
  double unit_ = 0;
};

bool counts(const PartState& state) {
  return state.state != "replaced" && state.state != "not needed";
}

/// Requires: a part is done.
double seconds_left(const std::vector<PartState>& states) {
  TimePrediction prediction;
  for (const PartState& state : states) {
    if (state.state == "done") prediction.add(state);
  }
  prediction.fit();
  double left = 0;
  for (const PartState& state : states) {
    if (counts(state)) left += (1 - state.done) * prediction.seconds(state);
  }
  return left;
}

/// Of all parts, in their order.
std::vector<PartState> states_of(const PartsDirectory& parts) {
  const std::size_t needed = needed_parts(parts);
  std::vector<PartState> states;
  states.reserve(parts.size());
  for (std::size_t part = 1; part <= parts.size(); ++part) {
    states.push_back(state_of(parts, part, needed));
  }
  return states;
}

/// "[#####     ] 50 %  2 of 4 parts done, 1 running, 1 failed; about 3 min of work left": a line.
/// Replaced parts and those that are not needed don't count. The work left is estimated from the
/// finished parts: from how their times agree with their estimates.
std::string summary_of(const std::vector<PartState>& states) {
  constexpr std::size_t bar_width = 20;
  constexpr std::array<std::string_view, 5> told = {"running", "failed", "unfinished", "altered",
                                                    "foreign"};
  std::array<std::size_t, told.size()> numbers{};
  std::size_t all = 0;
  std::size_t finished = 0;
  double share = 0;
  for (const PartState& state : states) {
    if (!counts(state)) continue;
    ++all;
    share += state.done;
    if (state.state == "done") ++finished;
    const auto known = std::find(told.begin(), told.end(), state.state);
    if (known != told.end()) ++numbers[static_cast<std::size_t>(known - told.begin())];
  }
  const double done = share / static_cast<double>(std::max<std::size_t>(all, 1));
  const auto full = static_cast<std::size_t>(done * static_cast<double>(bar_width));
  // Rounded down: 100 % means that nothing is left.
  std::string text = fmt::format("[{:<{}}] {} %  {} of {} parts done", std::string(full, '#'),
                                 bar_width, static_cast<int>(100 * done), finished, all);
  for (std::size_t i = 0; i < told.size(); ++i) {
    if (numbers[i] != 0) text += fmt::format(", {} {}", numbers[i], told[i]);
  }
  if (finished != 0 && finished != all) {
    text += fmt::format("; about {} of work left", duration_in_words(seconds_left(states)));
  }
  return text;
}

/// The longest list of parts that people read.
constexpr std::size_t max_listed = 40;

report::Table table_of(const std::vector<PartState>& states) {
  report::Table table{{"part", "state", "done", "seconds", "message"}, {}};
  for (const PartState& state : states) {
    table.add({std::to_string(state.part), std::string(state.state),
               fmt::format("{:.0f}%", 100 * state.done), fmt::format("{:.1f}", state.seconds),
               state.message});
  }
  return table;
}

/// For people: the summary first, then the parts; of many parts only those begun and not done.
std::string for_people(std::vector<PartState> states) {
  std::string text = summary_of(states) + '\n';
  if (states.size() > max_listed) {
    std::erase_if(states, [](const PartState& state) {
      return state.state == "waiting" || state.state == "done" || state.state == "replaced" ||
             state.state == "not needed";
    });
  }
  if (states.size() > max_listed) {
    std::stable_partition(states.begin(), states.end(),
                          [](const PartState& state) { return state.state == "failed"; });
    text += fmt::format("the first {} unfinished parts; -f csv lists all\n", max_listed);
    states.resize(max_listed);
  }
  return states.empty() ? text : text + format_table(table_of(states), "table");
}

int run_status(const CommandLine& line) {
  const std::string format = line.text("format");
  const PartsDirectory parts(line.positional().front());
  std::vector<PartState> states = states_of(parts);
  write_output(line, format == "table" ? for_people(std::move(states))
                                       : format_table(table_of(states), format, table_width(line)));
  return base::ExitStatus::done;
}

}  // namespace

const Runner runner_entries::parts_status{.about = command_entries::parts_status,
                                          .run = run_status};

}  // namespace sudoku_sat
