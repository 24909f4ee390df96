// sudoku-sat split: work in parts, which run-part works on and merge puts together.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <spdlog/spdlog.h>

#include <algorithm>

#include "base/exit_status.hpp"
#include "cli/parts/split_cubes.hpp"
#include "cli/parts/splitter.hpp"
#include "registry.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

/// What stands behind `--`.
std::vector<std::string> take_command(std::vector<std::string>& arguments) {
  const auto mark = std::find(arguments.begin(), arguments.end(), "--");
  if (mark == arguments.end()) return {};
  std::vector<std::string> words(mark + 1, arguments.end());
  arguments.erase(mark, arguments.end());
  if (words.empty())
    throw UsageError("a command is missing after --, for example: -- solve --unique");
  return words;
}

/// Throws: UsageError unless exactly one of the ways to split is asked for.
const Splitter& splitter_of(const CommandLine& line) {
  const Splitter* chosen = nullptr;
  std::vector<std::string> names;
  for (const Splitter* const splitter : splitters()) {
    for (const std::string_view option : splitter->options) {
      names.push_back(fmt::format("--{}", option));
      if (!line.has(std::string(option))) continue;
      if (chosen != nullptr && chosen != splitter) {
        throw UsageError(
            fmt::format("--{} and --{} can't be combined", chosen->options.front(), option));
      }
      chosen = splitter;
    }
  }
  if (chosen == nullptr) throw UsageError(fmt::format("split needs {}", fmt::join(names, " or ")));
  return *chosen;
}

void write(const Manifest& manifest, const std::string& file) {
  Output out(file);
  out.write(to_text(manifest));
  out.commit();
}

/// --again: the manifest is replaced by one with more parts.
int again(const CommandLine& line, const std::string& file) {
  for (const char* const option :
       {"parts", "for", "proofs", "files", "output", "puzzle", "empty"}) {
    if (line.has(option))
      throw UsageError(fmt::format("--again and --{} can't be combined", option));
  }
  if (!line.positional().empty()) throw UsageError("--again takes no INPUT");
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

int run_split(const std::vector<std::string>& all) {
  std::vector<std::string> arguments = all;
  CommandLine line("split",
                   "Split a stream, a puzzle, or the work of a command into parts that run-part "
                   "can process on any machine.",
                   "sudoku-sat split --parts 2 -o parts puzzles/named.txt -- solve --unique",
                   "[INPUT] [-- COMMAND OPTIONS]");
  const std::vector<std::string> words = take_command(arguments);
  line.group("Parts");
  line.value("for", "PURPOSE",
             "solve, list, count, unsat or unique; for a stream, short for a command after -- "
             "(default: solve)",
             {"solve", "list", "count", "unsat", "unique"});
  line.value("again", "MANIFEST", "split the unfinished parts again");
  for (const Splitter* const splitter : splitters()) splitter->add_options(line);
  line.group("Output");
  line.value("o,output", "DIR", "a new or empty directory, written completely or not at all");
  if (!line.parse(arguments)) return base::ExitStatus::done;
  if (const auto file = line.get("again")) return again(line, *file);
  for (const char* const option : {"proofs", "files"}) {
    if (!line.has(option) || line.has("cubes") || line.has("depth")) continue;
    throw UsageError(fmt::format("--{} needs --cubes or --depth", option));
  }
  const Splitter& splitter = splitter_of(line);
  const auto directory = line.get("output");
  if (!directory)
    throw UsageError("split needs -o DIR, a directory for the manifest and the results");
  NewDirectory made(*directory);
  const Manifest manifest = splitter.split({line, words, made.path()});
  write(manifest, made.file("manifest.json"));
  made.commit();
  spdlog::info(fmt::format("{}: {}; run each with: sudoku-sat run-part {} I", *directory,
                           report::counted(manifest.parts.size(), "part"),
                           shell_word(*directory + "/manifest.json")));
  return base::ExitStatus::done;
}

}  // namespace

const Command command_entries::split{
    .name = "split", .summary = "split work into parts", .run = run_split};

}  // namespace sudoku_sat
