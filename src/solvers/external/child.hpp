// A command line of the shell, running in a process group of its own, which is killed where this
// program is. All is started by posix_spawn, because a fork of a program with threads and much
// memory is slow and delicate.
//
// The child is left unreaped (a zombie) until its group is killed: until then its number, which is
// the group's, can't be given to another process.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>

#include "pipes.hpp"

namespace sudoku_sat::solvers {

/// A process that waits for this one to end, and then kills a group. The kernel's parent-death
/// signal would reach the shell alone, not what the shell has started, and it comes at the end of
/// the thread that started it; the end of a pipe is seen whatever ended this program. The guard is
/// in a group of its own, which the terminal's signals don't reach.
class Guard {
 public:
  /// Throws: SolverError where no guard can be started.
  explicit Guard(pid_t group);
  Guard(const Guard&) = delete;
  Guard& operator=(const Guard&) = delete;
  /// The group is left alone from now on.
  ~Guard();

 private:
  Descriptor open_;  ///< what the guard waits for the end of
  pid_t pid_ = -1;
};

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

}  // namespace sudoku_sat::solvers
