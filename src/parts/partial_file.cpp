#include "partial_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <filesystem>
#include <system_error>

#include "base/threads.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace parts;

namespace fs = std::filesystem;

namespace {

/// Whether a directory has a name with one of these endings.
bool any_in(const fs::path& directory, const std::vector<std::string>& endings) {
  std::error_code error;
  fs::directory_iterator entry(directory.empty() ? "." : directory, error);
  for (const fs::directory_iterator end; !error && entry != end; entry.increment(error)) {
    const std::string ending = entry->path().extension().string();
    if (std::find(endings.begin(), endings.end(), ending) != endings.end()) return true;
  }
  return false;
}

}  // namespace

namespace parts {

PartialFile::PartialFile(const std::string& name)
    : name_(name), descriptor_(::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666)) {
  if (descriptor_ < 0) fail();
  locked_ = ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0;
  if (locked_ || errno != EWOULDBLOCK) return;
  ::close(descriptor_);
  throw PartInUse(name_ + ": another process is running this part");
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

void PartialFile::sync() {
  if (::fsync(descriptor_) != 0) fail();
}

Heartbeat::Heartbeat(const std::string& file) {
  if (base::have_threads) thread_ = std::thread([this, file] { beat(file); });
}

Heartbeat::~Heartbeat() {
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void Heartbeat::beat(const std::string& file) {
  std::unique_lock lock(mutex_);
  while (!changed_.wait_for(lock, std::chrono::minutes(1), [this] { return ended_; })) {
    std::error_code ignored;
    fs::last_write_time(file, fs::file_time_type::clock::now(), ignored);
  }
}

ScrapDirectory::ScrapDirectory(const std::string& path) : path_(path) {
  std::error_code error;
  fs::remove_all(path_, error);
  if (!error) fs::create_directory(path_, error);
  if (error) throw OutputError(fmt::format("{}: {}", path_, error.message()));
}

ScrapDirectory::~ScrapDirectory() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::string ScrapDirectory::file(std::string_view name) const {
  return (fs::path(path_) / name).string();
}

}  // namespace parts

void remove_leftovers(const PartsDirectory& parts) {
  if (!any_in(fs::path(parts.manifest_file()).parent_path(), {".scrap", ".partial"})) return;
  std::error_code error;
  for (std::size_t part = 1; part <= parts.size(); ++part) {
    const bool left =
        fs::exists(parts.scrap(part), error) || fs::exists(parts.partial(part), error);
    const bool over =
        parts.replacement(part) != nullptr || fs::exists(parts.receipt_file(part), error);
    if (!left || !over) continue;
    try {
      const PartialFile lock(parts.partial(part));
      if (!lock.locked()) continue;
      fs::remove_all(parts.scrap(part), error);
      fs::remove(parts.partial(part), error);
    } catch (const OutputError&) {
      // Another process works on it.
    }
  }
}

}  // namespace sudoku_sat
