// split --parts: a stream of puzzles.
#include "cli/choices.hpp"
#include "part_command.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

namespace {

const std::vector<Purpose>& purposes() {
  static const std::vector<Purpose> table = {
      {"solve", {"solve"}},
      {"list", {"solve", "-n", "0"}},
      {"count", {"count"}},
      {"unique", {"solve", "--unique"}},
  };
  return table;
}

const CommandRules rules{
    .what = "of a stream",
    .commands = {"solve", "check", "count", "candidates", "convert"},
    .formats = {"line", "json"},
    .forbidden = {"-o,--output", "-p,--puzzle", "--empty", "--stats", "--bytes"},
};

void add_options(CommandLine& line) { line.value("parts", "N", "the number of parts of a stream"); }

Manifest split(const SplitRequest& request) {
  const CommandLine& line = request.line;
  const auto parts = number_option(line, "parts", 1, most_parts);
  if (line.positional().size() != 1) throw UsageError("split takes one INPUT, a file");
  const PartCommand command = part_command(line, request.command, purposes(), rules);
  return split_stream(line.positional().front(), command, *parts);
}

}  // namespace

const Splitter splitter_entries::split_stream{
    .option = "parts", .add_options = add_options, .split = split};

}  // namespace sudoku_sat
