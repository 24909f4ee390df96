// Runs a program as a whole process and tells what it took: wall-clock and processor time, and the
// most memory that it, or any process that it waited for, had at once (wait4). For Linux only.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::bench {

/// A program to run.
struct Command {
  /// As `output`: it goes to a pipe, is read and discarded.
  static constexpr const char* pipe = "";

  std::vector<std::string> words;        ///< the program, found on PATH, and its arguments
  std::string input = "/dev/null";       ///< a file
  std::string output = "/dev/null";      ///< a file, or `pipe`
  std::vector<int> fine = {0};           ///< exit statuses that mean success
  std::vector<std::string> leaves = {};  ///< files that are removed after each run

  /// As it is typed, without the directories of files.
  std::string text() const;
};

/// How a run went.
struct Run {
  double wall = 0;            ///< seconds, from start to end
  double user = 0;            ///< seconds of processor time
  double system = 0;          ///< likewise
  std::uint64_t memory = 0;   ///< bytes, of the largest process
  std::optional<int> status;  ///< exit status; none where it was ended because it took too long

  double processor() const { return user + system; }
};

/// Ends the child that runs, and with it run(), at SIGINT and SIGTERM.
void watch_signals();

/// For work of our own: they are reached at such a signal.
Limits until_signal();

/// Runs it; after `seconds` it is asked to end, and a second later killed. Throws: Error if it
/// can't be started or ends with another status than one that is fine; Stopped at a signal.
Run run(const Command& command, double seconds);

}  // namespace sudoku_sat::bench
