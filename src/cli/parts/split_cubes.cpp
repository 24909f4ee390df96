// split --cubes and --depth: one puzzle.
#include "split_cubes.hpp"

#include <fmt/format.h>

#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "cli/streams/inputs.hpp"
#include "part_command.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

namespace {

constexpr unsigned deepest = 10'000;

const std::vector<UsualCommand>& usual_commands() {
  static const std::vector<UsualCommand> table = {
      {"solve", {"solve"}},
      {"list", {"solve", "-n", "0", "--sorted"}},
      {"count", {"count"}},
      {"unsat", {"check", "--any"}},
      {"unique", {"solve", "--unique"}},
  };
  return table;
}

const CommandRules rules{
    .what = "of a puzzle",
    .commands = {"solve", "count", "check"},
    .formats = {"line"},
    .forbidden = {"-o,--output", "-p,--puzzle", "--empty", "--stats", "--bytes", "--size", "--box",
                  "--rules", "-f,--format", "-n,--solutions", "--sorted", "--unique", "--limit",
                  "--split", "--timeout"},
    .options_only = true,
};

void add_options(CommandLine& line) {
  line.value("cubes", "N", "one puzzle: the number of cubes, or some more");
  line.value("depth", "D", "one puzzle: how often each cube is cut");
  add_input_options(line);
}

Manifest split(const SplitRequest& request) {
  const CommandLine& line = request.line;
  const CubeOptions options = cube_options(line);
  const PartCommand command = part_command(line, request.command, usual_commands(), rules);
  PuzzleStream stream(line);
  const PuzzleInput input = single_puzzle(stream);
  const CubeCover cover = with_bar(options, [&](const CubeOptions& watched, const Limits& limits) {
    return split_into_cubes(*input.puzzle, watched, limits);
  });
  const Purpose purpose = *parse_purpose(line.get("for").value_or("solve"));
  write_cover(cover.proof, fmt::format("{}/cover.drat", request.directory));
  return split_puzzle(*input.puzzle, input.position.source, command, purpose, cover);
}

}  // namespace

CubeOptions cube_options(const CommandLine& line) {
  CubeOptions options;
  options.cubes = static_cast<std::size_t>(number_option(line, "cubes", 1, most_cubes).value_or(0));
  options.depth = static_cast<unsigned>(number_option(line, "depth", 1, deepest).value_or(0));
  if (options.cubes != 0 && options.depth != 0) throw UsageError("--cubes or --depth, not both");
  return options;
}

const Splitter splitter_entries::split_cubes{
    .options = {"cubes", "depth"}, .add_options = add_options, .split = split};

}  // namespace sudoku_sat
