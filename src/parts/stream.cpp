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

/// Throws: InputError unless it is a file with something in it.
std::uint64_t size_of_file(const std::string& file) {
  if (file == "-") throw InputError({file}, "a pipe can't be cut into parts: write it to a file");
  struct stat status {};
  if (::stat(file.c_str(), &status) != 0) {
    throw InputError({file}, std::generic_category().message(errno));
  }
  if (!S_ISREG(status.st_mode)) {
    throw InputError({file},
                     "is no file that can be cut into parts; what comes by a pipe, write to one");
  }
  if (status.st_size == 0) throw InputError({file}, "is empty");
  return static_cast<std::uint64_t>(status.st_size);
}

/// Throws: InputError where the file is compressed.
void require_plain(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  char bytes[16];
  in.read(bytes, sizeof bytes);
  if (compression_by_magic({bytes, static_cast<std::size_t>(in.gcount())}) == nullptr) return;
  throw InputError({file}, "is compressed: decompress it first, since parts are ranges of bytes");
}

/// Where the first puzzle of a stream ends: what stands before it is about all parts. Throws:
/// InputError where there is none, or the stream can't be cut at its lines.
std::uint64_t end_of_first_puzzle(const std::string& input) {
  PuzzleReader reader(LineReader::open(input));
  while (const std::optional<PuzzleInput> item = reader.next()) {
    if (!item->puzzle) continue;
    if (const std::optional<std::uint64_t> end = reader.end_of_line()) return *end;
    throw InputError(
        item->position,
        "not surely a puzzle on each line: give the size in a header, or use convert -f line");
  }
  throw InputError({input}, "no puzzle in it");
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
  const Renumbering renumbering(parts.manifest(), stream_of(parts.manifest(), "").file, true);
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

Manifest split_stream(const std::string& input, const PartCommand& command, std::uint64_t parts) {
  const Stream stream{std::filesystem::absolute(input).string(), size_of_file(input)};
  require_plain(input);
  const std::uint64_t first = end_of_first_puzzle(input);
  const std::uint64_t bytes = stream.bytes - first;
  parts =
      std::clamp<std::uint64_t>(parts, 1, std::min(std::max<std::uint64_t>(bytes, 1), most_parts));
  Manifest manifest{.version = std::string(version),
                    .kind = std::string(part_entries::stream.name),
                    .command = command,
                    .input = input,
                    .work = strict_json({{"file", stream.file}, {"bytes", stream.bytes}}),
                    .parts = {}};
  std::uint64_t begin = 0;
  for (std::uint64_t i = 1; i <= parts; ++i) {
    // The longer ranges come first; no product, which might not fit.
    const std::uint64_t end = first + i * (bytes / parts) + std::min(i, bytes % parts);
    const std::string edges = digest_of_edges(stream.file, begin, end);
    manifest.parts.push_back(
        strict_json({{"part", i}, {"begin", begin}, {"end", end}, {"edges", edges}}));
    begin = end;
  }
  return manifest;
}

const PartKind part_entries::stream{
    .name = "stream", .check = check, .run = run, .share_done = share, .merge = merge};

}  // namespace sudoku_sat
