#include "lines.hpp"

#include <spdlog/spdlog.h>

#include <chrono>
#include <exception>
#include <thread>

#include "base/exit_status.hpp"
#include "cli/globals.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr auto look_again = std::chrono::milliseconds(20);

}  // namespace

int LinesIn::run() {
  std::exception_ptr failed;
  try {
    LineReader lines = LineReader::open("-");
    lines.watch(&interrupt());
    std::string_view line;
    while (!gone_ && lines.next(line)) {
      if (line.find_first_not_of(" \t\r") != line.npos) take(line);
    }
  } catch (const Stopped&) {
    interrupted_ = true;
  } catch (...) {
    failed = std::current_exception();
    queue_.cancel_all();
  }
  while (!queue_.idle()) {
    if (gone_ || interrupt()) queue_.cancel_all();
    interrupted_ = interrupted_ || interrupt();
    std::this_thread::sleep_for(look_again);
  }
  if (failed) std::rethrow_exception(failed);
  return interrupted_ ? base::ExitStatus::undecided : base::ExitStatus::done;
}

void LinesIn::write(std::string_view line) {
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

}  // namespace sudoku_sat::cli
