// A directory for files that are passed to other programs, below TMPDIR. Only its owner may look
// into it, and mkdir takes no name that is there, so that nobody else can replace it.
#include <unistd.h>

#include <filesystem>
#include <system_error>
#include <utility>

#include "sudoku_sat/io.hpp"
#include "temporaries.hpp"

namespace sudoku_sat {

using namespace base;

namespace {

[[noreturn]] void fail(const std::string& path, const std::error_code& error) {
  throw OutputError(path + ": no temporary directory: " + error.message());
}

}  // namespace

TemporaryDirectory::TemporaryDirectory() {
  std::error_code error;
  const std::filesystem::path parent = std::filesystem::temp_directory_path(error);
  if (error) fail("TMPDIR", error);
  try {
    TemporaryFolder made = make_temporary_folder(parent.string(), 0700);
    path_ = std::move(made.name);
    descriptor_ = made.descriptor;
  } catch (const std::system_error& why) {
    fail(parent.string(), why.code());
  }
}

TemporaryDirectory::~TemporaryDirectory() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::string TemporaryDirectory::file(std::string_view name) const {
  return path_ + "/" + std::string(name);
}

}  // namespace sudoku_sat
