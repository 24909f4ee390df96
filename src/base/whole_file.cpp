#include "whole_file.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>

#include "compression.hpp"
#include "sudoku_sat/base.hpp"

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

}  // namespace sudoku_sat::base
