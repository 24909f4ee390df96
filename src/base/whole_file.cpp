// Regular files alone: a pipe has no size, and may never end.
#include "whole_file.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

void require_regular_file(const std::string& path) {
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  if (std::filesystem::is_regular_file(status)) return;
  throw InputError({path}, error ? error.message() : "this is no regular file");
}

std::string read_whole(const std::string& path, std::size_t most) {
  require_regular_file(path);
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(path, error);
  if (error || size > most) {
    throw InputError({path}, fmt::format("more than {} MB", most >> 20));
  }
  std::string text(static_cast<std::size_t>(size), '\0');
  std::ifstream in(path, std::ios::binary);
  if (!in.read(text.data(), static_cast<std::streamsize>(size))) {
    throw InputError({path}, "can't be read");
  }
  return text;
}

}  // namespace sudoku_sat
