#include "compression.hpp"

#include <algorithm>
#include <array>

namespace sudoku_sat {

namespace {

constexpr std::array<const CompressionFormat*, 3> all_formats = {&gzip_format, &xz_format,
                                                                 &zstd_format};

template <class Matches>
const CompressionFormat* first_that(const Matches& matches) {
  const auto found = std::find_if(all_formats.begin(), all_formats.end(), matches);
  return found == all_formats.end() ? nullptr : *found;
}

}  // namespace

std::span<const CompressionFormat* const> compression_formats() { return all_formats; }

const CompressionFormat* compression_by_name(std::string_view path) {
  return first_that(
      [&](const CompressionFormat* format) { return path.ends_with(format->ending); });
}

const CompressionFormat* compression_by_magic(std::string_view bytes) {
  return first_that(
      [&](const CompressionFormat* format) { return bytes.starts_with(format->magic); });
}

bool may_become_compressed(std::string_view bytes) {
  return first_that([&](const CompressionFormat* format) {
           return bytes.size() < format->magic.size() && format->magic.starts_with(bytes);
         }) != nullptr;
}

}  // namespace sudoku_sat
