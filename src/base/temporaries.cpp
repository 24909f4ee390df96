#include "temporaries.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <mutex>
#include <set>
#include <system_error>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat::base {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view temporary_begins = ".sudoku-sat-";
constexpr std::string_view temporary_ends = ".tmp";
constexpr std::time_t day = 24 * 60 * 60;

/// How the names of all temporaries of this machine end: with a hash of its name (FNV-1a).
const std::string& ending_here() {
  static const std::string ending = [] {
    std::array<char, 256> name{};
    ::gethostname(name.data(), name.size() - 1);
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const char c : std::string_view(name.data())) {
      hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
    }
    return fmt::format("-{}{}", hash, temporary_ends);
  }();
  return ending;
}

bool is_temporary(std::string_view name) {
  return name.starts_with(temporary_begins) && name.ends_with(temporary_ends);
}

/// Whether it belongs to this user; only then does its lock show whether it is in use.
bool may_be_abandoned(const fs::path& path) {
  struct stat status {};
  if (::lstat(path.c_str(), &status) != 0 || status.st_uid != ::geteuid()) return false;
  return path.native().ends_with(ending_here()) || status.st_mtime < std::time(nullptr) - day;
}

int opened(const fs::path& path) {
  std::error_code error;
  const bool directory = fs::is_directory(path, error);
  // Network file systems lock only what is open for writing, and directories not at all.
  const int mode = directory ? O_RDONLY | O_DIRECTORY : O_WRONLY | O_NONBLOCK;
  return ::open(path.c_str(), mode | O_NOFOLLOW | O_CLOEXEC);
}

void remove_unless_locked(const fs::path& path) {
  const int descriptor = opened(path);
  if (descriptor < 0) return;
  std::error_code ignored;
  if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) fs::remove_all(path, ignored);
  ::close(descriptor);
}

/// A run that writes many files into a folder looks through it only once.
bool is_first_time(const std::string& folder) {
  static std::mutex mutex;
  static std::set<std::string> seen;
  const std::lock_guard lock(mutex);
  return seen.insert(folder).second;
}

}  // namespace

std::string temporary_in(const std::string& folder, int number) {
  return fmt::format("{}/{}{}-{}{}", folder, temporary_begins, ::getpid(), number, ending_here());
}

std::string folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  if (slash == path.npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

bool lock_temporary(int descriptor, const std::string& name) {
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) return errno != EWOULDBLOCK;
  return ::access(name.c_str(), F_OK) == 0;
}

void remove_abandoned(const std::string& folder) {
  std::error_code error;
  const fs::path place = fs::canonical(folder, error);
  if (error || !is_first_time(place.native())) return;
  fs::directory_iterator entry(place, error);
  for (const fs::directory_iterator end; !error && entry != end; entry.increment(error)) {
    const fs::path& path = entry->path();
    if (is_temporary(path.filename().native()) && may_be_abandoned(path)) {
      remove_unless_locked(path);
    }
  }
}

}  // namespace sudoku_sat::base

namespace sudoku_sat {

using namespace base;

namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& name, const std::string& what) {
  throw OutputError(fmt::format("{}: {}", name, what));
}

/// Where temporary directories are made.
std::string parent_of_temporaries() {
  std::error_code error;
  const fs::path parent = fs::temp_directory_path(error);
  if (error) fail("TMPDIR", "no temporary directory: " + error.message());
  return parent.string();
}

}  // namespace

TemporaryDirectory::TemporaryDirectory() try : TemporaryDirectory(parent_of_temporaries(), 0700) {
} catch (const std::system_error& why) {
  fail(parent_of_temporaries(), "no temporary directory: " + why.code().message());
}

TemporaryDirectory::TemporaryDirectory(const std::string& folder, unsigned mode) {
  remove_abandoned(folder);
  for (int number = 0;; ++number) {
    path_ = temporary_in(folder, number);
    if (::mkdir(path_.c_str(), mode) != 0) {
      if (errno != EEXIST) throw std::system_error(errno, std::generic_category());
      continue;
    }
    descriptor_ = ::open(path_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    // Until it is locked, a process that starts just now would take it for abandoned.
    if (descriptor_ < 0 && errno == ENOENT) continue;
    if (descriptor_ < 0 || lock_temporary(descriptor_, path_)) return;
    ::close(descriptor_);
  }
}

TemporaryDirectory::~TemporaryDirectory() {
  std::error_code ignored;
  if (!path_.empty()) fs::remove_all(path_, ignored);
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::string TemporaryDirectory::file(std::string_view name) const {
  return path_ + "/" + std::string(name);
}

namespace {

/// The directory that `name` means: links followed, no slash at the end. Throws: OutputError unless
/// it is missing or empty.
std::string place_of(const std::string& name) {
  if (name.empty()) fail("''", "the name of a directory is empty");
  std::error_code error;
  const fs::file_status status = fs::status(name, error);
  if (!fs::exists(status)) {
    if (fs::is_symlink(fs::symlink_status(name, error))) fail(name, "a link to nowhere");
    return name.substr(0, name.find_last_not_of('/') + 1);
  }
  if (!fs::is_directory(status)) fail(name, "exists and is not a directory");
  const bool empty = fs::is_empty(name, error);
  if (error) fail(name, error.message());
  if (!empty) fail(name, "the directory is not empty");
  const fs::path place = fs::canonical(name, error);
  if (error) fail(name, error.message());
  return place.string();
}

}  // namespace

NewDirectory::NewDirectory(const std::string& path) try
    : name_(path), target_(place_of(path)), temporary_(folder_of(target_), 0777) {
} catch (const std::system_error& error) {
  fail(path, error.code().message());
}

void NewDirectory::commit() {
  if (std::rename(path().c_str(), target_.c_str()) != 0) {
    fail(name_, std::generic_category().message(errno));
  }
  temporary_.path_.clear();
}

}  // namespace sudoku_sat
