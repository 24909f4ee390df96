// The length of a stretch follows from the time that the last one took. Only the result is fixed,
// so how it is cut into stretches does not matter.
#include "stream_part_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <vector>

#include "base/digest.hpp"
#include "renumbering.hpp"

namespace sudoku_sat {

namespace {

constexpr std::uint64_t first_stretch = std::uint64_t{64} << 10;
constexpr std::uint64_t longest_stretch = std::uint64_t{64} << 20;
constexpr double short_time = 2;
constexpr double long_time = 20;

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

/// A temporary file, which goes with this.
struct Scrap {
  std::string name;
  ~Scrap() { std::remove(name.c_str()); }
};

}  // namespace

StreamPartRun::StreamPartRun(const PartsDirectory& parts, std::size_t part, const PartTools& tools)
    : parts_(parts),
      part_(part),
      tools_(tools),
      stream_(stream_of(parts.manifest(), parts.manifest_file())),
      range_(stream_part(parts, part)),
      bytes_(range_.bytes),
      file_(parts.partial(part)) {
  check_input();
  progress_.end = bytes_.begin;
  progress_.so_far.part = part;
  resume();
}

/// Throws: InputError where the input isn't what was split.
void StreamPartRun::check_input() const {
  std::error_code error;
  const std::uintmax_t bytes = std::filesystem::file_size(stream_.file, error);
  if (error) throw InputError({stream_.file}, error.message());
  if (bytes != stream_.bytes ||
      digest_of_edges(stream_.file, bytes_.begin, bytes_.end) != range_.edges) {
    throw InputError({stream_.file}, "is not what was split: it has changed since");
  }
}

void StreamPartRun::resume() {
  const std::optional<PartProgress> kept = parts_.progress(part_);
  const bool usable = kept && kept->end > bytes_.begin && kept->end <= bytes_.end &&
                      kept->so_far.bytes <= file_.size();
  if (usable) progress_ = *kept;
  file_.cut(progress_.so_far.bytes);
}

PartEnd StreamPartRun::cut_short(std::string_view why) const {
  return {false, fmt::format("{} after {} of {} bytes; the next run goes on there", why,
                             progress_.end - bytes_.begin, bytes_.end - bytes_.begin)};
}

PartEnd StreamPartRun::run() {
  const Limits limits(tools_.seconds);
  std::uint64_t length = first_stretch;
  while (progress_.end < bytes_.end) {
    if (limits.expired()) return cut_short("time-out");
    const double before = progress_.so_far.seconds;
    if (!stretch(progress_.end + std::min(length, bytes_.end - progress_.end))) {
      return cut_short("interrupted");
    }
    const double seconds = progress_.so_far.seconds - before;
    if (seconds < short_time) length = std::min(2 * length, longest_stretch);
    if (seconds > long_time) length = std::max<std::uint64_t>(length / 2, 1);
  }
  // A stream that changed while it was read would give results that nobody can explain.
  check_input();
  parts_.finish(progress_.so_far);
  return {};
}

int StreamPartRun::run_command(const ByteRange& bytes, const std::string& out) const {
  std::vector<std::string> words = parts_.manifest().command.words;
  words.insert(words.end(),
               {"--bytes", fmt::format("{}:{}:{}", bytes.begin, bytes.end, bytes.lines), "-o", out,
                "--", stream_.file});
  return tools_.run_command(words);
}

bool StreamPartRun::stretch(std::uint64_t end) {
  const Scrap scrap{parts_.partial(part_) + ".new"};
  const auto begin = Limits::Clock::now();
  const ByteRange bytes{progress_.end, end, progress_.so_far.lines};
  const int status = run_command(bytes, scrap.name);
  if (tools_.interrupted()) return false;
  const std::chrono::duration<double> seconds = Limits::Clock::now() - begin;
  // Where no puzzle is, commands write no file.
  std::ifstream in(scrap.name, std::ios::binary);
  const Renumbering renumbering(parts_.manifest(), stream_.file, false);
  std::string line;
  std::string text;
  std::uint64_t items = 0;
  while (std::getline(in, line)) {
    line += '\n';
    renumbering.append(line, progress_.so_far.items, 0, text);
    ++items;
    if (text.size() < (std::size_t{1} << 20)) continue;
    file_.append(text);
    progress_.so_far.bytes += text.size();
    text.clear();
  }
  file_.append(text);
  progress_.so_far.bytes += text.size();
  progress_.so_far.items += items;
  keep(end, status, seconds.count());
  return true;
}

void StreamPartRun::keep(std::uint64_t end, int status, double seconds) {
  Receipt& so_far = progress_.so_far;
  so_far.lines += lines_in(stream_.file, progress_.end, end);
  so_far.status = more_serious(so_far.status, status);
  so_far.seconds += seconds;
  progress_.end = end;
  file_.sync();
  parts_.write(progress_);
  if (tools_.on_progress) tools_.on_progress(end - bytes_.begin, bytes_.end - bytes_.begin);
}

}  // namespace sudoku_sat
