// Lines of a file, a pipe or a text. Plain POSIX reads into one buffer: a complete line is handed
// over before the next read, so that a pipe gets its answers immediately, and a line is a view into
// the buffer, so that nothing is copied. The buffer grows with the longest line, up to a limit.
// Compressed input is decompressed as the buffer is filled.
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <system_error>

#include "compression.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace base;

namespace {

constexpr std::size_t chunk = std::size_t{64} << 10;
constexpr std::size_t steps_of_chunk = 1024;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// How often a waiting reader checks whether it should go on. A signal does not always end the wait:
// it may come just before the wait begins, or to another thread.
constexpr int patience_in_milliseconds = 100;

std::string reason(int error) { return std::generic_category().message(error); }

void refuse_directory(int descriptor, const std::string& name) {
  struct stat status {};
  if (::fstat(descriptor, &status) != 0 || !S_ISDIR(status.st_mode)) return;
  throw InputError({name}, "is a directory");
}

}  // namespace

LineReader::LineReader(int descriptor, bool owned, std::string buffer, std::string name)
    : descriptor_(descriptor),
      owned_(owned),
      buffer_(std::move(buffer)),
      end_(buffer_.size()),
      read_(buffer_.size()),
      name_(std::move(name)) {}

LineReader LineReader::open(const std::string& path) {
  const bool standard = path == "-";
  const std::string name = standard ? "standard input" : path;
  const int descriptor = standard ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) throw InputError({name}, reason(errno));
  LineReader reader(descriptor, !standard, {}, name);
  refuse_directory(descriptor, name);
  return reader;
}

LineReader LineReader::of_text(std::string text, std::string name) {
  return {-1, false, std::move(text), std::move(name)};
}

LineReader::LineReader(LineReader&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      owned_(std::exchange(other.owned_, false)),
      begun_(other.begun_),
      ended_(other.ended_),
      compressed_(std::move(other.compressed_)),
      interrupt_(other.interrupt_),
      before_wait_(std::move(other.before_wait_)),
      buffer_(std::move(other.buffer_)),
      begin_(std::exchange(other.begin_, 0)),
      end_(std::exchange(other.end_, 0)),
      read_(other.read_),
      last_(other.last_),
      name_(std::move(other.name_)),
      line_(other.line_) {}

LineReader::~LineReader() { close(); }

void LineReader::close() {
  if (owned_) ::close(descriptor_);
  owned_ = false;
  descriptor_ = -1;
}

void LineReader::seek(std::uint64_t offset) {
  if (offset <= this->offset()) return;
  if (compressed_) throw InputError({name_}, "is compressed; --bytes needs an uncompressed file");
  // From one byte before, so that a line that begins exactly there is found.
  const std::uint64_t before = offset - 1;
  if (::lseek(descriptor_, static_cast<off_t>(before), SEEK_SET) < 0) {
    throw InputError({name_}, "is a pipe; --bytes needs a regular file");
  }
  begin_ = end_ = 0;
  ended_ = false;
  read_ = before;
  std::string_view rest;
  next(rest);
  line_ = 0;
}

bool LineReader::cut_short() { return offset() >= last_ && (begin_ < end_ || fill()); }

bool LineReader::next(std::string_view& line) {
  if (offset() >= last_) return false;
  std::size_t searched = 0;
  while (true) {
    const char* const first = buffer_.data() + begin_;
    const std::size_t length = end_ - begin_;
    if (searched < length) {
      const void* const end = std::memchr(first + searched, '\n', length - searched);
      if (end != nullptr) {
        const auto size = static_cast<std::size_t>(static_cast<const char*>(end) - first);
        return take(line, size, begin_ + size + 1);
      }
    }
    searched = length;
    check_length(length);
    if (!fill()) return take(line, end_ - begin_, end_);
  }
}

std::string_view LineReader::at_once(std::size_t bytes) {
  while (end_ - begin_ < bytes && ready() && fill()) {
  }
  return buffered();
}

std::string_view LineReader::soon(std::size_t bytes, bool& ended) {
  constexpr int patience = 100;
  for (int waits = 20; end_ - begin_ < bytes && waits > 0;) {
    if (descriptor_ >= 0 && !ended_ && !ready(patience)) {
      --waits;
      poll_limits();
      if (interrupt_ != nullptr && interrupt_->load(std::memory_order_relaxed)) break;
      continue;
    }
    if (!fill()) break;
  }
  ended = descriptor_ < 0 || ended_;
  return buffered();
}

void LineReader::check_length(std::size_t length) const {
  if (length <= max_line) return;
  throw InputError(next_position(), fmt::format("line is longer than {} MiB", max_line >> 20));
}

/// Hands over the first `length` bytes; what is left of the buffer begins at `next`. False at the
/// end of the input, when nothing is left.
bool LineReader::take(std::string_view& line, std::size_t length, std::size_t next) {
  check_length(length);
  const bool first = offset() == 0;
  const bool ended = next > begin_ + length;
  line = std::string_view(buffer_).substr(begin_, length);
  if (first && line.starts_with(byte_order_mark)) line.remove_prefix(byte_order_mark.size());
  begin_ = next;
  if (line.empty() && !ended) return false;
  if (ended && line.ends_with('\r')) line.remove_suffix(1);
  ++line_;
  return true;
}

/// Appends more input to the buffer; false at the end of the file.
bool LineReader::fill() {
  if (descriptor_ < 0 || ended_) return false;
  poll_limits(steps_of_chunk);
  if (begin_ > 0) std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
  end_ -= std::exchange(begin_, 0);
  if (buffer_.size() - end_ < chunk / 2) {
    buffer_.resize(std::min(std::max(2 * buffer_.size(), chunk), max_line + chunk));
  }
  char* const to = buffer_.data() + end_;
  const std::size_t room = buffer_.size() - end_;
  const std::size_t got = begun_ ? read_more(to, room) : read_first(to, room);
  end_ += got;
  read_ += got;
  // A terminal would ask again after its end of file.
  ended_ = got == 0;
  return got > 0;
}

/// Reads on until the first bytes show whether they are compressed.
std::size_t LineReader::read_first(char* to, std::size_t room) {
  begun_ = true;
  std::size_t got = 0;
  while (true) {
    const std::size_t more = read_when_ready(to + got, room - got);
    got += more;
    if (more == 0 || !may_become_compressed({to, got})) break;
  }
  const CompressionFormat* const format = compression_by_magic({to, got});
  if (format == nullptr) {
    require_readable({to, got}, name_);
    return got;
  }
  compressed_ = std::make_unique<CompressedInput>(*format, std::string_view(to, got));
  return read_more(to, room);
}

std::size_t LineReader::read_more(char* to, std::size_t room) {
  if (compressed_ == nullptr) return read_when_ready(to, room);
  // A little compressed input can expand to very much.
  if (interrupt_ != nullptr && interrupt_->load(std::memory_order_relaxed)) {
    throw Stopped(Limits::Reached::interrupt);
  }
  try {
    return compressed_->read(
        to, room, [this](char* raw, std::size_t size) { return read_when_ready(raw, size); });
  } catch (const CompressedInput::Damage& damage) {
    throw InputError({name_}, damage.what());
  }
}

std::size_t LineReader::read_when_ready(char* to, std::size_t room) {
  if (before_wait_ && !ready()) before_wait_();
  return read_some(to, room);
}

/// Whether a read would return immediately, or within this time.
bool LineReader::ready(int milliseconds) const {
  pollfd wanted{descriptor_, POLLIN, 0};
  return ::poll(&wanted, 1, milliseconds) > 0;
}

std::size_t LineReader::read_some(char* to, std::size_t room) {
  while (true) {
    if (interrupt_ != nullptr) wait_for_input();
    const ssize_t got = ::read(descriptor_, to, room);
    if (got >= 0) return static_cast<std::size_t>(got);
    if (errno == EAGAIN) {
      wait_for_input();
    } else if (errno != EINTR) {
      throw InputError(next_position(), reason(errno));
    }
  }
}

void LineReader::wait_for_input() const {
  while (true) {
    if (interrupt_ != nullptr && interrupt_->load(std::memory_order_relaxed)) {
      throw Stopped(Limits::Reached::interrupt);
    }
    pollfd wanted{descriptor_, POLLIN, 0};
    const int ready = ::poll(&wanted, 1, interrupt_ == nullptr ? -1 : patience_in_milliseconds);
    // An error is reported by read().
    if (ready > 0 || (ready < 0 && errno != EINTR)) return;
  }
}

}  // namespace sudoku_sat
