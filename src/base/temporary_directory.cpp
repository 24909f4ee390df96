// A directory for files that are passed to other programs. It is made by mkdtemp below TMPDIR, so
// that nobody else can look into it or replace it.
#include <stdlib.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

[[noreturn]] void fail(const std::string& path, const std::error_code& error) {
  throw OutputError(path + ": no temporary directory: " + error.message());
}

}  // namespace

TemporaryDirectory::TemporaryDirectory() {
  std::error_code error;
  const std::filesystem::path parent = std::filesystem::temp_directory_path(error);
  if (error) fail("TMPDIR", error);
  path_ = (parent / "sudoku-sat-XXXXXX").string();
  if (::mkdtemp(path_.data()) == nullptr) {
    fail(parent.string(), std::error_code(errno, std::generic_category()));
  }
}

TemporaryDirectory::~TemporaryDirectory() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::string TemporaryDirectory::file(std::string_view name) const {
  return path_ + "/" + std::string(name);
}

}  // namespace sudoku_sat
