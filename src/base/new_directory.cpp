// Files are written into a temporary directory beside the target, which takes the target's place at
// the end. POSIX lets a directory replace an empty one, in one step, and no other.
#include "sudoku_sat/io.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include "sudoku_sat/base.hpp"
#include "temporaries.hpp"

namespace sudoku_sat {

using namespace base;

namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& name, const std::string& what) {
  throw OutputError(fmt::format("{}: {}", name, what));
}

std::string text_of(int error) { return std::generic_category().message(error); }

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

NewDirectory::NewDirectory(const std::string& path) : name_(path), target_(place_of(path)) {
  try {
    TemporaryFolder made = make_temporary_folder(folder_of(target_), 0777);
    temporary_ = std::move(made.name);
    descriptor_ = made.descriptor;
  } catch (const std::system_error& error) {
    fail(name_, text_of(error.code().value()));
  }
}

NewDirectory::~NewDirectory() {
  std::error_code ignored;
  if (!temporary_.empty()) fs::remove_all(temporary_, ignored);
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::string NewDirectory::file(std::string_view name) const {
  return temporary_ + "/" + std::string(name);
}

void NewDirectory::commit() {
  if (std::rename(temporary_.c_str(), target_.c_str()) != 0) fail(name_, text_of(errno));
  temporary_.clear();
}

}  // namespace sudoku_sat
