// The file of a proof, and its size.
//
// CaDiCaL writes through the C library and ignores its errors, so we open the stream here and check
// it for errors. Given a path, CaDiCaL would also start a program to compress files with names in
// .gz and the like.
#include "cadical_parts.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <new>
#include <system_error>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

using namespace solvers;

namespace {

std::string text_of(int error) { return std::generic_category().message(error); }

/// Appends to the text `target`; too long a text is an error, like a full disk.
ssize_t append_proof(void* target, const char* bytes, std::size_t size) noexcept {
  std::string& text = *static_cast<std::string*>(target);
  try {
    if (size <= max_proof_in_memory - text.size()) {
      text.append(bytes, size);
      return static_cast<ssize_t>(size);
    }
    errno = EFBIG;
  } catch (const std::bad_alloc&) {
    errno = ENOMEM;
  }
  return 0;
}

}  // namespace

namespace solvers {

// "e": no program that we start inherits it.
ProofFile::ProofFile(const std::string& path)
    : path_(path), stream_(std::fopen(path.c_str(), "we")) {
  if (stream_ == nullptr) fail(errno);
}

ProofFile::ProofFile(std::string* text) : path_("memory"), stream_(nullptr) {
  text->clear();
  cookie_io_functions_t functions{};
  functions.write = append_proof;
  stream_ = ::fopencookie(text, "w", functions);
  if (stream_ == nullptr) fail(errno);
}

ProofFile::~ProofFile() { std::fclose(stream_); }

void ProofFile::flush() {
  if (std::fflush(stream_) != 0) fail(errno);
  if (std::ferror(stream_) != 0) fail(error_of_writing());
}

/// The reason of an earlier failed write is lost, so we take that of another one.
int ProofFile::error_of_writing() {
  const std::array<char, std::size_t{64} << 10> more{};
  std::clearerr(stream_);
  errno = 0;
  const bool written =
      std::fwrite(more.data(), 1, more.size(), stream_) == more.size() && std::fflush(stream_) == 0;
  return written || errno == 0 ? EIO : errno;
}

void ProofFile::fail(int error) const {
  throw SolverError(fmt::format("can't write the proof to {}: {}", path_, text_of(error)));
}

}  // namespace solvers

ProofSize proof_size(const std::string& proof_file) {
  std::ifstream in(proof_file, std::ios::binary);
  ProofSize size;
  for (std::string line; std::getline(in, line);) {
    size.bytes += line.size() + (in.eof() ? 0 : 1);
    if (!line.starts_with('d')) ++size.lemmas;
  }
  if (in.eof()) return size;
  throw SolverError(fmt::format("can't read the proof {}: {}", proof_file, text_of(errno)));
}

}  // namespace sudoku_sat
