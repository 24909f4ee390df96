// The puzzles of a command line: files, standard input, -p and --empty, one after the other. While
// a puzzle is read, the clock is looked at only if something takes long, because that would slow
// down streams of small puzzles.
#pragma once

#include <deque>
#include <exception>
#include <functional>
#include <optional>
#include <string>

#include "base/exit_status.hpp"
#include "cli/command_line.hpp"
#include "cli/globals.hpp"
#include "report/job.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::cli {

/// The limits of a puzzle while it is read: its time begins with the first question, and again
/// after a wait for more input.
class PuzzleTime {
 public:
  /// No value: there is no time limit.
  explicit PuzzleTime(std::optional<double> seconds) : seconds_(seconds) {}

  void restart() { begin_.reset(); }

  Limits::Reached reached() {
    if (interrupt()) return Limits::Reached::interrupt;
    if (!seconds_) return Limits::Reached::none;
    if (!begin_) begin_ = Limits::Clock::now();
    return used() >= *seconds_ ? Limits::Reached::timeout : Limits::Reached::none;
  }

  /// Seconds since the first question; 0: there was none.
  double used() const {
    if (!begin_) return 0;
    return std::chrono::duration<double>(Limits::Clock::now() - *begin_).count();
  }

 private:
  std::optional<double> seconds_;
  std::optional<Limits::Clock::time_point> begin_;
};

/// The policy of --ignore-unknown; notes are warnings.
ExchangePolicy policy_option(const CommandLine& line);

class PuzzleStream {
 public:
  /// Throws: UsageError if the options contradict each other.
  explicit PuzzleStream(const CommandLine& line);
  /// The same, for boards of a request other than --size, --box and --rules.
  PuzzleStream(const CommandLine& line, const BoardRequest& request);
  /// The puzzles of one file, or of standard input for "-".
  PuzzleStream(const BoardRequest& request, const std::string& file);
  PuzzleStream(const PuzzleStream&) = delete;
  PuzzleStream& operator=(const PuzzleStream&) = delete;

  /// Runs before each read that has to wait, so that finished answers can be shown.
  void before_wait(std::function<void()> action) { before_wait_ = std::move(action); }

  /// The next puzzle or unreadable item, which is undecided if --timeout ran out; no value after
  /// the last one. If there are several inputs, one that can't be read, or has no puzzle, is an
  /// unreadable item. Throws: InputError if nothing can be read; UsageError if --size, --box or
  /// --rules contradict an input; Stopped.
  std::optional<PuzzleInput> next();

  /// Whether there is more than one item. Reads ahead.
  bool several();

 private:
  std::optional<PuzzleInput> read();
  std::optional<PuzzleInput> read_next();
  void say_format(const PuzzleInput& input);
  bool open_next();

  BoardRequest request_;
  std::optional<ByteRange> bytes_;
  std::deque<std::string> texts_;
  std::size_t text_number_ = 0;
  bool several_texts_ = false;
  std::deque<std::string> files_;
  bool empty_;
  PuzzleTime time_;
  std::optional<PuzzleReader> reader_;
  std::string_view format_;  ///< of the last puzzle
  bool read_any_ = false;    ///< an item has been read
  std::deque<PuzzleInput> ahead_;
  std::exception_ptr contradiction_;  ///< comes after what is in ahead_
  std::function<void()> before_wait_;
};

/// What reading a puzzle has left of its time; no value: there is no limit.
std::optional<double> time_left(const PuzzleInput& input, const std::optional<double>& timeout);

/// Records and reports why an item is not a puzzle.
void report_unread(const PuzzleInput& input, base::ExitStatus& status);

/// A file, or "-" for standard input; reading ends at an interrupt. `what` names the content: if it
/// comes from a terminal, a message says so. Throws: InputError.
LineReader open_input(const std::string& file, std::string_view what);

/// The single puzzle of commands that take one. Throws: Error, UsageError.
PuzzleInput single_puzzle(PuzzleStream& stream);

}  // namespace sudoku_sat::cli
