// Lines are put one behind the other, with the numbers that they have in the part.
#include "stream_part_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "base/digest.hpp"
#include "line_blocks.hpp"
#include "renumbering.hpp"

namespace sudoku_sat {

namespace {

// Some puzzles: nobody knows yet whether one takes a microsecond or an hour.
constexpr std::uint64_t first_stretch = 512;
constexpr std::uint64_t longest_stretch = std::uint64_t{64} << 20;

/// The number of lines that begin in a range of bytes: each behind the end of another.
std::uint64_t lines_in(const std::string& file, std::uint64_t begin, std::uint64_t end) {
  return begin == 0 ? 1 + count_lines(file, 0, end - 1) : count_lines(file, begin - 1, end - 1);
}

}  // namespace

StreamPartRun::StreamPartRun(const PartsDirectory& parts, std::size_t part, const PartTools& tools,
                             const StreamPart& range)
    : PartInStretches(
          parts, part, tools,
          {range.bytes.begin, range.bytes.end, first_stretch, longest_stretch, "bytes"}),
      stream_(stream_of(parts.manifest(), parts.manifest_file())),
      recorded_(stream_.file),
      range_(range) {
  stream_.file = parts.file(recorded_);
}

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
  const Renumbering renumbering(parts().manifest(), stream_.file, recorded_);
  std::uint64_t items = 0;
  std::string buffer;
  // Where no puzzle is, commands write no file.
  std::error_code error;
  if (std::filesystem::exists(file, error)) {
    for_each_block(file, [&](std::string_view lines) {
      append(renumbering.renumbered(lines, so_far().items, 0, buffer));
      items += count_lines(lines);
    });
  }
  so_far().items += items;
  so_far().lines += lines_in(stream_.file, begin, end);
}

}  // namespace sudoku_sat
