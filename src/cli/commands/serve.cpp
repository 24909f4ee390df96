// sudoku-sat serve: answers requests of other programs, over HTTP with a page for people, or in
// lines.
#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/serve/http_service.hpp"
#include "cli/serve/line_service.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

// Of clients that nobody has chosen: answers are held while these read them, thirty-two at once.
constexpr std::size_t max_answer_bytes = std::size_t{16} << 20;
constexpr std::size_t min_memory_bytes = std::size_t{64} << 20;
constexpr double usual_request_seconds = 60;

unsigned threads_option(const CommandLine& line) {
  constexpr unsigned most = 64;
  const unsigned usual = std::clamp(std::thread::hardware_concurrency(), 1U, most);
  return static_cast<unsigned>(report::number_option(line, "jobs", 1, most).value_or(usual));
}

/// One with HTTP is stricter: its clients are many, and share the memory that one has with --stdio.
RequestLimits limits_of(const CommandLine& line, unsigned threads) {
  RequestLimits limits{.seconds = report::seconds_option(line, "timeout")};
  if (line.has("stdio")) return limits;
  limits.answer_bytes = max_answer_bytes;
  limits.memory_bytes = std::max(limits.memory_bytes / threads, min_memory_bytes);
  if (!limits.seconds) limits.seconds = usual_request_seconds;
  return limits;
}

HttpChoice http_choice(const CommandLine& line) {
  constexpr unsigned most = 65535;
  HttpChoice choice{.open = line.has("open")};
  choice.host = line.get("host").value_or(choice.host);
  choice.port = static_cast<int>(
      report::number_option(line, "port", 0, most).value_or(static_cast<unsigned>(choice.port)));
  if (choice.host.empty()) throw UsageError("--host: an address or a name is missing");
  return choice;
}

void require_no_http(const CommandLine& line) {
  for (const char* option : {"host", "port", "open"}) {
    if (line.has(option))
      throw UsageError(fmt::format("--{} can't be combined with --stdio", option));
  }
}

int run_serve(const std::vector<std::string>& arguments) {
  CommandLine line("serve", "Show a page in the browser, and answer requests in JSON.",
                   "echo '{\"command\": \"solve\", \"puzzle\": \"1.....2..3.....4\"}' | sudoku-sat "
                   "serve --stdio",
                   "");
  line.group("Serving");
  line.flag("open", "open the page in your browser");
  line.value("port", "P", "port to listen on; 0: any free port (default: 8729)");
  line.value(
      "host", "ADDRESS",
      "address to listen on (default: 127.0.0.1, this machine only; 0.0.0.0: all interfaces)");
  line.flag("stdio",
            "read one request per line from standard input, write one answer per line to standard "
            "output");
  line.value("timeout", "SECONDS", "time limit for each request (default: 60; with --stdio none)");
  line.value("j,jobs", "N",
             "requests processed at the same time (default: number of hardware threads)");
  if (!line.parse(arguments)) return base::ExitStatus::done;
  const unsigned threads = threads_option(line);
  const RequestLimits limits = limits_of(line, threads);
  if (!line.has("stdio")) return serve_http(http_choice(line), threads, limits);
  require_no_http(line);
  return serve_lines(threads, limits);
}

}  // namespace

const Command command_entries::serve{
    .name = "serve",
    .summary = "show the page in the browser; answer JSON requests",
    .run = run_serve};

}  // namespace sudoku_sat
