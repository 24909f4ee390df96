// Temporary names begin with a point, so that they are hidden, and end with a number that follows
// from the target's name: who writes the same target again knows what is about it. A process that
// is killed leaves such a file, but not its lock; so what can be locked belongs to nobody.
#include "temporaries.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace sudoku_sat {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view temporary_begins = ".sudoku-sat-";

/// How the names of all temporaries of a target end. The number is its name's hash (FNV-1a).
std::string ending_for(const std::string& target) {
  std::uint64_t hash = 0xCBF29CE484222325;
  for (const char c : fs::path(target).filename().string()) {
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
  }
  return fmt::format("-{}.tmp", hash);
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

}  // namespace

std::string temporary_beside(const std::string& target, int number) {
  return fmt::format("{}{}{}-{}{}", target.substr(0, target.rfind('/') + 1), temporary_begins,
                     ::getpid(), number, ending_for(target));
}

bool lock_temporary(int descriptor, const std::string& name) {
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) return errno != EWOULDBLOCK;
  return ::access(name.c_str(), F_OK) == 0;
}

void remove_abandoned(const std::string& target) {
  std::error_code error;
  // What isn't there yet stays relative otherwise.
  const fs::path place = fs::weakly_canonical(fs::absolute(target, error), error);
  if (error) return;
  const std::string ending = ending_for(place.string());
  fs::directory_iterator entry(place.parent_path(), error);
  for (const fs::directory_iterator end; !error && entry != end; entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    if (name.starts_with(temporary_begins) && name.ends_with(ending)) {
      remove_unless_locked(entry->path());
    }
  }
}

}  // namespace sudoku_sat
