// Blocks end at line ends, so that what changes single lines sees them whole; memory is a block, or
// a line that is longer.
#include "line_blocks.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <system_error>
#include <vector>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

namespace {

constexpr std::size_t lines_block_bytes = std::size_t{1} << 20;

std::ifstream opened(const std::string& file) {
  errno = 0;
  std::ifstream in(file, std::ios::binary);
  if (!in) throw InputError({file}, std::generic_category().message(errno == 0 ? EIO : errno));
  return in;
}

/// Reads up to `bytes` more bytes behind those in `buffer`. False at the end of the file.
bool read_more(std::ifstream& in, const std::string& file, std::size_t bytes, std::string& buffer) {
  poll_limits(bytes / 16);
  const std::size_t kept = buffer.size();
  buffer.resize(kept + bytes);
  in.read(buffer.data() + kept, static_cast<std::streamsize>(bytes));
  buffer.resize(kept + static_cast<std::size_t>(in.gcount()));
  if (in.bad()) throw InputError({file}, "can't be read");
  return static_cast<bool>(in);
}

}  // namespace

std::uint64_t count_lines(std::string_view text) {
  // Sums of bytes, of which compilers add many at once: before they overflow they are added up.
  constexpr std::size_t width = 64;
  constexpr std::size_t rounds = 255;
  std::uint64_t lines = 0;
  while (text.size() >= width) {
    const std::size_t steps = std::min(text.size() / width, rounds);
    std::array<std::uint8_t, width> sums{};
    for (std::size_t step = 0; step < steps; ++step) {
      const char* const bytes = text.data() + step * width;
      for (std::size_t i = 0; i < width; ++i) {
        sums[i] = static_cast<std::uint8_t>(sums[i] + (bytes[i] == '\n' ? 1 : 0));
      }
    }
    for (const std::uint8_t sum : sums) lines += sum;
    text.remove_prefix(steps * width);
  }
  return lines + static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
}

void for_each_block(const std::string& file, const std::function<void(std::string_view)>& take) {
  std::ifstream in = opened(file);
  std::string buffer;
  for (bool more = true; more;) {
    more = read_more(in, file, lines_block_bytes, buffer);
    const std::size_t whole = more ? buffer.rfind('\n') + 1 : buffer.size();
    if (whole > 0) take(std::string_view(buffer).substr(0, whole));
    buffer.erase(0, whole);
  }
}

std::uint64_t count_lines(const std::string& file, std::uint64_t begin, std::uint64_t end) {
  std::ifstream in = opened(file);
  in.seekg(static_cast<std::streamoff>(begin));
  std::uint64_t lines = 0;
  std::string buffer;
  for (std::uint64_t left = end - begin; left > 0 && in; left -= buffer.size()) {
    buffer.clear();
    read_more(in, file, static_cast<std::size_t>(std::min<std::uint64_t>(left, lines_block_bytes)),
              buffer);
    lines += count_lines(std::string_view(buffer));
  }
  return lines;
}

}  // namespace sudoku_sat
