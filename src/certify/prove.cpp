// How a certificate is made: CaDiCaL refutes the claim's formula and writes its proof as it goes.
// Before the directory gets its name, the certificate is verified like any other.
#include "claim.hpp"
#include "files.hpp"
#include "formula.hpp"
#include "proving.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

namespace {

/// Lets the solver write its proof. Throws: FalseClaim.
void refute(const Certificate& certificate, const std::string& file, ProofForm form,
            const Limits& limits) {
  const std::unique_ptr<Solver> solver = make_proving_solver(file, form);
  LimitedSink limited(*solver, limits);
  encode_claim(certificate, limited);
  const Answer answer = solver->solve(limits);
  if (answer == Answer::satisfiable) throw FalseClaim(refutation_of(certificate));
  if (answer == Answer::unknown) throw Stopped(limits.reached());
}

void write_proof(const Certificate& certificate, const NewDirectory& directory, bool trim,
                 const Limits& limits) {
  const std::string raw = directory.file("proof.raw");
  refute(certificate, raw, ProofForm::drat, limits);
  std::string proof = take_proof(raw);
  if (trim) proof = trimmed(formula_of(certificate, limits).formula, {}, proof, limits).trimmed;
  write_file(directory.file(proof_file), proof);
}

}  // namespace

Verified prove(const Puzzle& puzzle, const std::optional<Claim>& claim, const ProveOptions& options,
               const std::string& directory, const Limits& limits) {
  // Before the search for a solution, which may be long.
  if (options.lrat) require_lrat();
  NewDirectory made(directory);
  const Certificate certificate{puzzle, completed(claim, puzzle, limits), options.formulation,
                                std::string(version)};
  require_memory_for_claim(certificate, limits);
  if (options.lrat) refute(certificate, made.file(lrat_file), ProofForm::lrat, limits);
  write_proof(certificate, made, options.trim, limits);
  write_description(certificate, made);
  write_formula(certificate, made.file(formula_file), limits);
  Verified verified = verify_own(made, limits);
  made.commit();
  return verified;
}

}  // namespace sudoku_sat
