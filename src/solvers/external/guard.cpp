// The kernel's parent-death signal would reach the shell alone, not what the shell has started, and
// it comes at the end of the thread that started it. The end of a pipe is seen whatever ended this
// program. The guard is in a group of its own, which the terminal's signals don't reach.
#include "guard.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>

#include <cerrno>
#include <string>
#include <utility>

#include "start_shell.hpp"

namespace sudoku_sat {

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

}  // namespace sudoku_sat
