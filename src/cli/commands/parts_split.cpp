// sudoku-sat parts split: splits work into parts, which `parts run` runs and `parts merge` merges.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>

#include "base/exit_status.hpp"
#include "cli/parts/split.hpp"
#include "registry.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

void write(const Manifest& manifest, const std::string& file) {
  Output out(file);
  out.write(to_text(manifest));
  out.commit();
}

/// --again: the manifest is replaced by one with more parts.
int again(const CommandLine& line, const std::string& file) {
  constexpr std::size_t usual_cubes = 8;
  CubeOptions options = cube_options(line);
  if (options.cubes == 0 && options.depth == 0) options.cubes = usual_cubes;
  const PartsDirectory parts(file);
  const SplitAgain made = with_bar(options, [&](const CubeOptions& watched, const Limits& limits) {
    return split_again(parts, watched, limits);
  });
  write_cover(made.proof, parts.file(cover_name(parts.size() + 1)));
  write(made.manifest, file);
  spdlog::info(fmt::format("{}: {} instead of {}", file,
                           report::counted(made.manifest.parts.size() - parts.size(), "new part"),
                           made.manifest.replaced.size() - parts.manifest().replaced.size()));
  return base::ExitStatus::done;
}

int run_split(const CommandLine& line) {
  if (const auto file = line.get("again")) return again(line, *file);
  if (line.behind() && line.behind()->empty()) {
    throw UsageError("a command is missing after --, for example: -- solve --unique");
  }
  const std::vector<std::string> words = line.behind().value_or(std::vector<std::string>());
  const auto directory = line.get("output");
  if (!directory)
    throw UsageError("parts split needs -o DIR, a directory for the manifest and the results");
  NewDirectory made(*directory);
  const auto split = line.has("parts") ? split_by_parts : split_by_cubes;
  const Manifest manifest = split(line, words, made.path());
  write(manifest, made.file("manifest.json"));
  made.commit();
  spdlog::info(fmt::format("{}: {}; run each with: sudoku-sat parts run {} I", *directory,
                           report::counted(manifest.parts.size(), "part"),
                           shell_word(*directory + "/manifest.json")));
  return base::ExitStatus::done;
}

}  // namespace

const Runner runner_entries::parts_split{.about = command_entries::parts_split, .run = run_split};

}  // namespace sudoku_sat
