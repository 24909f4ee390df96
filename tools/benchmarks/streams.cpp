// A file that is too short to be timed is written several times in a row, as often as the time asks
// for.
#include "streams.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <limits>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::bench {

namespace {

constexpr double min_seconds = 0.4;
constexpr std::size_t max_copies = 100'000;

/// Writes the first lines of a file, at most `count`, so many times; returns how many it wrote.
std::size_t copy_lines(const std::string& from, const std::string& to, std::size_t count,
                       std::size_t copies) {
  Output output(to);
  std::size_t written = 0;
  for (std::size_t copy = 0; copy < copies; ++copy) {
    LineReader lines = LineReader::open(from);
    std::string_view line;
    for (std::size_t i = 0; i < count && lines.next(line); ++i) {
      output.write(line);
      output.write("\n");
      ++written;
    }
  }
  output.commit();
  return written;
}

}  // namespace

Stream read_stream(const Bench& bench, const std::string& path) {
  constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
  const std::string name = std::filesystem::path(path).filename().string();
  const std::string converted = bench.file("converted.txt");
  bench.prepare(bench.program({"convert", "-f", "line", path, "-o", converted}));
  const std::string file = bench.file(name + ".lines");
  const std::size_t count = copy_lines(converted, file, all, 1);
  if (count == 0) throw Error(path + ": no puzzle");
  return {name, file, count};
}

Stream first_of(const Bench& bench, const Stream& stream, std::size_t count) {
  if (stream.count <= count) return stream;
  const std::string file = bench.file(fmt::format("{}-first-{}", stream.name, count));
  return {stream.name, file, copy_lines(stream.file, file, count, 1)};
}

Stream stretched(const Bench& bench, const Stream& stream, const Command& command) {
  Stream all = stream;
  for (std::size_t copies = 1; copies < max_copies;) {
    Command longer = command;
    longer.words.back() = all.file;
    const double seconds = bench.prepare(longer).wall;
    if (seconds >= min_seconds) break;
    // What starting takes makes the first estimates too small.
    const double wanted = 1.2 * min_seconds / std::max(seconds, 0.001);
    copies *= std::clamp<std::size_t>(static_cast<std::size_t>(wanted), 2, 50);
    all.file = fmt::format("{}-{}-times", stream.file, copies);
    all.count = copy_lines(stream.file, all.file, stream.count, copies);
  }
  return all;
}

}  // namespace sudoku_sat::bench
