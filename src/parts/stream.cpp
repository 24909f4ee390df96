// A stream of puzzles, one a line, in ranges of bytes. Nothing of the input is copied and hardly
// anything of it is read, so that a stream of any length is split at once; a part finds by itself
// where its first line begins. Results are put together one behind the other.
#include "stream.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>

#include "base/compression.hpp"
#include "base/digest.hpp"
#include "base/json_fields.hpp"
#include "line_blocks.hpp"
#include "manifest_text.hpp"
#include "registry.hpp"
#include "renumbering.hpp"
#include "stream_part_run.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

namespace {

using Json = nlohmann::ordered_json;

/// Throws: InputError where there is none.
struct stat status_of(const std::string& file) {
  struct stat status {};
  if (::stat(file.c_str(), &status) == 0) return status;
  throw InputError({file}, std::generic_category().message(errno));
}

bool is_compressed(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  char bytes[16];
  in.read(bytes, sizeof bytes);
  return compression_by_magic({bytes, static_cast<std::size_t>(in.gcount())}) != nullptr;
}

/// The size and the end of a stream's first puzzle: what stands before is about all parts.
struct FirstPuzzle {
  int size = 0;
  std::optional<std::uint64_t> end = {};  ///< none: a line might be a row
  Position position = {};
};

/// Throws: InputError where there is none.
FirstPuzzle first_puzzle(const StreamInput& input, std::optional<int> size) {
  PuzzleReader reader(LineReader::open(input.file), {.size = size});
  while (const std::optional<PuzzleInput> item = reader.next()) {
    if (!item->puzzle) continue;
    return {item->puzzle->geometry().size(), reader.end_of_line(), item->position};
  }
  throw InputError({input.called}, "no puzzle in it");
}

/// Where the first puzzle ends. The command gets its size where that isn't clear otherwise. Throws:
/// InputError where there is none, or the stream can't be cut at its lines.
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
      "not surely a puzzle on each line: give the size in a header, or use convert -f line");
}

void check(const Manifest& manifest, const std::string& file) { stream_of(manifest, file); }

PartEnd run(const PartsDirectory& parts, std::size_t part, const PartTools& tools) {
  return StreamPartRun(parts, part, tools).run();
}

double share(const PartsDirectory& parts, const PartProgress& progress) {
  const ByteRange bytes = stream_part(parts, progress.so_far.part).bytes;
  return static_cast<double>(progress.end - bytes.begin) /
         static_cast<double>(bytes.end - bytes.begin);
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

Stream stream_of(const Manifest& manifest, const std::string& file) {
  const Json json = parse_json(manifest.work, file);
  JsonObject object(json, {file, "work"});
  Stream stream{object.text("file"), object.count("bytes")};
  object.end();
  return stream;
}

StreamPart stream_part(const PartsDirectory& parts, std::size_t part) {
  const std::string& file = parts.manifest_file();
  const Json json = parse_json(parts.part(part), file);
  JsonObject object(json, JsonPlace{file, "parts"}.at(part - 1));
  if (object.count("part") != part) object.place("part").fail(fmt::format("not {}", part));
  StreamPart read{{object.count("begin"), object.count("end")}, object.text("edges")};
  object.end();
  if (read.bytes.begin >= read.bytes.end) object.place("end").fail("not above the beginning");
  return read;
}

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
  parts =
      std::clamp<std::uint64_t>(parts, 1, std::min(std::max<std::uint64_t>(bytes, 1), most_parts));
  Manifest manifest{.version = std::string(version),
                    .kind = std::string(part_entries::stream.name),
                    .command = std::move(command),
                    .input = input.called,
                    .work = strict_json({{"file", stream.file}, {"bytes", stream.bytes}}),
                    .parts = {}};
  std::uint64_t begin = 0;
  for (std::uint64_t i = 1; i <= parts; ++i) {
    // The longer ranges come first; no product, which might not fit.
    const std::uint64_t end = first + i * (bytes / parts) + std::min(i, bytes % parts);
    const std::string edges = digest_of_edges(input.file, begin, end);
    manifest.parts.push_back(
        strict_json({{"part", i}, {"begin", begin}, {"end", end}, {"edges", edges}}));
    begin = end;
  }
  return manifest;
}

const PartKind part_entries::stream{.name = "stream",
                                    .check = check,
                                    .run = run,
                                    .share_done = share,
                                    .inputs = inputs,
                                    .merge = merge};

}  // namespace sudoku_sat
