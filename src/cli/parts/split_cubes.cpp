// parts split --cubes and --depth: one puzzle.
#include "split.hpp"

#include <fmt/format.h>

#include "app/options.hpp"
#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "cli/streams/inputs.hpp"
#include "cube_files.hpp"
#include "part_command.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::cli {

namespace {

const std::vector<UsualCommand>& cube_commands() {
  static const std::vector<UsualCommand> table = {
      {"solve", {"solve"}},
      {"list", {"solve", "-n", "0", "--sorted"}},
      {"count", {"count"}},
      {"unsat", {"check", "--satisfiable"}},
      {"unique", {"solve", "--unique"}},
  };
  return table;
}

const CommandRules cube_rules{
    .what = "of a puzzle",
    .commands = {"solve", "count", "check"},
    .formats = {"line"},
    .forbidden = {"-o,--output", "-p,--puzzle", "--empty", "--stats", "--bytes", "--size", "--box",
                  "--rules", "-f,--format", "-n,--solutions", "--sorted", "--unique", "--limit",
                  "--by", "--timeout"},
    .options_only = true,
};

/// -e and --amo, the only options allowed after -- with --proofs. Throws: UsageError.
Formulation formulation_behind(const std::vector<std::string>& words) {
  static constexpr app::Option options[] = {app::option::encoding.usually("auto"),
                                            app::option::amo};
  static constexpr app::Command command{.name = "prove", .groups = {{{"Encoding", options}}}};
  const CommandLine line(command, words);
  if (line.asks_for_help()) throw UsageError("with --proofs, only -e and --amo can follow --");
  return direct_formulation(line);
}

PartCommand proving_command(const std::vector<std::string>& words) {
  PartCommand command{{"prove"}, "line"};
  command.words.insert(command.words.end(), words.begin(), words.end());
  return command;
}

/// All cubes but one have no solution, so local searches would double the work.
void leave_out_local_search(PartCommand& command, Purpose purpose, const Board& board) {
  const bool refutes = purpose == Purpose::unsat || purpose == Purpose::unique;
  if (!refutes || board.size() < smallest_with_local_search) return;
  command.words.insert(command.words.end(), {"--set", "stabilizeonly=1"});
}

}  // namespace

Manifest split_by_cubes(const CommandLine& line, const std::vector<std::string>& words,
                        const std::string& directory) {
  const CubeOptions options = cube_options(line);
  CubeFiles files = cube_files_option(line);
  std::optional<Formulation> proofs;
  if (line.has("proofs")) proofs = formulation_behind(words);
  PartCommand command =
      proofs ? proving_command(words) : part_command(line, words, cube_commands(), cube_rules);
  PuzzleStream stream(line);
  const PuzzleInput input = single_puzzle(stream);
  files.formulation = formulation_for(*input.puzzle, files.formulation);
  if (proofs) proofs = formulation_for(*input.puzzle, *proofs);
  const CubeCover cover = with_bar(options, [&](const CubeOptions& watched, const Limits& limits) {
    return split_into_cubes(*input.puzzle, watched, limits);
  });
  const Purpose purpose = *parse_purpose(line.get("for").value_or("solve"));
  if (words.empty() && !proofs) {
    leave_out_local_search(command, purpose, *input.puzzle->board);
  }
  write_cover(cover.proof, fmt::format("{}/{}", directory, cover_name()));
  write_cube_files(*input.puzzle, cover, files, directory);
  return split_puzzle(*input.puzzle, input.position.source, command, purpose, cover, proofs);
}

CubeOptions cube_options(const CommandLine& line) {
  CubeOptions options;
  options.cubes = static_cast<std::size_t>(line.number("cubes").value_or(0));
  options.depth = static_cast<unsigned>(line.number("depth").value_or(0));
  return options;
}

Formulation direct_formulation(const CommandLine& line) {
  const Formulation formulation = app::unreduced_formulation_option(line);
  if (chosen_encoding(formulation).code == &direct_code()) return formulation;
  throw UsageError(fmt::format("--cubes needs an encoding of the direct code, {} has another",
                               chosen_encoding(formulation).name));
}

}  // namespace sudoku_sat::cli
