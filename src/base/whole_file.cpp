#include "whole_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>

#include "compression.hpp"
#include "sudoku_sat/io.hpp"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace sudoku_sat::base {

namespace {

[[noreturn]] void fail_larger(const std::string& path, std::size_t most) {
  throw InputError({path}, fmt::format("more than {} MB", most >> 20));
}

}  // namespace

void require_regular_file(const std::string& path) {
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  if (std::filesystem::is_regular_file(status)) return;
  throw InputError({path}, error ? error.message() : "not a regular file");
}

std::string read_whole(const std::string& path, std::size_t most) {
  require_regular_file(path);
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(path, error);
  if (error || size > most) {
    fail_larger(path, most);
  }
  std::string text(static_cast<std::size_t>(size), '\0');
  std::ifstream in(path, std::ios::binary);
  if (!in.read(text.data(), static_cast<std::streamsize>(size))) {
    throw InputError({path}, "can't be read");
  }
  return text;
}

std::string read_plain(const std::string& path, std::size_t most) {
  constexpr std::size_t piece = std::size_t{1} << 20;
  std::string raw = read_whole(path, most);
  const CompressionFormat* const format = compression_by_magic(raw);
  if (format == nullptr) {
    require_readable(raw, path);
    return raw;
  }
  CompressedInput input(*format, raw);
  const auto nothing_more = [](char*, std::size_t) { return std::size_t{0}; };
  std::string text;
  try {
    for (std::size_t size = 0;;) {
      poll_limits(piece / 16);
      text.resize(size + piece);
      const std::size_t got = input.read(text.data() + size, piece, nothing_more);
      size += got;
      if (size > most) fail_larger(path, most);
      if (got > 0) continue;
      text.resize(size);
      return text;
    }
  } catch (const CompressedInput::Damage& damage) {
    throw InputError({path}, damage.what());
  }
}

Position position_of_byte(std::string_view text, std::size_t byte, const std::string& file) {
  const std::string_view before = text.substr(0, byte);
  const auto lines = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
  return {file, lines + 1, before.size() - (before.rfind('\n') + 1) + 1};
}

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

void write_whole(const std::string& path, std::string_view text) {
  Output out(path);
  out.write(text);
  out.commit();
}

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
