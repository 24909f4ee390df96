// A command line of the shell, running in a process group of its own.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>

#include "guard.hpp"

namespace sudoku_sat {

/// A running shell and its group; killed and reaped at the end, if not before, and killed where
/// this program is.
class Child {
 public:
  /// Starts `command`, its standard input empty, its standard output and error these descriptors.
  /// Throws: SolverError.
  Child(const std::string& command, int output, int errors);
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child();

  /// Whether the shell has ended; its group may live on.
  bool ended() const;

  /// The most memory that the shell or what it has started has had, as far as it still runs.
  std::optional<double> peak_megabytes() const;

  /// Sends `signal` to the group, and to the shell in case it has left the group.
  void signal(int signal) const;

  /// Kills what still runs in the group; returns the shell's status as waitpid gives it. Requires:
  /// called once.
  int end();

 private:
  void await_group() const;

  pid_t pid_ = -1;
  std::optional<Guard> guard_;
};

}  // namespace sudoku_sat
