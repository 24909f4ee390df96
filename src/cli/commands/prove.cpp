// sudoku-sat prove: a certificate for a claim about a puzzle.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/parts/split_cubes.hpp"
#include "cli/progress.hpp"
#include "cli/streams/counting_run.hpp"
#include "cli/streams/inputs.hpp"
#include "registry.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/cubes.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

std::optional<Claim> claim_option(const CommandLine& line, const Geometry& geometry) {
  const auto text = line.get("claim");
  if (!text) return std::nullopt;
  try {
    return parse_claim(*text, geometry, {"--claim"});
  } catch (const InputError& error) {
    throw UsageError(error.what());
  }
}

ProveOptions prove_options(const CommandLine& line) {
  return {.formulation = report::formulation_option(line, "extended"),
          .trim = line.has("trim"),
          .lrat = line.has("lrat")};
}

/// Whether it is by cubes. Throws: UsageError for options that don't go together.
bool is_by_cubes(const CommandLine& line) {
  if (line.has("cubes") && line.has("cube-file")) {
    throw UsageError("--cubes and --cube-file can't be combined");
  }
  if (line.has("cubes") || line.has("cube-file")) {
    if (!line.has("lrat")) return true;
    throw UsageError("--lrat can't be combined with cubes: parts are joined as DRAT");
  }
  for (const char* option : {"in-parts", "jobs"}) {
    if (!line.has(option)) continue;
    throw UsageError(fmt::format("--{} needs --cubes or --cube-file", option));
  }
  return false;
}

/// The cubes of --cubes or --cube-file. Throws: UsageError.
CubeCover cubes_option(const Puzzle& puzzle, const CommandLine& line, const Limits& limits) {
  CubeCover cover;
  if (const auto file = line.get("cube-file")) {
    cover.cubes = read_cubes(*file);
    return cover;
  }
  direct_formulation(line);
  const auto cubes = report::number_option(line, "cubes", 1, max_cubes).value();
  return split_into_cubes(puzzle, {.cubes = static_cast<std::size_t>(cubes)}, limits);
}

/// Proves the claim by the cubes, on several threads.
Verified prove_cubes(const PuzzleInput& input, const std::optional<Claim>& claim,
                     const CommandLine& line, const std::string& directory) {
  const Puzzle& puzzle = *input.puzzle;
  const Limits limits(time_left(input, report::seconds_option(line, "timeout")), &interrupt());
  const LimitsScope scope(limits);
  CubeCover made = cubes_option(puzzle, line, limits);
  Progress progress("parts");
  progress.set_total(made.cubes.size());
  CubeProofOptions options{.formulation = report::formulation_option(line, "extended"),
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
  const Limits limits(time_left(input, report::seconds_option(line, "timeout")), &interrupt(),
                      [&] { progress.tick(); });
  const LimitsScope scope(limits);
  return prove(*input.puzzle, claim, prove_options(line), directory, limits);
}

/// Proves the claim; the message of a false one names its place in the input.
Verified prove_claim(const PuzzleInput& input, const CommandLine& line,
                     const std::string& directory) {
  const auto claim = claim_option(line, input.puzzle->geometry());
  const bool by_cubes = is_by_cubes(line);
  try {
    return by_cubes ? prove_cubes(input, claim, line, directory)
                    : prove_at_once(input, claim, line, directory);
  } catch (const FalseClaim& error) {
    const std::string what = claim ? "the claim is false" : "nothing to prove without --claim";
    throw Error(fmt::format("{}: {}: {}", to_string(input.position), what, error.what()));
  }
}

int run_prove(const std::vector<std::string>& arguments) {
  CommandLine line(
      "prove",
      "Write a certificate for a claim about a puzzle. `verify` checks it without a solver.",
      "sudoku-sat prove --claim unique puzzles/inkala-2012.txt -o inkala", "[INPUT]");
  add_input_options(line);
  line.group("Claim");
  line.value("claim", "CLAIM",
             "unsat, unique, impossible:r1c2=5, or fewest: no puzzle with this solution has fewer "
             "givens (default: unsat if there is no solution, otherwise unique)",
             {"unsat", "unique", "impossible:", "fewest"});
  line.group("Encoding");
  add_encoding_options(line, "extended");
  line.group("Proof");
  line.flag("trim", "keep only the lemmas that the proof needs (smaller, slower)");
  line.flag("lrat", "also write the proof as LRAT, if the linked CaDiCaL can (1.5.3 can't)");
  line.value("timeout", "SECONDS", "time limit for all of it");
  line.group("Cubes");
  line.value("cubes", "N", "split the search into at least N cubes and prove each");
  line.value("cube-file", "FILE",
             "use the cubes in FILE: lines 'a 1 -2 0' with literals of the formula");
  line.flag("in-parts", "write a certificate in parts, which can be verified one by one");
  line.value("j,jobs", "N", "threads (default: 1; 0: all of the machine's)");
  line.group("Output");
  line.value("o,output", "DIR", "a new or empty directory, written completely or not at all");
  if (!line.parse(arguments)) return base::ExitStatus::done;
  const auto directory = line.get("output");
  if (!directory) throw UsageError("prove needs -o DIR, a directory for the certificate");
  PuzzleStream inputs(line);
  const PuzzleInput input = single_puzzle(inputs);
  const Verified verified = prove_claim(input, line, *directory);
  spdlog::debug(fmt::format("{}: {}, proved in {}", *directory,
                            to_string(verified.certificate.claim, input.puzzle->geometry()),
                            report::counted(verified.proof.lemmas, "lemma")));
  return base::ExitStatus::done;
}

}  // namespace

const Command command_entries::prove{
    .name = "prove", .summary = "write a certificate for a claim about a puzzle", .run = run_prove};

}  // namespace sudoku_sat
