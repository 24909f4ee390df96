// sudoku-sat verify: checks a certificate, without any solver.
#include <fmt/format.h>

#include "answers.hpp"
#include "choices.hpp"
#include "command.hpp"
#include "exit_status.hpp"
#include "globals.hpp"
#include "progress.hpp"
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

std::string to_text(const Verified& verified) {
  const Certificate& certificate = verified.certificate;
  const ProofReport& proof = verified.proof;
  std::string text =
      fmt::format("verified: {} (lemmas {}, core {}, {})\n", in_words(certificate), proof.lemmas,
                  counted(proof.core_lemmas, "lemma"), counted(proof.core_clauses, "clause"));
  if (!certificate.claim.solution.empty()) {
    text += to_line(certificate.puzzle.geometry(), certificate.claim.solution) + '\n';
  }
  return text;
}

Json to_json(const Verified& verified) {
  const auto& [puzzle, claim, encoding, amo, version] = verified.certificate;
  const Geometry& geometry = puzzle.geometry();
  const ProofReport& proof = verified.proof;
  return {{"claim", to_string(claim, geometry)},
          {"status", "verified"},
          {"puzzle", to_line(geometry, puzzle.givens)},
          {"solution",
           claim.solution.empty() ? Json(nullptr) : Json(to_line(geometry, claim.solution))},
          {"encoding", encoding->name},
          {"lemmas", proof.lemmas},
          {"core_lemmas", proof.core_lemmas},
          {"core_clauses", proof.core_clauses},
          {"rat_lemmas", proof.rat_lemmas},
          {"deletions", proof.deletions},
          {"seconds",
           {{"formula", verified.formula_seconds.wall}, {"proof", verified.proof_seconds.wall}}}};
}

int run(const std::vector<std::string>& arguments) {
  CommandLine line(
      "verify", "Check a certificate of `prove`, without a solver: formula, solutions and proof.",
      "sudoku-sat verify inkala", "DIR");
  line.group("Output");
  line.value("f,format", "FORMAT", "text or json (default: text)");
  if (!line.parse(arguments)) return ExitStatus::done;
  const std::string format = line.get("format").value_or("text");
  if (format != "text" && format != "json") reject("format", format, {"text", "json"});
  if (line.positional().size() != 1 || line.positional()[0].empty()) {
    throw UsageError("verify needs one directory, which `prove` has made");
  }
  Progress progress("certificates");
  const Limits limits({}, &interrupt(), [&] { progress.tick(); });
  const Verified verified = verify_certificate(line.positional()[0], limits);
  progress.clear();
  Output out;
  out.write(format == "json" ? dump(to_json(verified)) + '\n' : to_text(verified));
  out.commit();
  return ExitStatus::done;
}

}  // namespace

extern const Command verify_command{
    .name = "verify", .summary = "check a certificate, without any solver", .run = run};

}  // namespace sudoku_sat
