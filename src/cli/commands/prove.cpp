// sudoku-sat prove: a certificate for a claim about a puzzle.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "cli/answers.hpp"
#include "cli/choices.hpp"
#include "cli/exit_status.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "cli/streams/counting_run.hpp"
#include "cli/streams/inputs.hpp"
#include "registry.hpp"
#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/cube_certificate.hpp"

namespace sudoku_sat {

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
  return {.formulation = formulation_option(line, "extended"),
          .trim = line.has("trim"),
          .lrat = line.has("lrat")};
}

/// The cubes of --cube-file; no value without it. Throws: UsageError for options that don't go
/// together.
std::optional<std::vector<Cube>> cubes_option(const CommandLine& line) {
  const auto file = line.get("cube-file");
  if (!file) {
    for (const char* option : {"in-parts", "jobs"}) {
      if (line.has(option)) throw UsageError(fmt::format("--{} goes with --cube-file", option));
    }
    return std::nullopt;
  }
  if (line.has("lrat")) throw UsageError("--lrat doesn't go with cubes: parts are joined as DRAT");
  return read_cubes(*file);
}

/// Proves the claim by the cubes, on several threads.
Verified prove_cubes(const Puzzle& puzzle, const std::optional<Claim>& claim,
                     const std::vector<Cube>& cubes, const CommandLine& line,
                     const std::string& directory) {
  Progress progress("parts");
  progress.set_total(cubes.size());
  CubeProofOptions options{.formulation = formulation_option(line, "extended"),
                           .in_parts = line.has("in-parts"),
                           .threads = jobs_option(line),
                           .progress = [&](std::size_t done) {
                             progress.set(done);
                             progress.tick();
                           }};
  const Limits limits(seconds_option(line, "timeout"), &interrupt());
  return prove_by_cubes(puzzle, claim, cubes, options, directory, limits);
}

Verified prove_at_once(const Puzzle& puzzle, const std::optional<Claim>& claim,
                       const CommandLine& line, const std::string& directory) {
  Progress progress("certificates");
  const Limits limits(seconds_option(line, "timeout"), &interrupt(), [&] { progress.tick(); });
  return prove(puzzle, claim, prove_options(line), directory, limits);
}

/// Proves the claim; the message of a false one names its place in the input.
Verified prove_claim(const PuzzleInput& input, const CommandLine& line,
                     const std::string& directory) {
  const auto claim = claim_option(line, input.puzzle->geometry());
  const auto cubes = cubes_option(line);
  try {
    return cubes ? prove_cubes(*input.puzzle, claim, *cubes, line, directory)
                 : prove_at_once(*input.puzzle, claim, line, directory);
  } catch (const FalseClaim& error) {
    const std::string what = claim ? "the claim is false" : "nothing to prove without --claim";
    throw Error(fmt::format("{}: {}: {}", to_string(input.position), what, error.what()));
  }
}

int run(const std::vector<std::string>& arguments) {
  CommandLine line("prove",
                   "Write a certificate for a claim about a puzzle, which `verify` can check "
                   "without a solver.",
                   "sudoku-sat prove --claim unique puzzles/inkala-2012.txt -o inkala", "[INPUT]");
  add_input_options(line);
  line.group("Claim");
  line.value("claim", "CLAIM",
             "unsat, unique, impossible:r1c2=5, or fewest: no puzzle with this solution has fewer "
             "givens (default: unsat where there is no solution, else unique)");
  line.group("Encoding");
  line.value("e,encoding", "NAME", "an encoding of `list encodings` (default: extended)");
  add_amo_option(line);
  line.group("Proof");
  line.flag("trim", "keep only the lemmas that the proof needs");
  line.flag("lrat", "write the proof as LRAT too, where the linked CaDiCaL can (1.5.3 can't)");
  line.value("timeout", "SECONDS", "for all of it");
  line.group("Cubes");
  line.value(
      "cube-file", "FILE",
      "prove the claim in parts, a cube of the formula's literals for each: lines 'a 1 -2 0'");
  line.flag("in-parts", "a certificate in parts, which can be verified one by one");
  line.value("j,jobs", "N", "threads (default: 1; 0: as many as the machine has)");
  line.group("Output");
  line.value("o,output", "DIR", "a new or empty directory, written whole or not at all");
  if (!line.parse(arguments)) return ExitStatus::done;
  const auto directory = line.get("output");
  if (!directory) throw UsageError("prove needs -o DIR, a directory for the certificate");
  PuzzleStream inputs(line);
  const PuzzleInput input = single_puzzle(inputs);
  const Verified verified = prove_claim(input, line, *directory);
  spdlog::debug(fmt::format("{}: {}, proved in {}", *directory,
                            to_string(verified.certificate.claim, input.puzzle->geometry()),
                            counted(verified.proof.lemmas, "lemma")));
  return ExitStatus::done;
}

}  // namespace

const Command command_entries::prove{
    .name = "prove", .summary = "write a certificate for a claim about a puzzle", .run = run};

}  // namespace sudoku_sat
