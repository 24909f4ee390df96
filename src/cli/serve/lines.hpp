// What services on standard input and output have in common: lines come in, requests among them are
// put into a queue, and whatever is written is a line.
#pragma once

#include <atomic>
#include <mutex>
#include <string>
#include <string_view>

#include "request_queue.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

class LinesIn {
 public:
  LinesIn(unsigned threads, const RequestLimits& limits) : queue_(threads, limits) {}
  virtual ~LinesIn() = default;

  /// Takes every line until the input ends, then waits for what was put. Returns the exit status:
  /// done, or undecided if Ctrl-C came first. Throws: InputError if standard input can't be read.
  int run();

 protected:
  /// A line that is not blank.
  virtual void take(std::string_view line) = 0;

  RequestQueue& queue() { return queue_; }
  /// Each line is written as a whole; threads take turns. If the reader has gone, the run ends.
  void write(std::string_view line);

 private:
  std::mutex writing_;
  Output out_;
  std::atomic<bool> gone_ = false;
  bool interrupted_ = false;
  RequestQueue queue_;
};

}  // namespace sudoku_sat::cli
