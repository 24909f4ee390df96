#include "process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>

#include "base/memory.hpp"
#include "pipes.hpp"

namespace sudoku_sat::solvers {

namespace {

using Clock = std::chrono::steady_clock;

// A dead group exists until its orphans are reaped, so a long wait would gain nothing.
constexpr std::chrono::milliseconds longest_wait_for_group(50);

/// The descriptors that become a shell's standard streams; -1: /dev/null.
struct ShellStreams {
  int input = -1;
  int output = -1;
  int errors = -1;
};

/// The child's descriptors for posix_spawn.
void make_file_actions(const ShellStreams& streams, posix_spawn_file_actions_t& actions) {
  posix_spawn_file_actions_init(&actions);
  const auto set = [&](int from, int to, int mode) {
    if (from == -1) {
      posix_spawn_file_actions_addopen(&actions, to, "/dev/null", mode, 0);
    } else {
      posix_spawn_file_actions_adddup2(&actions, from, to);
    }
  };
  set(streams.input, STDIN_FILENO, O_RDONLY);
  set(streams.output, STDOUT_FILENO, O_WRONLY);
  set(streams.errors, STDERR_FILENO, O_WRONLY);
}

/// A process group of its own, and no signal ignored or blocked, whatever this program does.
void make_attributes(posix_spawnattr_t& attributes) {
  sigset_t signals;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  posix_spawnattr_setpgroup(&attributes, 0);
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  for (const int signal : {SIGPIPE, SIGINT, SIGQUIT, SIGTERM, SIGCHLD}) sigaddset(&signals, signal);
  posix_spawnattr_setsigdefault(&attributes, &signals);
}

/// Runs `command` with /bin/sh in a process group of its own, whose number is the result. Throws:
/// SolverError.
pid_t start_shell(std::string command, const ShellStreams& streams) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  make_file_actions(streams, actions);
  make_attributes(attributes);
  char shell[] = "sh";
  char option[] = "-c";
  char* const arguments[] = {shell, option, command.data(), nullptr};
  pid_t pid = -1;
  const int error = posix_spawn(&pid, "/bin/sh", &actions, &attributes, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (error == 0) return pid;
  throw SolverError(std::string("can't start a shell for a solver: ") + std::strerror(error));
}

/// A process that waits for this one to end, and then kills a group. The kernel's parent-death
/// signal would reach only the shell, not what the shell has started, and it is sent when the
/// starting thread ends; the end of a pipe is seen however this program ends. The guard is in a
/// group of its own, which the terminal's signals don't reach.
class Guard : NotCopied {
 public:
  /// Throws: SolverError if no guard can be started.
  explicit Guard(pid_t group) {
    Pipe pipe;
    // The guard waits in read().
    fcntl(pipe.read.number(), F_SETFL, 0);
    pid_ = start_shell("read -r none; kill -KILL -" + std::to_string(group),
                       {.input = pipe.read.number()});
    open_ = std::move(pipe.write);
  }
  /// The group is left alone from now on.
  ~Guard() {
    // First the guard, then what it waits for.
    kill(pid_, SIGKILL);
    while (waitpid(pid_, nullptr, 0) == -1 && errno == EINTR) {
    }
  }

 private:
  Descriptor open_;  ///< what the guard waits for the end of
  pid_t pid_ = -1;
};

/// A running shell and its group; killed and reaped at the end, if not before, and killed if this
/// program is.
class Child : NotCopied {
 public:
  /// Starts `command`, its standard input empty, its standard output and error these descriptors.
  /// Throws: SolverError.
  Child(const std::string& command, int output, int errors) {
    pid_ = start_shell(command, {.output = output, .errors = errors});
    try {
      guard_.emplace(pid_);
    } catch (...) {
      end();
      throw;
    }
  }
  ~Child() {
    if (pid_ != -1) end();
  }

  /// Whether the shell has ended; its group may live on.
  bool ended() const {
    siginfo_t info{};
    const int result = waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT);
    return result == 0 ? info.si_pid != 0 : errno != EINTR;
  }

  /// The peak memory of the shell or of a program that it has started, among those still running.
  std::optional<double> peak_megabytes() const { return base::peak_megabytes_of_tree(pid_); }

  /// Sends `signal` to the group, and to the shell in case it has left the group.
  void signal(int signal) const {
    kill(-pid_, signal);
    kill(pid_, signal);
  }

  /// Kills what still runs in the group; returns the shell's status as waitpid gives it. Requires:
  /// called once.
  int end() {
    // The guard must not outlive the group, whose number may be reused then.
    guard_.reset();
    signal(SIGKILL);
    int status = 0;
    while (waitpid(pid_, &status, 0) == -1) {
      // There is no child: if SIGCHLD is ignored, the system reaps it, and the status is lost.
      if (errno != EINTR) break;
    }
    await_group();
    pid_ = -1;
    return status;
  }

 private:
  /// A killed process may take a moment to die, and could still write a file.
  void await_group() const {
    const auto until = Clock::now() + longest_wait_for_group;
    while (kill(-pid_, 0) == 0 && Clock::now() < until) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  }

  pid_t pid_ = -1;
  std::optional<Guard> guard_;
};

using std::chrono::milliseconds;
using End = ProcessResult::End;

constexpr std::size_t errors_kept = std::size_t{8} << 10;
constexpr milliseconds grace(1000);
constexpr int longest_pause = 50;

/// Both pipes of a child.
struct Streams {
  Capture output;
  Capture errors;

  /// Waits until one of them has something, at most `pause` milliseconds, and reads it. False if
  /// nothing came.
  bool wait(int pause) {
    // Closed ones are -1, which poll passes over.
    pollfd waited[] = {{output.descriptor(), POLLIN, 0}, {errors.descriptor(), POLLIN, 0}};
    if (poll(waited, 2, pause) <= 0) return false;
    read_available();
    return true;
  }

  void read_available() {
    output.read_available();
    errors.read_available();
  }
};

/// How long to wait next, in milliseconds: longer if nothing happened, but not past the deadline.
int next_pause(int pause, bool happened, const Limits& limits) {
  const int next = happened ? 1 : std::min(2 * pause, longest_pause);
  const double left = limits.remaining().value_or(1.0) * 1000;
  return left < next ? static_cast<int>(left) + 1 : next;
}

void note_memory(const Child& child, std::optional<double>& peak) {
  const std::optional<double> seen = child.peak_megabytes();
  if (seen) peak = std::max(peak.value_or(0), *seen);
}

/// Reads until the child ends or has to end.
End watch(const Child& child, Streams& streams, const Limits& limits, std::optional<double>& peak) {
  int pause = 1;
  while (!child.ended()) {
    const Limits::Reached reached = limits.reached();
    if (reached == Limits::Reached::timeout) return End::timeout;
    if (reached == Limits::Reached::interrupt) return End::interrupt;
    if (streams.output.overflowed()) return End::too_much_output;
    note_memory(child, peak);
    const bool happened = streams.wait(pause);
    pause = next_pause(pause, happened, limits);
  }
  return End::exited;
}

/// Asks the group to end and gives it a little time.
void ask_to_end(const Child& child, Streams& streams) {
  child.signal(SIGTERM);
  const auto until = Clock::now() + grace;
  while (!child.ended() && Clock::now() < until) streams.wait(10);
}

}  // namespace

ProcessResult run_process(const std::string& command, std::size_t max_output,
                          const Limits& limits) {
  Pipe output;
  Pipe errors;
  Child child(command, output.write.number(), errors.write.number());
  output.write.close();
  errors.write.close();
  Streams streams{Capture(std::move(output.read), max_output, Capture::Keep::beginning),
                  Capture(std::move(errors.read), errors_kept, Capture::Keep::end)};

  ProcessResult result;
  result.end = watch(child, streams, limits, result.peak_megabytes);
  if (result.end != End::exited) ask_to_end(child, streams);
  const int status = child.end();
  streams.read_available();
  if (result.end == End::exited && streams.output.overflowed()) result.end = End::too_much_output;
  if (result.end == End::exited && WIFSIGNALED(status)) result.end = End::signalled;
  result.code = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
  result.output = streams.output.take();
  result.errors = streams.errors.take();
  return result;
}

}  // namespace sudoku_sat::solvers
