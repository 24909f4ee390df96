// How a shell is started for a solver, or to guard one.
#pragma once

#include <sys/types.h>

#include <string>

namespace sudoku_sat {

/// The descriptors that become a shell's standard streams; -1: /dev/null.
struct ShellStreams {
  int input = -1;
  int output = -1;
  int errors = -1;
};

/// Runs `command` with /bin/sh in a process group of its own, whose number is the result. Throws:
/// SolverError.
pid_t start_shell(const std::string& command, const ShellStreams& streams);

}  // namespace sudoku_sat
