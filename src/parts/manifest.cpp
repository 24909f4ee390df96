// What the parts are. Nothing of the input is copied and hardly anything of it is read, so that a
// stream of any length is split at once; a part finds by itself where its first line begins.
#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>

#include "base/compression.hpp"
#include "base/json_fields.hpp"
#include "digest.hpp"
#include "manifest_json.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view form = "sudoku-sat manifest";

/// Throws: InputError unless it is a file with something in it.
std::uint64_t size_of_file(const std::string& file) {
  struct stat status {};
  if (::stat(file.c_str(), &status) != 0) {
    throw InputError({file}, std::generic_category().message(errno));
  }
  if (!S_ISREG(status.st_mode)) throw InputError({file}, "is no file that can be cut into parts");
  if (status.st_size == 0) throw InputError({file}, "is empty");
  return static_cast<std::uint64_t>(status.st_size);
}

Json parts_json(const Manifest& manifest) {
  Json parts = Json::array();
  for (const StreamPart& part : manifest.parts) {
    parts.push_back({{"part", parts.size() + 1},
                     {"begin", part.bytes.begin},
                     {"end", part.bytes.end},
                     {"edges", part.edges}});
  }
  return parts;
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

StreamPart read_part(const Json& json, const JsonPlace& place, std::size_t number) {
  JsonObject object(json, place);
  if (object.count("part") != number) object.place("part").fail(fmt::format("not {}", number));
  StreamPart part{{object.count("begin"), object.count("end")}, object.text("edges")};
  object.end();
  return part;
}

}  // namespace

Manifest split_stream(const std::string& input, const std::vector<std::string>& command,
                      std::uint64_t parts) {
  Manifest manifest{.version = std::string(version),
                    .command = command,
                    .input = input,
                    .file = std::filesystem::absolute(input).string(),
                    .bytes = size_of_file(input),
                    .parts = {}};
  require_plain(input);
  const std::uint64_t first = end_of_first_puzzle(input);
  const std::uint64_t bytes = manifest.bytes - first;
  parts =
      std::clamp<std::uint64_t>(parts, 1, std::min(std::max<std::uint64_t>(bytes, 1), most_parts));
  std::uint64_t begin = 0;
  for (std::uint64_t i = 1; i <= parts; ++i) {
    // The longer ranges come first; no product, which might not fit.
    const std::uint64_t end = first + i * (bytes / parts) + std::min(i, bytes % parts);
    manifest.parts.push_back({{begin, end}, digest_of_edges(manifest.file, begin, end)});
    begin = end;
  }
  return manifest;
}

std::string to_text(const Manifest& manifest) {
  Json json{{"form", form},
            {"version", manifest.version},
            {"command", manifest.command},
            {"input", manifest.input},
            {"file", manifest.file},
            {"bytes", manifest.bytes},
            {"parts", parts_json(manifest)}};
  json["digest"] = digest_of(json.dump());
  return json.dump(1) + '\n';
}

Manifest read_manifest(const std::string& text, const std::string& file) {
  const Json json = parse_json(text, file);
  JsonObject object(json, {file});
  if (object.text("form") != form) object.place("form").fail(fmt::format("not '{}'", form));
  Manifest manifest;
  manifest.version = object.text("version");
  if (manifest.version != version) {
    object.place("version").fail(fmt::format("made by version {}, this is {}: split again",
                                             shown(manifest.version), version));
  }
  const JsonPlace words = object.place("command");
  for (const Json& word : object.array("command")) {
    manifest.command.push_back(text_of(word, words.at(manifest.command.size())));
  }
  manifest.input = object.text("input");
  manifest.file = object.text("file");
  manifest.bytes = object.count("bytes");
  const JsonPlace parts = object.place("parts");
  for (const Json& part : object.array("parts")) {
    const std::size_t number = manifest.parts.size();
    manifest.parts.push_back(read_part(part, parts.at(number), number + 1));
  }
  object.text("digest");
  object.end();
  if (to_text(manifest) != text) throw InputError({file}, "was altered: its digest is another");
  return manifest;
}

}  // namespace sudoku_sat
