// Output to standard output, to a function or to a file. A regular file is written beside its place
// and renamed at the end, so that a failed run leaves what was there before. Anything but a regular
// file (a device, a pipe) is written directly: renaming would replace it. The extension of the name
// decides about compression for all of them.
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstring>
#include <system_error>

#include "compression.hpp"
#include "sudoku_sat/io.hpp"
#include "temporaries.hpp"

namespace sudoku_sat {

using namespace base;

namespace {

constexpr std::size_t buffer_size = std::size_t{64} << 10;
// A file is written in whole blocks, each beginning at a multiple of its size: this takes the
// kernel a third less time than writing whatever has come. Blocks of 64 KiB take a quarter more
// than these, larger ones are not faster.
constexpr std::size_t block_size = std::size_t{256} << 10;
constexpr std::size_t file_buffer_size = 4 * block_size;
constexpr int max_links = 40;  // as in the Linux kernel

std::optional<struct stat> status_of(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return std::nullopt;
  return status;
}

/// The directory that `path` is in, with its slash; empty for the working directory.
std::string directory_of(const std::string& path) { return path.substr(0, path.rfind('/') + 1); }

/// Where the symbolic link `path` points, one step; no value if it is not a link.
std::optional<std::string> link_target(const std::string& path) {
  std::array<char, PATH_MAX> text{};
  const ssize_t length = ::readlink(path.c_str(), text.data(), text.size());
  if (length < 0) return std::nullopt;
  std::string target(text.data(), static_cast<std::size_t>(length));
  return target.starts_with('/') ? target : directory_of(path) + target;
}

/// The place at the end of all links, which need not exist.
std::string behind_links(std::string path) {
  for (int step = 0; step < max_links; ++step) {
    std::optional<std::string> target = link_target(path);
    if (!target) break;
    path = *std::move(target);
  }
  return path;
}

/// The standard stream that a link such as /dev/stdout leads to; no value if it leads to none. Such
/// a file must not be replaced, even if it is a regular one: others write to it too.
std::optional<int> standard_stream(const std::string& path, const struct stat& status) {
  if (!link_target(path)) return std::nullopt;
  for (const int descriptor : {STDOUT_FILENO, STDERR_FILENO}) {
    struct stat stream {};
    if (::fstat(descriptor, &stream) != 0) continue;
    if (stream.st_dev == status.st_dev && stream.st_ino == status.st_ino) return descriptor;
  }
  return std::nullopt;
}

void wait_for_room(int descriptor) {
  pollfd wanted{descriptor, POLLOUT, 0};
  ::poll(&wanted, 1, -1);
}

}  // namespace

Output::Output() : name_("standard output"), descriptor_(STDOUT_FILENO), buffer_(buffer_size) {}

Output::Output(const std::string& path) : name_(path), buffer_(buffer_size) {
  if (const std::string_view ending = foreign_ending(path); !ending.empty()) {
    throw UsageError(fmt::format("{}: {} is not supported: use .gz, .xz or .zst, or no compression",
                                 path, ending));
  }
  if (const CompressionFormat* const format = compression_by_name(path)) {
    compressor_ = format->compressor();
    buffer_.resize(file_buffer_size);
  }
  if (path == "-") {
    name_ = "standard output";
    descriptor_ = STDOUT_FILENO;
    return;
  }
  const std::optional<struct stat> status = status_of(path);
  if (!status && (errno != ENOENT || path.empty())) fail(errno);
  if (!status) {
    open_temporary();
    return;
  }
  if (S_ISDIR(status->st_mode)) fail(EISDIR);
  if (const std::optional<int> stream = standard_stream(path, *status)) {
    descriptor_ = *stream;
  } else if (S_ISREG(status->st_mode)) {
    // A rename needs permission only for the directory, but a write-protected file must stay.
    if (::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0) fail(errno);
    open_temporary();
    // This fails on a file system without modes, which does not matter.
    static_cast<void>(::fchmod(descriptor_, status->st_mode & 0777));
  } else {
    open_directly();
  }
}

Output::Output(std::function<void(std::string_view)> take)
    : take_(std::move(take)), buffer_(buffer_size) {}

Output::~Output() {
  if (owned_) ::close(descriptor_);
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

void Output::fail(int error) const {
  throw OutputError(fmt::format("{}: {}", name_, std::generic_category().message(error)));
}

void Output::open_directly() {
  descriptor_ = ::open(name_.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
  if (descriptor_ < 0) fail(errno);
  owned_ = true;
}

void Output::open_temporary() {
  target_ = behind_links(name_);
  const std::string folder = folder_of(target_);
  remove_abandoned(folder);
  for (int number = 0; temporary_.empty(); ++number) {
    std::string name = temporary_in(folder, number);
    // Created with the mode that any new file gets: the kernel knows the umask.
    descriptor_ = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor_ < 0 && errno != EEXIST) fail(errno);
    if (descriptor_ < 0) continue;
    if (lock_temporary(descriptor_, name)) {
      temporary_ = std::move(name);
    } else {
      ::close(descriptor_);
    }
  }
  owned_ = true;
  buffer_.resize(file_buffer_size);
}

void Output::write(std::string_view text) {
  while (!text.empty()) {
    if (used_ == buffer_.size()) make_room();
    const std::size_t part = std::min(text.size(), buffer_.size() - used_);
    std::memcpy(buffer_.data() + used_, text.data(), part);
    used_ += part;
    text.remove_prefix(part);
  }
}

char* Output::room(std::size_t bytes) {
  if (buffer_.size() - used_ < bytes) make_room();
  return buffer_.data() + used_;
}

void Output::flush() {
  if (compressor_ == nullptr) write_out(used_);
}

/// A pipe gets everything so far; a file and a compressor get whole blocks.
void Output::make_room() {
  const bool blocks = !temporary_.empty() || compressor_ != nullptr;
  const std::size_t rest = blocks ? (position_ + used_) % block_size : 0;
  write_out(used_ - rest);
}

/// Writes the first `bytes` of the buffer. If that fails, the whole buffer is dropped.
void Output::write_out(std::size_t bytes) {
  const std::size_t rest = std::exchange(used_, 0) - bytes;
  position_ += bytes;
  const std::string_view text(buffer_.data(), bytes);
  if (compressor_ != nullptr) {
    compressor_->write(text, false, [this](std::string_view part) { write_bytes(part); });
  } else {
    write_bytes(text);
  }
  std::memmove(buffer_.data(), buffer_.data() + bytes, rest);
  used_ = rest;
}

void Output::write_bytes(std::string_view bytes) {
  if (before_write_ && !bytes.empty()) before_write_();
  if (take_) {
    take_(bytes);
    return;
  }
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
    // A signal ends a waiting write early, or before it has written anything.
    const bool early =
        written < 0 ? errno == EINTR : static_cast<std::size_t>(written) < bytes.size();
    if (early && interrupt_ != nullptr && interrupt_->load(std::memory_order_relaxed)) {
      throw Stopped(Limits::Reached::interrupt);
    }
    if (written >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EPIPE) {
      throw ClosedPipe();
    } else if (errno == EAGAIN) {
      wait_for_room(descriptor_);
    } else if (errno != EINTR) {
      fail(errno);
    }
  }
}

void Output::close() {
  if (!std::exchange(owned_, false)) return;
  // Some file systems report a full disk only here. After EINTR Linux has closed it all the same.
  if (::close(descriptor_) != 0 && errno != EINTR) fail(errno);
}

void Output::commit() {
  write_out(used_);
  if (compressor_ != nullptr) {
    compressor_->write({}, true, [this](std::string_view part) { write_bytes(part); });
    compressor_.reset();
  }
  // The lock is held until the file has its name.
  const int lock = temporary_.empty() ? -1 : ::fcntl(descriptor_, F_DUPFD_CLOEXEC, 0);
  close();
  if (temporary_.empty()) return;
  const bool renamed = std::rename(temporary_.c_str(), target_.c_str()) == 0;
  const int error = errno;
  if (lock >= 0) ::close(lock);
  if (!renamed) fail(error);
  temporary_.clear();
}

bool Output::terminal() const { return ::isatty(descriptor_) == 1; }

}  // namespace sudoku_sat
