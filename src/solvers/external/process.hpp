// Runs a shell command line; returns its output and how it ended.
//
// A loop reads both pipes and regularly checks whether the child has ended or a limit is reached.
// The pipes are not enough: a program may close them and work on, or end and leave them to a
// grandchild that never ends.
//
// The command runs in a process group of its own, which is killed if this program is. All is
// started by posix_spawn, because a fork of a program with threads and much memory is slow and
// delicate. The child is left unreaped (a zombie) until its group is killed: until then its number,
// which is the group's, can't be given to another process.
#pragma once

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::solvers {

/// How a command ended, and what it wrote until then.
struct ProcessResult {
  enum class End { exited, signalled, timeout, interrupt, too_much_output };

  End end = End::exited;
  int code = 0;        ///< exited: the status; signalled: the signal
  std::string output;  ///< standard output
  std::string errors;  ///< the last kilobytes of standard error
  /// The most memory that one of its processes was seen to have, in 2^20 bytes; looked at every 50
  /// milliseconds or more often. No value if none was seen.
  std::optional<double> peak_megabytes = std::nullopt;
};

/// Runs `command` with /bin/sh in a process group of its own, standard input empty. At a limit, or
/// when it writes more than `max_output` bytes to standard output, the whole group is asked to end
/// (SIGTERM) and after a second killed. Whatever it leaves running in its group is killed when it
/// ends. On return, also by an exception, nothing of the group runs and no descriptor is open.
/// Throws: SolverError if the shell can't be started.
ProcessResult run_process(const std::string& command, std::size_t max_output, const Limits& limits);

}  // namespace sudoku_sat::solvers
