// sudoku-sat split: work in parts, which run-part works on and merge puts together.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <spdlog/spdlog.h>

#include <algorithm>

#include "cli/answers.hpp"
#include "cli/exit_status.hpp"
#include "cli/parts/splitter.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

namespace {

/// What stands behind `--`.
std::vector<std::string> take_command(std::vector<std::string>& arguments) {
  const auto mark = std::find(arguments.begin(), arguments.end(), "--");
  if (mark == arguments.end()) return {};
  std::vector<std::string> words(mark + 1, arguments.end());
  arguments.erase(mark, arguments.end());
  if (words.empty()) throw UsageError("behind -- a command is missing, solve --unique say");
  return words;
}

/// Throws: UsageError unless exactly one of the ways to split is asked for.
const Splitter& splitter_of(const CommandLine& line) {
  const Splitter* chosen = nullptr;
  std::vector<std::string> names;
  for (const Splitter* const splitter : splitters()) {
    names.push_back(fmt::format("--{} N", splitter->option));
    if (!line.has(std::string(splitter->option))) continue;
    if (chosen != nullptr) {
      throw UsageError(fmt::format("--{} or --{}, not both", chosen->option, splitter->option));
    }
    chosen = splitter;
  }
  if (chosen == nullptr) throw UsageError(fmt::format("split needs {}", fmt::join(names, " or ")));
  return *chosen;
}

int run(const std::vector<std::string>& all) {
  std::vector<std::string> arguments = all;
  CommandLine line(
      "split",
      "Cut a stream, or what a command makes, into parts, which run-part works on anywhere.",
      "sudoku-sat split --parts 4 -o parts stream.txt -- solve --unique",
      "[INPUT] [-- COMMAND OPTIONS]");
  const std::vector<std::string> words = take_command(arguments);
  line.group("Parts");
  for (const Splitter* const splitter : splitters()) splitter->add_options(line);
  line.value("for", "PURPOSE",
             "solve, list, count or unique, instead of a command behind -- (default: solve)");
  line.group("Output");
  line.value("o,output", "DIR", "a new or empty directory, written whole or not at all");
  if (!line.parse(arguments)) return ExitStatus::done;
  const Splitter& splitter = splitter_of(line);
  const auto directory = line.get("output");
  if (!directory)
    throw UsageError("split needs -o DIR, a directory for the manifest and the results");
  NewDirectory made(*directory);
  const Manifest manifest = splitter.split({line, words, made.path()});
  Output out(made.file("manifest.json"));
  out.write(to_text(manifest));
  out.commit();
  made.commit();
  spdlog::info(fmt::format("{}: {}; run each with: sudoku-sat run-part {}/manifest.json I",
                           *directory, counted(manifest.parts.size(), "part"), *directory));
  return ExitStatus::done;
}

}  // namespace

const Command command_entries::split{
    .name = "split", .summary = "a stream in parts, for clusters", .run = run};

}  // namespace sudoku_sat
