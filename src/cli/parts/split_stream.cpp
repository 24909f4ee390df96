// parts split --parts: a stream of puzzles.
#include <fmt/format.h>

#include <filesystem>

#include "app/board_request.hpp"
#include "cli/globals.hpp"
#include "part_command.hpp"
#include "range_command.hpp"
#include "split.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

const std::vector<UsualCommand>& usual_commands() {
  static const std::vector<UsualCommand> table = {
      {"solve", {"solve"}},
      {"list", {"solve", "-n", "0"}},
      {"count", {"count"}},
      {"unique", {"solve", "--unique"}},
  };
  return table;
}

const CommandRules rules{
    .what = "of a stream",
    .commands = {"solve", "check", "count", "candidates", "convert", "rate"},
    .formats = {"line", "json"},
    .forbidden = {"-o,--output", "-p,--puzzle", "--empty", "--stats", "--bytes"},
};

// Only its JSON has a separate line for each puzzle.
const CommandRules rating_rules{
    .what = "of a stream",
    .commands = {"rate"},
    .formats = {"json"},
    .forbidden = {"-o,--output", "-p,--puzzle", "--empty", "--summary", "--bytes"},
};

/// An input that can't be cut is copied into the directory.
StreamInput stream_input(const std::string& input, const std::vector<std::string>& words,
                         const std::string& directory) {
  const std::optional<int> size = app::board_request(command_line(words)).wanted_size();
  if (can_be_cut(input)) return {input, input, std::filesystem::absolute(input).string(), size};
  const std::string copy = "stream.txt";
  const std::string file = (std::filesystem::path(directory) / copy).string();
  copy_stream(input, file, &interrupt());
  return {file, input == "-" ? "standard input" : input, copy, size};
}

}  // namespace

Manifest split_by_parts(const CommandLine& line, const std::vector<std::string>& words,
                        const std::string& directory) {
  const auto parts = line.number("parts");
  const std::string name = command_name(words);
  if (has_ranges(name)) {
    if (line.positional().empty()) return split_into_ranges(words, *parts);
    throw UsageError(fmt::format("put the INPUT of {} after --, with its options", name));
  }
  const PartCommand command = part_command(
      line, words, usual_commands(), name == rating_rules.commands.front() ? rating_rules : rules);
  const std::string input = line.positional().empty() ? "-" : line.positional().front();
  return split_stream(stream_input(input, command.words, directory), command, *parts);
}

}  // namespace sudoku_sat::cli
