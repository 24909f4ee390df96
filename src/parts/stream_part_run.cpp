// Lines are put one behind the other, with the numbers that they have in the part.
#include "stream_part_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <vector>

#include "base/digest.hpp"
#include "renumbering.hpp"

namespace sudoku_sat {

namespace {

constexpr std::uint64_t first_stretch = std::uint64_t{64} << 10;
constexpr std::uint64_t longest_stretch = std::uint64_t{64} << 20;

/// The number of lines that begin in a range of bytes.
std::uint64_t lines_in(const std::string& file, std::uint64_t begin, std::uint64_t end) {
  // A line begins behind the end of another, so the range is looked at from one byte before.
  std::uint64_t lines = begin == 0 ? 1 : 0;
  std::uint64_t left = begin == 0 ? end - 1 : end - begin;
  std::ifstream in(file, std::ios::binary);
  in.seekg(static_cast<std::streamoff>(begin == 0 ? 0 : begin - 1));
  std::vector<char> buffer(std::size_t{256} << 10);
  while (in && left > 0) {
    in.read(buffer.data(),
            static_cast<std::streamsize>(std::min<std::uint64_t>(buffer.size(), left)));
    const std::streamsize got = in.gcount();
    lines += static_cast<std::uint64_t>(std::count(buffer.data(), buffer.data() + got, '\n'));
    left -= static_cast<std::uint64_t>(got);
  }
  return lines;
}

}  // namespace

StreamPartRun::StreamPartRun(const PartsDirectory& parts, std::size_t part, const PartTools& tools,
                             const StreamPart& range)
    : PartInStretches(
          parts, part, tools,
          {range.bytes.begin, range.bytes.end, first_stretch, longest_stretch, "bytes"}),
      stream_(stream_of(parts.manifest(), parts.manifest_file())),
      range_(range) {}

void StreamPartRun::check_input() const {
  std::error_code error;
  const std::uintmax_t bytes = std::filesystem::file_size(stream_.file, error);
  if (error) throw InputError({stream_.file}, error.message());
  if (bytes != stream_.bytes ||
      digest_of_edges(stream_.file, range_.bytes.begin, range_.bytes.end) != range_.edges) {
    throw InputError({stream_.file}, "is not what was split: it has changed since");
  }
}

std::vector<std::string> StreamPartRun::options(std::uint64_t begin, std::uint64_t end) const {
  return {"--bytes", fmt::format("{}:{}:{}", begin, end, so_far().lines)};
}

void StreamPartRun::take(const std::string& file, std::uint64_t begin, std::uint64_t end) {
  // Where no puzzle is, commands write no file.
  std::ifstream in(file, std::ios::binary);
  const Renumbering renumbering(parts().manifest(), stream_.file, false);
  std::string line;
  std::string text;
  std::uint64_t items = 0;
  while (std::getline(in, line)) {
    line += '\n';
    renumbering.append(line, so_far().items, 0, text);
    ++items;
    if (text.size() < (std::size_t{1} << 20)) continue;
    append(text);
    text.clear();
  }
  append(text);
  so_far().items += items;
  so_far().lines += lines_in(stream_.file, begin, end);
}

}  // namespace sudoku_sat
