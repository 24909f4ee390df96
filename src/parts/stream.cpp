// kind: a stream of puzzles, one per line, in ranges of bytes. The input is not copied and hardly
// read, so that a stream of any length is split immediately; a part itself finds where its first
// line begins. Results are concatenated.
#include <fmt/format.h>
#include <sys/stat.h>

#include <cerrno>
#include <filesystem>
#include <fstream>

#include "base/compression.hpp"
#include "base/whole_file.hpp"
#include "registry.hpp"
#include "result_lines.hpp"
#include "stretches.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

using namespace parts;

namespace {

using Json = base::Json;

/// Throws: InputError if there is none.
struct stat status_of(const std::string& file) {
  struct stat status {};
  if (::stat(file.c_str(), &status) == 0) return status;
  throw InputError({file}, std::generic_category().message(errno));
}

bool is_compressed(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  char bytes[16];
  in.read(bytes, sizeof bytes);
  return base::compression_by_magic({bytes, static_cast<std::size_t>(in.gcount())}) != nullptr;
}

/// The size and the end of a stream's first puzzle: what comes before applies to all parts.
struct FirstPuzzle {
  int size = 0;
  std::optional<std::uint64_t> end = {};  ///< none: a line might be a row
  Position position = {};
};

/// Throws: InputError if there is none.
FirstPuzzle first_puzzle(const StreamInput& input, std::optional<int> size) {
  PuzzleReader reader(LineReader::open(input.file), {.size = size});
  while (const std::optional<PuzzleInput> item = reader.next()) {
    if (!item->puzzle) continue;
    return {item->puzzle->geometry().size(), reader.end_of_line(), item->position};
  }
  throw InputError({input.called}, "contains no puzzle");
}

/// Where the first puzzle ends. The command gets its size if that is ambiguous. Throws: InputError
/// if there is none, or the stream can't be cut at its lines.
std::uint64_t end_of_first_puzzle(const StreamInput& input, PartCommand& command) {
  const FirstPuzzle first = first_puzzle(input, input.size);
  if (first.end) return *first.end;
  if (!input.size) {
    const FirstPuzzle again = first_puzzle(input, first.size);
    if (again.end && again.size == first.size) {
      command.words.insert(command.words.end(), {"--size", std::to_string(first.size)});
      return *again.end;
    }
  }
  Position position = first.position;
  position.source = input.called;
  throw InputError(
      position,
      "may not have one puzzle per line: give the size in a header, or use convert -f line");
}

// Few puzzles: it is not yet known whether one takes a microsecond or an hour.
constexpr std::uint64_t first_stretch = 512;
constexpr std::uint64_t longest_stretch = std::uint64_t{64} << 20;

/// The number of lines that begin in a range of bytes: each after the end of another.
std::uint64_t lines_in(const std::string& file, std::uint64_t begin, std::uint64_t end) {
  return begin == 0 ? 1 + count_lines(file, 0, end - 1) : count_lines(file, begin - 1, end - 1);
}

/// The lines that begin in a range of bytes.
struct StreamPart {
  ByteRange bytes;
  std::string edges;  ///< digest of its first and last 4 KiB
};

/// The stream as it was when it was split.
struct Stream {
  std::string file;  ///< its whole path, or its name in the manifest's directory
  std::uint64_t bytes = 0;
};

Stream stream_of(const Manifest& manifest, const std::string& file) {
  KindFields work(manifest, file);
  Stream stream{work->text("file"), work->count("bytes")};
  work->end();
  return stream;
}

StreamPart stream_part(const PartsDirectory& parts, std::size_t number) {
  KindFields part(parts, number);
  StreamPart read{read_range(part), part->text("edges")};
  part->end();
  return read;
}

/// A part is found by its range of bytes; its lines are concatenated, with the numbers that they
/// have in the part.
class StreamPartRun : public PartInStretches {
 public:
  StreamPartRun(const PartsDirectory& parts, std::size_t part, const PartTools& tools)
      : StreamPartRun(parts, part, tools, stream_part(parts, part)) {}

 private:
  StreamPartRun(const PartsDirectory& parts, std::size_t part, const PartTools& tools,
                const StreamPart& range)
      : PartInStretches(
            parts, part, tools,
            {range.bytes.begin, range.bytes.end, first_stretch, longest_stretch, "bytes"}),
        stream_(stream_of(parts.manifest(), parts.manifest_file())),
        recorded_(stream_.file),
        range_(range) {
    stream_.file = parts.file(recorded_);
  }

  void check_input() const override {
    std::error_code error;
    const std::uintmax_t bytes = std::filesystem::file_size(stream_.file, error);
    if (error) throw InputError({stream_.file}, error.message());
    if (bytes != stream_.bytes ||
        base::digest_of_edges(stream_.file, range_.bytes.begin, range_.bytes.end) != range_.edges) {
      throw InputError({stream_.file}, "has changed since it was split");
    }
  }

  std::vector<std::string> options(std::uint64_t begin, std::uint64_t end) const override {
    return {"--bytes", fmt::format("{}:{}:{}", begin, end, so_far().lines)};
  }

  std::vector<std::string> inputs() const override { return {"--", stream_.file}; }

  void take(const std::string& file, std::uint64_t begin, std::uint64_t end) override {
    const Renumbering renumbering(parts().manifest(), stream_.file, recorded_);
    std::uint64_t items = 0;
    std::string buffer;
    // If there is no puzzle, commands write no file.
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

  Stream stream_;         ///< with its whole path
  std::string recorded_;  ///< its name in the manifest
  StreamPart range_;
};

void check(const Manifest& manifest, const std::string& file) { stream_of(manifest, file); }

PartEnd run(const PartsDirectory& parts, std::size_t part, const PartTools& tools) {
  return StreamPartRun(parts, part, tools).run();
}

int merge(const PartsDirectory& parts, Results& results, Output& out) {
  results.require_all();
  const Manifest& manifest = parts.manifest();
  const Renumbering renumbering(manifest, stream_of(manifest, "").file, manifest.input);
  Receipt before;
  std::string buffer;
  int status = 0;
  for (const Results::Entry& entry : results.entries()) {
    results.next();
    for_each_block(parts.result(entry.part), [&](std::string_view lines) {
      out.write(renumbering.renumbered(lines, before.items, before.lines, buffer));
    });
    before.items += entry.receipt->items;
    before.lines += entry.receipt->lines;
    status = more_serious(status, entry.receipt->status);
  }
  return status;
}

std::vector<std::string> inputs(const PartsDirectory& parts) {
  return {parts.file(stream_of(parts.manifest(), parts.manifest_file()).file)};
}

}  // namespace

bool can_be_cut(const std::string& input) {
  return input != "-" && S_ISREG(status_of(input).st_mode) && !is_compressed(input);
}

void copy_stream(const std::string& input, const std::string& file,
                 const std::atomic<bool>* interrupt) {
  LineReader lines = LineReader::open(input);
  lines.watch(interrupt);
  Output out(file);
  std::string_view line;
  while (lines.next(line)) {
    out.write(line);
    out.write("\n");
  }
  out.commit();
}

Manifest split_stream(const StreamInput& input, PartCommand command, std::uint64_t parts) {
  const Stream stream{input.recorded, static_cast<std::uint64_t>(status_of(input.file).st_size)};
  if (stream.bytes == 0) throw InputError({input.called}, "is empty");
  const std::uint64_t first = end_of_first_puzzle(input, command);
  const std::uint64_t bytes = stream.bytes - first;
  Manifest manifest = manifest_of(part_entries::stream, std::move(command), input.called,
                                  {{"file", stream.file}, {"bytes", stream.bytes}});
  add_ranges(
      manifest, first, stream.bytes,
      std::clamp<std::uint64_t>(parts, 1, std::min(std::max<std::uint64_t>(bytes, 1), max_parts)),
      [&](std::uint64_t begin, std::uint64_t end) {
        return Json{{"edges", base::digest_of_edges(input.file, begin, end)}};
      });
  return manifest;
}

const PartKind part_entries::stream{
    .name = "stream", .check = check, .run = run, .inputs = inputs, .merge = merge};

}  // namespace sudoku_sat
