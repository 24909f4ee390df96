// The child is left unreaped (a zombie) until its group is killed: until then its number, which is
// the group's, can't be given to another process.
#include "child.hpp"

#include <signal.h>
#include <sys/wait.h>

#include <cerrno>
#include <chrono>
#include <thread>

#include "base/memory.hpp"
#include "start_shell.hpp"

namespace sudoku_sat {

namespace {

using Clock = std::chrono::steady_clock;

// A dead group still exists while nobody reaps its orphans, so a long wait would gain nothing.
constexpr std::chrono::milliseconds longest_wait_for_group(50);

}  // namespace

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

std::optional<double> Child::peak_megabytes() const { return peak_megabytes_of_tree(pid_); }

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

}  // namespace sudoku_sat
