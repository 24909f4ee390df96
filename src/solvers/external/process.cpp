#include "process.hpp"

#include <poll.h>
#include <signal.h>
#include <sys/wait.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "child.hpp"
#include "pipes.hpp"

namespace sudoku_sat::solvers {

namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;
using End = ProcessResult::End;

constexpr std::size_t errors_kept = std::size_t{8} << 10;
constexpr milliseconds grace(1000);
constexpr int longest_pause = 50;

/// Both pipes of a child.
struct Streams {
  Capture output;
  Capture errors;

  /// Waits until one of them has something, at most `pause` milliseconds, and reads it. False where
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
