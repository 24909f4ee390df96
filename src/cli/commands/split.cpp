// sudoku-sat split: a stream of puzzles in parts, which run-part works on and merge puts together.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>

#include "cli/answers.hpp"
#include "cli/choices.hpp"
#include "cli/exit_status.hpp"
#include "cli/parts/part_command.hpp"
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

void write_manifest(const Manifest& manifest, const std::string& directory) {
  NewDirectory made(directory);
  Output out(made.file("manifest.json"));
  out.write(to_text(manifest));
  out.commit();
  made.commit();
}

int run(const std::vector<std::string>& all) {
  std::vector<std::string> arguments = all;
  CommandLine line("split", "Cut a stream of puzzles into parts, which run-part works on anywhere.",
                   "sudoku-sat split --parts 4 -o parts stream.txt -- solve --unique",
                   "INPUT [-- COMMAND OPTIONS]");
  std::vector<std::string> words = take_command(arguments);
  line.group("Parts");
  line.value("parts", "N", "the number of parts");
  line.value("for", "PURPOSE",
             "solve, list, count or unique, instead of a command behind -- (default: solve)");
  line.group("Output");
  line.value("o,output", "DIR", "a new or empty directory, written whole or not at all");
  if (!line.parse(arguments)) return ExitStatus::done;
  const auto parts = number_option(line, "parts", 1, most_parts);
  if (!parts) throw UsageError("split needs --parts N");
  const auto directory = line.get("output");
  if (!directory)
    throw UsageError("split needs -o DIR, a directory for the manifest and the results");
  if (line.positional().size() != 1) throw UsageError("split takes one INPUT, a file");
  if (!words.empty() && line.has("for"))
    throw UsageError("--for, or a command behind --, not both");
  if (words.empty()) words = usual_command(line.get("for").value_or("solve"));
  words = part_command(std::move(words));
  check_command(words);
  const Manifest manifest = split_stream(line.positional().front(), words, *parts);
  write_manifest(manifest, *directory);
  spdlog::info(fmt::format("{}: {}; run each with: sudoku-sat run-part {}/manifest.json I",
                           *directory, counted(manifest.parts.size(), "part"), *directory));
  return ExitStatus::done;
}

}  // namespace

const Command command_entries::split{
    .name = "split", .summary = "a stream in parts, for clusters", .run = run};

}  // namespace sudoku_sat
