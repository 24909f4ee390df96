// Checks that the table of options can't express.
#include "choices.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <thread>

#include "base/threads.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

NumberRange range_option(const CommandLine& line, std::uint64_t things) {
  const std::optional<std::string> text = line.get("range");
  if (!text) return {0, things};
  const std::vector<std::uint64_t> ends = app::numbers_in("range", *text, UINT64_MAX);
  if (ends.size() == 2 && ends[0] < ends[1] && ends[1] <= things) return {ends[0], ends[1]};
  throw UsageError(fmt::format("--range {}: expected A:B with A < B <= {}", shown(*text), things));
}

std::string compression_option(const CommandLine& line) {
  const std::optional<std::string> format = line.get("compress");
  return format ? "." + *format : "";
}

unsigned jobs_option(const CommandLine& line) {
  const auto jobs = static_cast<unsigned>(line.number("jobs").value_or(1));
  if (!base::have_threads && jobs > 1) {
    spdlog::warn(fmt::format("-j {}: WebAssembly has no threads, so only one runs", jobs));
  }
  if (!base::have_threads) return 1;
  return jobs == 0 ? std::max(1U, std::thread::hardware_concurrency()) : jobs;
}

void require_format(const std::string& format, const app::Choices& known) {
  if (std::find(known.begin(), known.end(), format) == known.end()) {
    reject("format", format, known);
  }
}

}  // namespace sudoku_sat::cli
