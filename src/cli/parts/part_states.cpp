// A run leaves no word that it is at work: that a machine is gone would never be written down. What
// it writes as it goes on is young instead.
#include "part_states.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <system_error>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

// A run writes its progress every some seconds; one that has been silent for longer has ended.
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
  PartState state{.part = part};
  if (const Replacement* const others = parts.replacement(part)) {
    state.state = "replaced";
    state.message = fmt::format("by parts {} to {}", others->first, others->last);
    return state;
  }
  const PartFinding found = parts.finding(part, Look::quick);
  if (!found.fault.empty()) {
    state.state = found.foreign ? "foreign" : "altered";
    state.message = found.fault;
    return state;
  }
  if (found.receipt) {
    return {.part = part, .state = "done", .done = 1, .seconds = found.receipt->seconds};
  }
  if (part > needed) {
    return {.part = part, .state = "not needed", .message = "others have the answer"};
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

}  // namespace

std::vector<PartState> states_of(const PartsDirectory& parts) {
  const std::size_t needed = needed_parts(parts);
  std::vector<PartState> states;
  states.reserve(parts.size());
  for (std::size_t part = 1; part <= parts.size(); ++part) {
    states.push_back(state_of(parts, part, needed));
  }
  return states;
}

std::string summary_of(const std::vector<PartState>& states) {
  constexpr std::size_t bar_width = 20;
  constexpr std::array<std::string_view, 5> told = {"running", "failed", "unfinished", "altered",
                                                    "foreign"};
  std::array<std::size_t, told.size()> numbers{};
  std::size_t all = 0;
  std::size_t finished = 0;
  double share = 0;
  double seconds = 0;
  for (const PartState& state : states) {
    if (state.state == "replaced" || state.state == "not needed") continue;
    ++all;
    share += state.done;
    if (state.state == "done") {
      ++finished;
      seconds += state.seconds;
    }
    const auto known = std::find(told.begin(), told.end(), state.state);
    if (known != told.end()) ++numbers[static_cast<std::size_t>(known - told.begin())];
  }
  const double done = share / static_cast<double>(std::max<std::size_t>(all, 1));
  const auto full = static_cast<std::size_t>(done * static_cast<double>(bar_width));
  // Rounded down: 100 % is said when nothing is left.
  std::string text = fmt::format("[{:<{}}] {} %  {} of {} parts done", std::string(full, '#'),
                                 bar_width, static_cast<int>(100 * done), finished, all);
  for (std::size_t i = 0; i < told.size(); ++i) {
    if (numbers[i] != 0) text += fmt::format(", {} {}", numbers[i], told[i]);
  }
  if (finished != 0 && finished != all) {
    const double each = seconds / static_cast<double>(finished);
    text += fmt::format("; about {} of work left",
                        duration_in_words(each * (static_cast<double>(all) - share)));
  }
  return text;
}

}  // namespace sudoku_sat
