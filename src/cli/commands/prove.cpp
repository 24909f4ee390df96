// sudoku-sat prove: a certificate for a claim about a puzzle.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/parts/split.hpp"
#include "cli/progress.hpp"
#include "cli/streams/counting_run.hpp"
#include "cli/streams/inputs.hpp"
#include "registry.hpp"
#include "report/answers.hpp"
#include "report/statements.hpp"
#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

ProveOptions prove_options(const Puzzle& puzzle, const CommandLine& line) {
  return {.formulation = app::proving_formulation(puzzle, line),
          .trim = line.has("trim"),
          .lrat = line.has("lrat")};
}

/// The cubes of --cubes or --cube-file. Throws: UsageError.
CubeCover cubes_option(const Puzzle& puzzle, const CommandLine& line, const Limits& limits) {
  CubeCover cover;
  if (const auto file = line.get("cube-file")) {
    cover.cubes = read_cubes(*file);
    return cover;
  }
  direct_formulation(line);
  const auto cubes = line.number("cubes").value();
  return split_into_cubes(puzzle, {.cubes = static_cast<std::size_t>(cubes)}, limits);
}

/// Proves the claim by the cubes, on several threads.
Verified prove_cubes(const PuzzleInput& input, const std::optional<Claim>& claim,
                     const CommandLine& line, const std::string& directory) {
  const Puzzle& puzzle = *input.puzzle;
  const Limits limits(time_left(input, line.seconds("timeout")), &interrupt());
  const LimitsScope scope(limits);
  CubeCover made = cubes_option(puzzle, line, limits);
  Progress progress("parts");
  progress.set_total(made.cubes.size());
  CubeProofOptions options{.formulation = app::proving_formulation(puzzle, line),
                           .in_parts = line.has("in-parts"),
                           .threads = jobs_option(line),
                           .cover = std::move(made.proof),
                           .progress = [&](std::size_t done) {
                             progress.set(done);
                             progress.tick();
                           }};
  return prove_by_cubes(puzzle, claim, made.cubes, options, directory, limits);
}

Verified prove_at_once(const PuzzleInput& input, const std::optional<Claim>& claim,
                       const CommandLine& line, const std::string& directory) {
  Progress progress("certificates");
  const Limits limits(time_left(input, line.seconds("timeout")), &interrupt(),
                      [&] { progress.tick(); });
  const LimitsScope scope(limits);
  return prove(*input.puzzle, claim, prove_options(*input.puzzle, line), directory, limits);
}

/// Proves the claim; the message of a false one names its place in the input.
Verified prove_claim(const PuzzleInput& input, const CommandLine& line,
                     const std::string& directory) {
  const auto claim = report::claim_option(line, input.puzzle->geometry());
  const bool by_cubes = line.has("cubes") || line.has("cube-file");
  try {
    return by_cubes ? prove_cubes(input, claim, line, directory)
                    : prove_at_once(input, claim, line, directory);
  } catch (const FalseClaim& error) {
    const std::string what = claim ? "the claim is false" : "nothing to prove without --claim";
    throw Error(fmt::format("{}: {}: {}", to_string(input.position), what, error.what()));
  }
}

int run_prove(const CommandLine& line) {
  const std::string directory = *line.get("output");
  PuzzleStream inputs(line);
  const PuzzleInput input = single_puzzle(inputs);
  const Verified verified = prove_claim(input, line, directory);
  spdlog::debug(fmt::format("{}: {}, proved in {}", directory,
                            to_string(verified.certificate.claim, input.puzzle->geometry()),
                            report::counted(verified.proof.lemmas, "lemma")));
  return base::ExitStatus::done;
}

}  // namespace

const Runner runner_entries::prove{.about = command_entries::prove, .run = run_prove};

}  // namespace sudoku_sat
