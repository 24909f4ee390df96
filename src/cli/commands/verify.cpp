// sudoku-sat verify: checks a certificate, without any solver.
#include <fmt/format.h>

#include "cli/answers.hpp"
#include "cli/choices.hpp"
#include "cli/exit_status.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "cli/streams/inputs.hpp"
#include "registry.hpp"
#include "sudoku_sat/certificate.hpp"

namespace sudoku_sat {

namespace {

using Json = nlohmann::ordered_json;

std::string in_words(const Certificate& certificate) {
  const Claim& claim = certificate.claim;
  const std::size_t givens = certificate.puzzle.given_count();
  switch (claim.kind) {
    case Claim::Kind::unsat:
      return "there is no solution";
    case Claim::Kind::unique:
      return "the solution is the only one";
    case Claim::Kind::impossible:
      return fmt::format("no solution has {}={}", certificate.puzzle.geometry().name(claim.cell),
                         claim.value);
    default:
      return fmt::format(
          "the solution is the only one, and no puzzle with fewer than {} has just "
          "that one",
          counted(givens, "given"));
  }
}

/// ", boxes 2x3, rules: anti-knight; cages: 10: r1c1 r1c2"
std::string in_words(const Board& board) {
  const Geometry& geometry = board.geometry();
  std::string text = fmt::format(", boxes {}x{}", geometry.box_rows(), geometry.box_columns());
  for (const RuleText& rule : board.rules()) {
    text += fmt::format("{} {}", &rule == &board.rules().front() ? ", rules:" : ";", rule.name);
    if (!rule.entries.empty()) text += fmt::format(": {}", fmt::join(rule.entries, "; "));
  }
  return text;
}

/// The puzzle of --puzzle, which the certificate has to be about.
std::optional<Puzzle> own_puzzle(const CommandLine& line) {
  const auto file = line.get("puzzle");
  if (!file) {
    for (const char* option : {"size", "box", "rules"}) {
      if (!line.has(option)) continue;
      throw UsageError(fmt::format("--{} says how to read the file of --puzzle FILE", option));
    }
    return std::nullopt;
  }
  PuzzleStream stream(board_request(line), *file);
  return single_puzzle(stream).puzzle;
}

std::string to_text(const Verified& verified) {
  const Certificate& certificate = verified.certificate;
  const ProofReport& proof = verified.proof;
  const Geometry& geometry = certificate.puzzle.geometry();
  std::string text =
      fmt::format("verified: {} (lemmas {}, core {}, {})\n", in_words(certificate), proof.lemmas,
                  counted(proof.core_lemmas, "lemma"), counted(proof.core_clauses, "clause"));
  text += fmt::format("puzzle    {}{}\n", to_line(geometry, certificate.puzzle.givens),
                      in_words(*certificate.puzzle.board));
  if (!certificate.claim.solution.empty()) {
    text += fmt::format("solution  {}\n", to_line(geometry, certificate.claim.solution));
  }
  return text;
}

Json to_json(const Verified& verified, bool compared) {
  const auto& [puzzle, claim, formulation, version] = verified.certificate;
  const Geometry& geometry = puzzle.geometry();
  const ProofReport& proof = verified.proof;
  // Of another puzzle there is no such object.
  return {{"claim", to_string(claim, geometry)},
          {"status", "verified"},
          {"same_puzzle", compared ? Json(true) : Json(nullptr)},
          {"puzzle", to_line(geometry, puzzle.givens)},
          {"size", geometry.size()},
          {"box", fmt::format("{}x{}", geometry.box_rows(), geometry.box_columns())},
          {"rules", rules_json(*puzzle.board)},
          {"solution",
           claim.solution.empty() ? Json(nullptr) : Json(to_line(geometry, claim.solution))},
          {"encoding", chosen_encoding(formulation).name},
          {"lemmas", proof.lemmas},
          {"core_lemmas", proof.core_lemmas},
          {"core_clauses", proof.core_clauses},
          {"rat_lemmas", proof.rat_lemmas},
          {"deletions", proof.deletions},
          {"model_clauses", verified.model_clauses},
          {"seconds",
           {{"formula", verified.formula_seconds.wall}, {"proof", verified.proof_seconds.wall}}}};
}

int run(const std::vector<std::string>& arguments) {
  CommandLine line(
      "verify", "Check a certificate of `prove`, without a solver: formula, solutions and proof.",
      "sudoku-sat verify inkala --puzzle puzzles/inkala-2012.txt", "DIR");
  line.group("Puzzle");
  line.value("puzzle", "FILE", "the certificate has to be about the puzzle in this file");
  add_board_options(line);
  add_rules_option(line);
  line.group("Output");
  line.value("f,format", "FORMAT", "text or json (default: text)");
  if (!line.parse(arguments)) return ExitStatus::done;
  const std::string format = line.get("format").value_or("text");
  if (format != "text" && format != "json") reject("format", format, {"text", "json"});
  if (line.positional().size() != 1 || line.positional()[0].empty()) {
    throw UsageError("verify needs one directory, which `prove` has made");
  }
  const std::optional<Puzzle> own = own_puzzle(line);
  Progress progress("certificates");
  const Limits limits({}, &interrupt(), [&] { progress.tick(); });
  Output out;
  try {
    const Verified verified = verify_certificate(line.positional()[0], limits, own);
    progress.clear();
    if (format == "json") {
      out.write(dump(to_json(verified, own.has_value())) + '\n');
    } else {
      out.write(to_text(verified));
      if (own) out.write(fmt::format("This is the puzzle of {}\n", *line.get("puzzle")));
    }
    out.commit();
    return ExitStatus::done;
  } catch (const InputError& error) {
    progress.clear();
    if (format == "json") {
      out.write(dump(Json{{"status", "refused"}, {"reason", error.what()}}) + '\n');
      out.commit();
    }
    throw;
  }
}

}  // namespace

const Command command_entries::verify{
    .name = "verify", .summary = "check a certificate, without any solver", .run = run};

}  // namespace sudoku_sat
