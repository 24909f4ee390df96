// A certificate without a directory, for places that have none, as a browser. Nothing is read back,
// so what is checked is the proof, and that the claim's solution is a model of the rest.
#include <fmt/format.h>

#include "claim.hpp"
#include "files.hpp"
#include "formula.hpp"
#include "proving.hpp"
#include "sudoku_sat/solver.hpp"
#include "verify_steps.hpp"

namespace sudoku_sat {

namespace {

/// The solver's proof. Throws: FalseClaim.
std::string refuted_in_memory(const Certificate& certificate, const Limits& limits) {
  std::string proof;
  const std::unique_ptr<Solver> solver = make_proving_solver_in_memory(proof);
  LimitedSink limited(*solver, limits);
  encode_claim(certificate, limited);
  const Answer answer = solver->solve(limits);
  if (answer == Answer::satisfiable) throw FalseClaim(refutation_of(certificate));
  if (answer == Answer::unknown) throw Stopped(limits.reached());
  return ended_proof(std::move(proof));
}

/// Throws: SolverError where the proof is wrong: that is a fault of the solver.
ProofReport accepted(const Certificate& certificate, const ProofFormula& formula,
                     const std::string& proof, const Limits& limits) {
  check_model(certificate, std::string(formula_file), limits);
  ProofReport report = check_proof(formula, proof, {.poll = [&] { limits.check(); }});
  if (report.accepted) return report;
  throw SolverError(
      fmt::format("the solver's proof is wrong, line {}: {}", report.line, report.reason));
}

std::string formula_text(const Certificate& certificate, const Limits& limits) {
  std::string text;
  Output out([&](std::string_view piece) { text += piece; });
  write_formula(certificate, out, limits);
  return text;
}

}  // namespace

CertificateTexts prove_in_memory(const Puzzle& puzzle, const std::optional<Claim>& claim,
                                 const ProveOptions& options, const Limits& limits) {
  const Certificate certificate{puzzle, completed(claim, puzzle, limits), options.formulation,
                                std::string(version)};
  require_memory_for_claim(certificate, limits);
  std::string proof = refuted_in_memory(certificate, limits);
  const ClaimFormula formula = formula_of(certificate, limits);
  if (options.trim) proof = trimmed(formula.formula, {}, proof, limits).trimmed;
  const ProofReport report = accepted(certificate, formula.formula, proof, limits);
  return {.claimed = to_string(certificate.claim, puzzle.geometry()),
          .puzzle = puzzle_json(certificate),
          .claim = claim_json(certificate),
          .formula = formula_text(certificate, limits),
          .proof = std::move(proof),
          .lemmas = report.lemmas};
}

}  // namespace sudoku_sat
