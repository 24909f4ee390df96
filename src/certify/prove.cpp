// How a certificate is made: CaDiCaL refutes the claim's formula and writes its proof as it goes.
// What it writes after the empty clause is left out; where the formula itself has the empty clause,
// the proof is that clause alone. Before the directory gets its name, the certificate is verified
// like any other.
#include <fmt/format.h>

#include <cstdio>

#include "base/whole_file.hpp"
#include "claim.hpp"
#include "files.hpp"
#include "formula.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

namespace {

constexpr std::string_view empty_clause = "0\n";

void write_file(const std::string& path, std::string_view text) {
  Output out(path);
  out.write(text);
  out.commit();
}

void write_formula(const Certificate& certificate, const std::string& path, const Limits& limits) {
  CountingSink counted;
  LimitedSink counting(counted, limits);
  encode_claim(certificate, counting);
  Output out(path);
  out.write(formula_head(certificate, counted.size()));
  DimacsWriter writer(out, counted.size().variables);
  LimitedSink writing(writer, limits);
  encode_claim(certificate, writing);
  out.commit();
}

/// Why the claim is false, where its formula has a model.
std::string refutation_of(const Certificate& certificate) {
  switch (certificate.claim.kind) {
    case Claim::Kind::unsat:
      return "there is a solution";
    case Claim::Kind::impossible:
      return fmt::format("there is a solution with {}={}",
                         certificate.puzzle.geometry().name(certificate.claim.cell),
                         certificate.claim.value);
    default:
      return "there is a second solution";
  }
}

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

/// The proof up to its first empty clause, which is added where it has none.
std::string ended(std::string proof) {
  const std::size_t found = proof.starts_with(empty_clause) ? 0 : proof.find("\n0\n");
  if (found != proof.npos) {
    proof.resize(found == 0 ? empty_clause.size() : found + 1 + empty_clause.size());
    return proof;
  }
  if (!proof.empty() && !proof.ends_with('\n')) proof += '\n';
  return proof += empty_clause;
}

std::string trimmed(const std::string& proof, const Certificate& certificate,
                    const Limits& limits) {
  const ClaimFormula formula = formula_of(certificate, limits);
  ProofReport report =
      check_proof(formula.formula, proof, {.trim = true, .poll = [&] { limits.check(); }});
  if (!report.accepted) {
    throw SolverError(
        fmt::format("the solver's proof is wrong, line {}: {}", report.line, report.reason));
  }
  return report.trimmed;
}

void write_proof(const Certificate& certificate, const NewDirectory& directory, bool trim,
                 const Limits& limits) {
  const std::string raw = directory.file("proof.raw");
  refute(certificate, raw, ProofForm::drat, limits);
  std::string proof = ended(read_whole(raw, most_proof_bytes));
  std::remove(raw.c_str());
  if (trim) proof = trimmed(proof, certificate, limits);
  write_file(directory.file(proof_file), proof);
}

/// Throws: SolverError where it is rejected: that is a bug of this program.
Verified verify_own(const NewDirectory& directory, const Limits& limits) {
  try {
    return verify_certificate(directory.path(), limits);
  } catch (const InputError& error) {
    throw SolverError(fmt::format("the certificate that was made is wrong: {}", error.what()));
  }
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
  write_file(made.file(puzzle_file), puzzle_json(certificate));
  write_file(made.file(claim_file), claim_json(certificate));
  write_formula(certificate, made.file(formula_file), limits);
  Verified verified = verify_own(made, limits);
  made.commit();
  return verified;
}

}  // namespace sudoku_sat
