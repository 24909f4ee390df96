// posix_spawn, because a fork of a program with threads and much memory is slow and delicate.
#include "start_shell.hpp"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

#include <cstring>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

namespace {

/// What posix_spawn is told of the child's descriptors.
class FileActions {
 public:
  explicit FileActions(const ShellStreams& streams) {
    posix_spawn_file_actions_init(&actions_);
    set(streams.input, STDIN_FILENO, O_RDONLY);
    set(streams.output, STDOUT_FILENO, O_WRONLY);
    set(streams.errors, STDERR_FILENO, O_WRONLY);
  }
  FileActions(const FileActions&) = delete;
  FileActions& operator=(const FileActions&) = delete;
  ~FileActions() { posix_spawn_file_actions_destroy(&actions_); }

  const posix_spawn_file_actions_t* get() const { return &actions_; }

 private:
  void set(int from, int to, int mode) {
    if (from == -1) {
      posix_spawn_file_actions_addopen(&actions_, to, "/dev/null", mode, 0);
    } else {
      posix_spawn_file_actions_adddup2(&actions_, from, to);
    }
  }

  posix_spawn_file_actions_t actions_;
};

/// A process group of its own, and no signal ignored or blocked, whatever this program does.
class Attributes {
 public:
  Attributes() {
    sigset_t signals;
    posix_spawnattr_init(&attributes_);
    posix_spawnattr_setflags(
        &attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    posix_spawnattr_setpgroup(&attributes_, 0);
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes_, &signals);
    for (const int signal : {SIGPIPE, SIGINT, SIGQUIT, SIGTERM, SIGCHLD}) {
      sigaddset(&signals, signal);
    }
    posix_spawnattr_setsigdefault(&attributes_, &signals);
  }
  Attributes(const Attributes&) = delete;
  Attributes& operator=(const Attributes&) = delete;
  ~Attributes() { posix_spawnattr_destroy(&attributes_); }

  const posix_spawnattr_t* get() const { return &attributes_; }

 private:
  posix_spawnattr_t attributes_;
};

}  // namespace

pid_t start_shell(const std::string& command, const ShellStreams& streams) {
  const FileActions actions(streams);
  const Attributes attributes;
  char shell[] = "sh";
  char option[] = "-c";
  std::string line = command;
  char* const arguments[] = {shell, option, line.data(), nullptr};
  pid_t pid = -1;
  const int error =
      posix_spawn(&pid, "/bin/sh", actions.get(), attributes.get(), arguments, environ);
  if (error == 0) return pid;
  throw SolverError(std::string("can't start a shell for a solver: ") + std::strerror(error));
}

}  // namespace sudoku_sat
