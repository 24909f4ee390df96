// Plain POSIX, because the lock and the wait for the disk need the descriptor.
#include "partial_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

PartialFile::PartialFile(const std::string& name)
    : name_(name), descriptor_(::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666)) {
  if (descriptor_ < 0) fail();
  // File systems without locks leave it to the user that each part is run once at a time.
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return;
  ::close(descriptor_);
  throw OutputError(name_ + ": another process works on this part");
}

PartialFile::~PartialFile() { ::close(descriptor_); }

void PartialFile::fail() const {
  throw OutputError(fmt::format("{}: {}", name_, std::generic_category().message(errno)));
}

std::uint64_t PartialFile::size() const {
  const off_t end = ::lseek(descriptor_, 0, SEEK_END);
  if (end < 0) fail();
  return static_cast<std::uint64_t>(end);
}

void PartialFile::cut(std::uint64_t bytes) {
  if (::ftruncate(descriptor_, static_cast<off_t>(bytes)) != 0) fail();
}

void PartialFile::append(std::string_view text) {
  if (::lseek(descriptor_, 0, SEEK_END) < 0) fail();
  while (!text.empty()) {
    const ssize_t wrote = ::write(descriptor_, text.data(), text.size());
    if (wrote < 0 && errno != EINTR) fail();
    if (wrote > 0) text.remove_prefix(static_cast<std::size_t>(wrote));
  }
}

ScrapFile::~ScrapFile() { ::unlink(name.c_str()); }

void PartialFile::sync() {
  if (::fsync(descriptor_) != 0) fail();
}

}  // namespace sudoku_sat
