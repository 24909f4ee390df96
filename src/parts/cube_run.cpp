// Runs one cube: its puzzle goes into a file, and the command writes the part's result; or the part
// is proved here. An interrupted run loses what it has found, because neither can continue in the
// middle; its beginning is recorded, so that the part can be split again.
#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <system_error>

#include "base/elapsed.hpp"
#include "base/exit_status.hpp"
#include "base/whole_file.hpp"
#include "cubes.hpp"
#include "partial_file.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::parts {

namespace {

std::uint64_t lines_of_file(const std::string& file) {
  LineReader lines = LineReader::open(file);
  std::string_view line;
  std::uint64_t count = 0;
  while (lines.next(line)) ++count;
  return count;
}

std::vector<std::string> words_of(const PartsDirectory& parts, const PartTools& tools,
                                  const std::string& input, const std::string& out) {
  std::vector<std::string> words = parts.manifest().command.words;
  if (tools.seconds) words.insert(words.end(), {"--timeout", fmt::format("{}", *tools.seconds)});
  words.insert(words.end(), {"-o", out, "--", input});
  return words;
}

/// Runs the command on the cube.
Receipt command_on_cube(const PartsDirectory& parts, std::size_t part, const PartTools& tools,
                        const std::string& out) {
  const Puzzle puzzle = cube_work(parts.manifest(), parts.manifest_file()).puzzle;
  const std::string input = out + ".puzzle";
  base::write_whole(input, puzzle_text(with_cube(puzzle, cube_of_part(parts, part, puzzle))));
  Receipt receipt;
  receipt.status = tools.run_command(words_of(parts, tools, input, out));
  return receipt;
}

PartEnd finish(const PartsDirectory& parts, const std::string& out, Receipt receipt) {
  receipt.lines = 1;
  receipt.items = lines_of_file(out);
  parts.finish(receipt, out);
  std::remove(parts.partial(receipt.part).c_str());
  note_if_deciding(parts, cube_work(parts.manifest(), parts.manifest_file()).purpose, receipt);
  return {};
}

/// Whether a part has found the answer for all, or for all after it.
bool decides(Purpose purpose, const Receipt& receipt) {
  if (purpose == Purpose::unique) return receipt.status == base::ExitStatus::several;
  const bool found =
      receipt.status == base::ExitStatus::done || receipt.status == base::ExitStatus::several;
  return found && purpose != Purpose::list && purpose != Purpose::count;
}

}  // namespace

PartEnd run_cube(const PartsDirectory& parts, std::size_t part, const PartTools& tools) {
  const PartialFile lock(parts.partial(part));
  const bool proves = has_proofs(parts.manifest());
  const ScrapDirectory scrap(parts.scrap(part));
  const std::string out = scrap.file(proves ? "result.zst" : "result");
  const Heartbeat heartbeat(parts.partial(part));
  const auto begin = Limits::Clock::now();
  Receipt receipt = (proves ? prove_cube : command_on_cube)(parts, part, tools, out);
  receipt.part = part;
  receipt.seconds = base::seconds_since(begin);
  if (receipt.status == base::ExitStatus::undecided || tools.interrupted()) {
    parts.write(PartProgress{0, receipt});
    std::remove(parts.partial(part).c_str());
    return {false, fmt::format("{} after {:.1f} s: run it again, or split it again",
                               tools.interrupted() ? "interrupted" : "time-out", receipt.seconds)};
  }
  if (receipt.status == base::ExitStatus::failure || receipt.status == base::ExitStatus::usage) {
    throw Error(fmt::format("part {}: {} failed", part, parts.manifest().command.words.front()));
  }
  return finish(parts, out, receipt);
}

std::optional<std::size_t> deciding_part(const PartsDirectory& parts) {
  const std::string file = parts.file("deciding-part");
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return std::nullopt;
  const std::string text = base::read_whole(file, 100);
  const auto part = parse_number<std::size_t>(std::string_view(text).substr(0, text.find('\n')));
  const bool known =
      part && *part >= 1 && *part <= parts.size() && parts.replacement(*part) == nullptr;
  if (!known) return std::nullopt;
  // The file is only a hint.
  const PartFinding found = parts.finding(*part, DigestCheck::quick);
  const Purpose purpose = cube_work(parts.manifest(), parts.manifest_file()).purpose;
  const bool whole = found.receipt && found.fault.empty();
  return whole && decides(purpose, *found.receipt) ? part : std::nullopt;
}

void note_if_deciding(const PartsDirectory& parts, Purpose purpose, const Receipt& receipt) {
  if (!decides(purpose, receipt)) return;
  // If two processes write at the same time, some work is lost at most.
  const std::optional<std::size_t> known = deciding_part(parts);
  if (known && *known <= receipt.part) return;
  base::write_whole(parts.file("deciding-part"), fmt::format("{}\n", receipt.part));
}

}  // namespace sudoku_sat::parts
