// Numbered things that a command makes or measures, each of which depends on its number alone:
// parts are ranges of them. Files that the command reads must be what they were.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "base/digest.hpp"
#include "base/json_fields.hpp"
#include "manifest_text.hpp"
#include "registry.hpp"
#include "stretches.hpp"

namespace sudoku_sat {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t most_things_at_once = std::uint64_t{1} << 32;
constexpr std::size_t block_bytes = std::size_t{1} << 20;

struct InputFile {
  std::string path;
  std::string digest;
};

/// What the manifest says of the work.
struct Range {
  std::uint64_t things = 0;
  std::string separator;
  std::vector<InputFile> files;
};

struct RangePart {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
};

Range range_of(const Manifest& manifest, const std::string& file) {
  const Json json = parse_json(manifest.work, file);
  JsonObject object(json, {file, "work"});
  Range range{object.count("things"), object.text("separator"), {}};
  const JsonPlace files = object.place("files");
  for (const Json& entry : object.array("files")) {
    JsonObject one(entry, files.at(range.files.size()));
    range.files.push_back({one.text("path"), one.text("digest")});
    one.end();
  }
  object.end();
  return range;
}

RangePart range_part(const PartsDirectory& parts, std::size_t part) {
  const std::string& file = parts.manifest_file();
  const Json json = parse_json(parts.part(part), file);
  JsonObject object(json, JsonPlace{file, "parts"}.at(part - 1));
  if (object.count("part") != part) object.place("part").fail(fmt::format("not {}", part));
  const RangePart read{object.count("begin"), object.count("end")};
  object.end();
  if (read.begin >= read.end) object.place("end").fail("not above the beginning");
  return read;
}

/// Calls take(text) with the bytes of a file in blocks; never where there is none.
template <class Take>
void read_blocks(const std::string& file, const Take& take) {
  std::ifstream in(file, std::ios::binary);
  std::string buffer(block_bytes, '\0');
  while (in) {
    in.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
    take(std::string_view(buffer).substr(0, static_cast<std::size_t>(in.gcount())));
  }
  if (in.bad()) throw InputError({file}, "can't be read");
}

class RangePartRun : public PartInStretches {
 public:
  RangePartRun(const PartsDirectory& parts, std::size_t part, const PartTools& tools,
               const RangePart& range)
      : PartInStretches(parts, part, tools,
                        {range.begin, range.end, 1, most_things_at_once, "things"}),
        range_(range_of(parts.manifest(), parts.manifest_file())) {}

 private:
  void check_input() const override {
    for (const InputFile& file : range_.files) {
      if (digest_of_file(file.path) == file.digest) continue;
      throw InputError({file.path}, "is not what it was when the work was split");
    }
  }

  std::vector<std::string> options(std::uint64_t begin, std::uint64_t end) const override {
    return {"--range", fmt::format("{}:{}", begin, end)};
  }

  void take(const std::string& file, std::uint64_t /*begin*/, std::uint64_t /*end*/) override {
    bool first = so_far().bytes == 0;
    bool begun = false;
    read_blocks(file, [&](std::string_view text) {
      if (text.empty()) return;
      if (!first && !begun) append(range_.separator);
      begun = true;
      append(text);
    });
  }

  Range range_;
};

void check_range(const Manifest& manifest, const std::string& file) { range_of(manifest, file); }

PartEnd run_range(const PartsDirectory& parts, std::size_t part, const PartTools& tools) {
  return RangePartRun(parts, part, tools, range_part(parts, part)).run();
}

double share_of_range(const PartsDirectory& parts, const PartProgress& progress) {
  const RangePart range = range_part(parts, progress.so_far.part);
  return static_cast<double>(progress.end - range.begin) /
         static_cast<double>(range.end - range.begin);
}

int merge_ranges(const PartsDirectory& parts, Results& results, Output& out) {
  results.require_all();
  const Range range = range_of(parts.manifest(), parts.manifest_file());
  int status = 0;
  bool first = true;
  for (const Results::Entry& entry : results.entries()) {
    results.next();
    if (!first && entry.receipt->bytes != 0) out.write(range.separator);
    if (entry.receipt->bytes != 0) first = false;
    read_blocks(parts.result(entry.part), [&](std::string_view text) { out.write(text); });
    status = more_serious(status, entry.receipt->status);
  }
  return status;
}

std::vector<std::string> inputs_of_range(const PartsDirectory& parts) {
  std::vector<std::string> inputs;
  for (const InputFile& file : range_of(parts.manifest(), parts.manifest_file()).files) {
    inputs.push_back(file.path);
  }
  return inputs;
}

}  // namespace

Manifest split_range(const RangeWork& work, const PartCommand& command, std::uint64_t parts) {
  if (work.things == 0) throw Error(command.words.front() + ": there is nothing to do");
  Manifest manifest{.version = std::string(version),
                    .kind = std::string(part_entries::range.name),
                    .command = command,
                    .input = command.words.front(),
                    .work = {},
                    .parts = {}};
  Json files = Json::array();
  for (const std::string& file : work.files) {
    files.push_back(
        {{"path", std::filesystem::absolute(file).string()}, {"digest", digest_of_file(file)}});
  }
  manifest.work =
      strict_json({{"things", work.things}, {"separator", work.separator}, {"files", files}});
  parts = std::clamp<std::uint64_t>(parts, 1, std::min(work.things, most_parts));
  std::uint64_t begin = 0;
  for (std::uint64_t i = 1; i <= parts; ++i) {
    const std::uint64_t end = i * (work.things / parts) + std::min(i, work.things % parts);
    manifest.parts.push_back(strict_json({{"part", i}, {"begin", begin}, {"end", end}}));
    begin = end;
  }
  return manifest;
}

const PartKind part_entries::range{.name = "range",
                                   .check = check_range,
                                   .run = run_range,
                                   .share_done = share_of_range,
                                   .inputs = inputs_of_range,
                                   .merge = merge_ranges};

}  // namespace sudoku_sat
