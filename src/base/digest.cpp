#define XXH_INLINE_ALL
#include "digest.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <memory>
#include <vector>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat::base {

namespace {

constexpr std::uint64_t edge = 4096;

class Digest {
 public:
  Digest() : state_(XXH3_createState(), &XXH3_freeState) { XXH3_128bits_reset(state_.get()); }

  void add(std::string_view text) { XXH3_128bits_update(state_.get(), text.data(), text.size()); }

  std::string text() const {
    const XXH128_hash_t hash = XXH3_128bits_digest(state_.get());
    return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
  }

 private:
  std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> state_;
};

[[noreturn]] void fail(const std::string& file) {
  throw InputError({file}, std::generic_category().message(errno == 0 ? EIO : errno));
}

std::ifstream open(const std::string& file) {
  errno = 0;
  std::ifstream in(file, std::ios::binary);
  if (!in) fail(file);
  return in;
}

std::string read(std::ifstream& in, const std::string& file, std::uint64_t begin,
                 std::uint64_t bytes) {
  std::string text(static_cast<std::size_t>(bytes), '\0');
  errno = 0;
  in.seekg(static_cast<std::streamoff>(begin));
  if (!in.read(text.data(), static_cast<std::streamsize>(bytes))) {
    if (in.eof()) throw InputError({file}, "is shorter than it was");
    fail(file);
  }
  return text;
}

}  // namespace

std::string digest_of(std::string_view text) {
  Digest digest;
  digest.add(text);
  return digest.text();
}

std::string digest_of_file(const std::string& file) {
  std::ifstream in = open(file);
  std::vector<char> buffer(std::size_t{1} << 20);
  Digest digest;
  while (in) {
    in.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
    digest.add({buffer.data(), static_cast<std::size_t>(in.gcount())});
  }
  if (in.bad()) fail(file);
  return digest.text();
}

std::string digest_of_edges(const std::string& file, std::uint64_t begin, std::uint64_t end) {
  std::ifstream in = open(file);
  const std::uint64_t bytes = std::min(edge, end - begin);
  Digest digest;
  digest.add(read(in, file, begin, bytes));
  digest.add(read(in, file, end - bytes, bytes));
  return digest.text();
}

}  // namespace sudoku_sat::base
