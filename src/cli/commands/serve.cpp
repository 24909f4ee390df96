// sudoku-sat serve: answers requests of other programs.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>

#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/serve/request_queue.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/exit_status.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

constexpr auto look_again = std::chrono::milliseconds(20);

/// Lines of standard input are requests, lines of standard output answers.
class LineService {
 public:
  LineService(unsigned threads, const RequestLimits& limits)
      : queue_(threads, limits, [this](std::string_view line) { write(line); }) {}

  int run() {
    try {
      LineReader lines = LineReader::open("-");
      lines.watch(&interrupt());
      std::string_view line;
      while (!gone_ && lines.next(line)) {
        if (line.find_first_not_of(" \t\r") != line.npos) queue_.put(std::string(line));
      }
    } catch (const Stopped&) {
      interrupted_ = true;
    }
    while (!queue_.idle()) {
      if (gone_ || interrupt()) queue_.cancel_all();
      interrupted_ = interrupted_ || interrupt();
      std::this_thread::sleep_for(look_again);
    }
    return interrupted_ ? ExitStatus::undecided : ExitStatus::done;
  }

 private:
  /// Nobody may read any more; then the run ends.
  void write(std::string_view line) {
    if (gone_) return;
    try {
      out_.write(line);
      out_.write("\n");
      out_.flush();
    } catch (const Error& error) {
      gone_ = true;
      if (dynamic_cast<const ClosedPipe*>(&error) == nullptr) spdlog::error(error.what());
    }
  }

  Output out_;
  std::atomic<bool> gone_ = false;
  bool interrupted_ = false;
  RequestQueue queue_;  ///< ends before what it writes to
};

unsigned threads_option(const CommandLine& line) {
  constexpr unsigned most = 64;
  const unsigned usual = std::clamp(std::thread::hardware_concurrency(), 1U, most);
  return static_cast<unsigned>(number_option(line, "jobs", 1, most).value_or(usual));
}

int run(const std::vector<std::string>& arguments) {
  CommandLine line("serve", "Answer requests of other programs, in JSON.",
                   "echo '{\"command\": \"solve\", \"puzzle\": \"1.....2..3.....4\"}' | sudoku-sat "
                   "serve --stdio",
                   "");
  line.group("Serving");
  line.flag("stdio", "a request a line on standard input, an answer a line on standard output");
  line.value("timeout", "SECONDS", "for each request (default: none)");
  line.value("j,jobs", "N", "requests that are answered at once (default: the machine's threads)");
  if (!line.parse(arguments)) return ExitStatus::done;
  if (!line.has("stdio")) throw UsageError("serve where? --stdio goes with it");
  return LineService(threads_option(line), {.seconds = seconds_option(line, "timeout")}).run();
}

}  // namespace

const Command command_entries::serve{
    .name = "serve", .summary = "answer requests of other programs, in JSON", .run = run};

}  // namespace sudoku_sat
