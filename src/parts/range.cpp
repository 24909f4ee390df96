// kind: numbered things that a command makes or measures, each of which depends only on its number;
// parts are ranges of them. Files that the command reads must not have changed.
#include <fmt/format.h>

#include <filesystem>

#include "base/whole_file.hpp"
#include "registry.hpp"
#include "result_lines.hpp"
#include "stretches.hpp"

namespace sudoku_sat {

using namespace parts;

namespace {

using Json = base::Json;

constexpr std::uint64_t max_things_at_once = std::uint64_t{1} << 32;

struct InputFile {
  std::string path;
  std::string digest;
};

/// The manifest's description of the work.
struct Range {
  std::uint64_t things = 0;
  std::string separator;
  std::vector<InputFile> files;
};

Range range_of(const Manifest& manifest, const std::string& file) {
  KindFields work(manifest, file);
  Range range{work->count("things"), work->text("separator"), {}};
  const base::JsonPlace files = work->place("files");
  for (const Json& entry : work->array("files")) {
    base::JsonObject one(entry, files.at(range.files.size()));
    range.files.push_back({one.text("path"), one.text("digest")});
    one.end();
  }
  work->end();
  return range;
}

ByteRange range_part(const PartsDirectory& parts, std::size_t number) {
  KindFields part(parts, number);
  const ByteRange range = read_range(part);
  part->end();
  return range;
}

class RangePartRun : public PartInStretches {
 public:
  RangePartRun(const PartsDirectory& parts, std::size_t part, const PartTools& tools,
               const ByteRange& range)
      : PartInStretches(parts, part, tools,
                        {range.begin, range.end, 1, max_things_at_once, "things"}),
        range_(range_of(parts.manifest(), parts.manifest_file())) {}

 private:
  void check_input() const override {
    for (const InputFile& file : range_.files) {
      if (base::digest_of_file(file.path) == file.digest) continue;
      throw InputError({file.path}, "has changed since the work was split");
    }
  }

  std::vector<std::string> options(std::uint64_t begin, std::uint64_t end) const override {
    return {"--range", fmt::format("{}:{}", begin, end)};
  }

  void take(const std::string& file, std::uint64_t /*begin*/, std::uint64_t /*end*/) override {
    std::error_code error;
    if (!std::filesystem::exists(file, error)) return;
    bool separate = so_far().bytes != 0;
    for_each_block(file, [&](std::string_view text) {
      if (std::exchange(separate, false)) append(range_.separator);
      append(text);
    });
  }

  Range range_;
};

void check_range(const Manifest& manifest, const std::string& file) { range_of(manifest, file); }

PartEnd run_range(const PartsDirectory& parts, std::size_t part, const PartTools& tools) {
  return RangePartRun(parts, part, tools, range_part(parts, part)).run();
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
    for_each_block(parts.result(entry.part), [&](std::string_view text) { out.write(text); });
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
  Json files = Json::array();
  for (const std::string& file : work.files) {
    files.push_back({{"path", std::filesystem::absolute(file).string()},
                     {"digest", base::digest_of_file(file)}});
  }
  Manifest manifest =
      manifest_of(part_entries::range, command, command.words.front(),
                  {{"things", work.things}, {"separator", work.separator}, {"files", files}});
  add_ranges(manifest, 0, work.things,
             std::clamp<std::uint64_t>(parts, 1, std::min(work.things, max_parts)));
  return manifest;
}

const PartKind part_entries::range{.name = "range",
                                   .check = check_range,
                                   .run = run_range,
                                   .inputs = inputs_of_range,
                                   .merge = merge_ranges};

}  // namespace sudoku_sat
