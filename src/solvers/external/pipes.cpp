#include "pipes.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::solvers {

namespace {

constexpr std::size_t chunk_bytes = std::size_t{64} << 10;
// A pipe holds a megabyte at most: this many chunks empty it, even if its writer never pauses.
constexpr int chunks_at_once = 16;

[[noreturn]] void fail() {
  throw SolverError(std::string("can't make a pipe to a solver: ") + std::strerror(errno));
}

/// The same end under a number above those of the standard streams.
Descriptor above_standard(Descriptor end) {
  if (end.number() > STDERR_FILENO) return end;
  Descriptor moved(fcntl(end.number(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
  if (moved.number() == -1) fail();
  return moved;
}

}  // namespace

void Descriptor::close() {
  if (number_ != -1) ::close(std::exchange(number_, -1));
}

Pipe::Pipe() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) fail();
  read = Descriptor(ends[0]);
  write = Descriptor(ends[1]);
  write = above_standard(std::move(write));
  if (fcntl(read.number(), F_SETFL, O_NONBLOCK) == -1) fail();
}

void Capture::read_available() {
  std::array<char, chunk_bytes> chunk;
  for (int i = 0; i < chunks_at_once && from_.number() != -1; ++i) {
    const ssize_t count = ::read(from_.number(), chunk.data(), chunk.size());
    if (count > 0) {
      append(chunk.data(), static_cast<std::size_t>(count));
    } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
      from_.close();
    } else if (errno == EAGAIN) {
      return;
    }
  }
}

void Capture::append(const char* bytes, std::size_t count) {
  if (keep_ == Keep::beginning) {
    const std::size_t kept = std::min(count, most_ - text_.size());
    text_.append(bytes, kept);
    overflowed_ = overflowed_ || kept < count;
    return;
  }
  text_.append(bytes, count);
  // Cut only now and then, because each cut moves the rest.
  if (text_.size() <= 2 * most_ + chunk_bytes) return;
  text_.erase(0, text_.size() - most_);
  overflowed_ = true;
}

}  // namespace sudoku_sat::solvers
