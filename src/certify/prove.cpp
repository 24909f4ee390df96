// Makes a certificate: CaDiCaL refutes the claim's formula and writes its proof as it goes. Before
// the directory gets its name, the certificate is verified like any other. A certificate in memory
// is for environments without directories, such as a browser: nothing is read back, so only the
// proof is checked, and that the claim's solution is a model of the rest.
#include <fmt/format.h>

#include "base/whole_file.hpp"
#include "count_proof.hpp"
#include "files.hpp"
#include "proving.hpp"
#include "solvers/board_solver.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

using namespace certify;

namespace {

/// The claim to prove. Throws: as completed() and require_memory_for_claim().
Certificate begun(const Puzzle& puzzle, const std::optional<Claim>& claim,
                  const ProveOptions& options, const Limits& limits) {
  Certificate certificate{puzzle, {}, options.formulation, std::string(version)};
  if (claim && needs_direct_code(*claim) && !has_direct_code(certificate)) {
    throw UsageError(fmt::format(
        "the claim {} needs an encoding with a variable for each value of a cell, not {}",
        to_string(*claim, puzzle.geometry()), chosen_encoding(options.formulation).name));
  }
  if (claim && claim->kind == Claim::Kind::count && (options.trim || options.lrat)) {
    throw UsageError("a number of solutions has no proof to trim or to write as LRAT");
  }
  certificate.claim = completed(claim, puzzle, limits);
  require_memory_for_claim(certificate, limits);
  return certificate;
}

/// Lets a solver write its proof. Throws: FalseClaim.
void refute(const Certificate& certificate, const std::unique_ptr<Solver>& solver,
            const Limits& limits) {
  LimitedSink limited(*solver, limits);
  encode_claim(certificate, limited);
  if (solvers::satisfiable(*solver, limits)) throw FalseClaim(refutation_of(certificate));
}

void write_proof(const Certificate& certificate, const NewDirectory& directory, bool trim,
                 const Limits& limits) {
  const std::string raw = directory.file("proof.raw");
  refute(certificate, make_proving_solver(raw), limits);
  std::string proof = take_proof(raw);
  if (trim) proof = trimmed(formula_of(certificate, limits).formula, {}, proof, limits).trimmed;
  base::write_whole(directory.file(proof_file), proof);
}

std::string formula_text(const Certificate& certificate, const Limits& limits) {
  std::string text;
  Output out([&](std::string_view piece) { text += piece; });
  write_formula(certificate, out, limits);
  return text;
}

}  // namespace

Verified prove(const Puzzle& puzzle, const std::optional<Claim>& claim, const ProveOptions& options,
               const std::string& directory, const Limits& limits) {
  NewDirectory made(directory);
  Certificate certificate = begun(puzzle, claim, options, limits);
  if (certificate.claim.kind == Claim::Kind::count) {
    const Verified counted = write_count(certificate, made, limits);
    made.commit();
    return counted;
  }
  write_proof(certificate, made, options.trim, limits);
  write_description(certificate, made);
  write_formula(certificate, made.file(formula_file), limits);
  Verified verified = verify_own(made, limits, options.lrat);
  if (options.lrat) base::write_whole(made.file(lrat_file), verified.proof.lrat);
  made.commit();
  return verified;
}

void write_certified_formula(const Puzzle& puzzle, const Formulation& formulation,
                             const std::string& directory, const Limits& limits) {
  if (formulation.reduction != nullptr && formulation.reduction->apply != nullptr) {
    throw UsageError("a reduced formula can't be certified");
  }
  NewDirectory made(directory);
  const Certificate certificate{
      puzzle, {.kind = Claim::Kind::formula}, formulation, std::string(version)};
  require_memory_for_claim(certificate, limits);
  write_description(certificate, made);
  write_formula(certificate, made.file(formula_file), limits);
  made.commit();
}

CertificateTexts prove_in_memory(const Puzzle& puzzle, const std::optional<Claim>& claim,
                                 const ProveOptions& options, const Limits& limits) {
  Certificate certificate = begun(puzzle, claim, options, limits);
  const ClaimFormula formula = formula_of(certificate, limits);
  const auto texts = [&](std::string proof, std::uint64_t lemmas, std::string graph) {
    return CertificateTexts{.claimed = to_string(certificate.claim, puzzle.geometry()),
                            .puzzle = puzzle_json(certificate),
                            .claim = claim_json(certificate),
                            .formula = formula_text(certificate, limits),
                            .proof = std::move(proof),
                            .lemmas = lemmas,
                            .graph = std::move(graph)};
  };
  if (certificate.claim.kind == Claim::Kind::count) {
    CountTexts made = prove_count(certificate, formula, limits);
    return texts(std::move(made.lemmas), made.lemma_count, std::move(made.graph));
  }
  std::string proof;
  refute(certificate, make_proving_solver_in_memory(proof), limits);
  proof = ended_proof(std::move(proof));
  if (options.trim) proof = trimmed(formula.formula, {}, proof, limits).trimmed;
  check_model(certificate, std::string(formula_file), limits);
  const ProofReport report =
      accepted_from_solver(check_proof(formula.formula, proof, {.poll = [&] { limits.check(); }}));
  return texts(std::move(proof), report.lemmas, {});
}

}  // namespace sudoku_sat
