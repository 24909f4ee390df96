#include "child.hpp"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>
#include <utility>

#include "base/memory.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::solvers {

namespace {

using Clock = std::chrono::steady_clock;

// A dead group still exists while nobody reaps its orphans, so a long wait would gain nothing.
constexpr std::chrono::milliseconds longest_wait_for_group(50);

/// The descriptors that become a shell's standard streams; -1: /dev/null.
struct ShellStreams {
  int input = -1;
  int output = -1;
  int errors = -1;
};

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

/// Runs `command` with /bin/sh in a process group of its own, whose number is the result. Throws:
/// SolverError.
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

}  // namespace

Guard::Guard(pid_t group) {
  Pipe pipe;
  // The guard waits in read().
  fcntl(pipe.read.number(), F_SETFL, 0);
  pid_ = start_shell("read -r none; kill -KILL -" + std::to_string(group),
                     {.input = pipe.read.number()});
  open_ = std::move(pipe.write);
}

Guard::~Guard() {
  // First the guard, then what it waits for.
  kill(pid_, SIGKILL);
  while (waitpid(pid_, nullptr, 0) == -1 && errno == EINTR) {
  }
}

Child::Child(const std::string& command, int output, int errors) {
  pid_ = start_shell(command, {.output = output, .errors = errors});
  try {
    guard_.emplace(pid_);
  } catch (...) {
    end();
    throw;
  }
}

Child::~Child() {
  if (pid_ != -1) end();
}

bool Child::ended() const {
  siginfo_t info{};
  const int result = waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT);
  return result == 0 ? info.si_pid != 0 : errno != EINTR;
}

std::optional<double> Child::peak_megabytes() const { return base::peak_megabytes_of_tree(pid_); }

void Child::signal(int signal) const {
  kill(-pid_, signal);
  kill(pid_, signal);
}

int Child::end() {
  // The guard must not outlive the group, whose number may then be another's.
  guard_.reset();
  signal(SIGKILL);
  int status = 0;
  while (waitpid(pid_, &status, 0) == -1) {
    // There is no child: where SIGCHLD is ignored the system reaps it, and the status is lost.
    if (errno != EINTR) break;
  }
  await_group();
  pid_ = -1;
  return status;
}

/// A killed process may take a moment to die, and could still write a file.
void Child::await_group() const {
  const auto until = Clock::now() + longest_wait_for_group;
  while (kill(-pid_, 0) == 0 && Clock::now() < until) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

}  // namespace sudoku_sat::solvers
