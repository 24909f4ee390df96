// Each answer is written as a whole as soon as it is ready; threads take turns.
#include "line_service.hpp"

#include <spdlog/spdlog.h>

#include <atomic>
#include <mutex>
#include <string>
#include <thread>

#include "base/exit_status.hpp"
#include "cli/globals.hpp"
#include "request_queue.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr auto look_again = std::chrono::milliseconds(20);

/// Lines of standard input are requests, lines of standard output answers.
class LineService {
 public:
  LineService(unsigned threads, const RequestLimits& limits) : queue_(threads, limits) {}

  int run() {
    try {
      LineReader lines = LineReader::open("-");
      lines.watch(&interrupt());
      std::string_view line;
      while (!gone_ && lines.next(line)) {
        if (line.find_first_not_of(" \t\r") != line.npos) take(line);
      }
    } catch (const Stopped&) {
      interrupted_ = true;
    }
    while (!queue_.idle()) {
      if (gone_ || interrupt()) queue_.cancel_all();
      interrupted_ = interrupted_ || interrupt();
      std::this_thread::sleep_for(look_again);
    }
    return interrupted_ ? base::ExitStatus::undecided : base::ExitStatus::done;
  }

 private:
  void take(std::string_view line) {
    if (queue_.cancel_if_asked(line)) return;
    queue_.put(std::string(line), [this](std::string_view told, bool) { write(told); });
  }

  /// If the reader has gone, the run ends.
  void write(std::string_view line) {
    const std::lock_guard lock(writing_);
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

  std::mutex writing_;
  Output out_;
  std::atomic<bool> gone_ = false;
  bool interrupted_ = false;
  RequestQueue queue_;  ///< ends before what it writes to
};

}  // namespace

int serve_lines(unsigned threads, const RequestLimits& limits) {
  return LineService(threads, limits).run();
}

}  // namespace sudoku_sat::cli
