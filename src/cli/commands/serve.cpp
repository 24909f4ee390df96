// sudoku-sat serve: answers requests of other programs, over HTTP with a page for people, or in
// lines.
#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/serve/http_service.hpp"
#include "cli/serve/line_service.hpp"
#include "cli/serve/tool_service.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

// For unknown clients: answers are kept in memory while clients read them, up to thirty-two at a
// time.
constexpr std::size_t max_answer_bytes = std::size_t{16} << 20;
constexpr std::size_t min_memory_bytes = std::size_t{64} << 20;
constexpr double usual_request_seconds = 60;

unsigned threads_option(const CommandLine& line) {
  constexpr unsigned most = 64;
  const unsigned usual = std::clamp(std::thread::hardware_concurrency(), 1U, most);
  return static_cast<unsigned>(line.number("jobs").value_or(usual));
}

/// HTTP is stricter: its many clients share the memory that a single one has on standard input.
RequestLimits limits_of(const CommandLine& line, unsigned threads) {
  RequestLimits limits{.seconds = line.seconds("timeout")};
  if (line.has("stdio") || line.has("mcp")) return limits;
  limits.answer_bytes = max_answer_bytes;
  limits.memory_bytes = std::max(limits.memory_bytes / threads, min_memory_bytes);
  if (!limits.seconds) limits.seconds = usual_request_seconds;
  return limits;
}

HttpChoice http_choice(const CommandLine& line) {
  HttpChoice choice{.open = line.has("browser")};
  choice.host = line.get("host").value_or(choice.host);
  choice.port = static_cast<int>(line.number("port").value_or(static_cast<unsigned>(choice.port)));
  if (choice.host.empty()) throw UsageError("--host: an address or a name is missing");
  return choice;
}

int run_serve(const CommandLine& line) {
  const unsigned threads = threads_option(line);
  const RequestLimits limits = limits_of(line, threads);
  if (line.has("mcp")) return serve_tools(threads, limits);
  return line.has("stdio") ? serve_lines(threads, limits)
                           : serve_http(http_choice(line), threads, limits);
}

}  // namespace

const Runner runner_entries::serve{.about = command_entries::serve, .run = run_serve};

}  // namespace sudoku_sat
