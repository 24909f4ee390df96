// Shared by both forms of certificates: completes the claim, runs solvers that write a proof, cuts
// and trims these proofs; for certificates in parts also the cover (cubes.cpp).
//
// Everything that CaDiCaL writes after the empty clause is left out; if the formula itself has the
// empty clause, the proof is only that clause. Formulas are passed on in pieces, so that a limit is
// noticed meanwhile.
#pragma once

#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::certify {

/// The claim with its solutions; without a claim: "there is no solution", or "the solution found is
/// the only one". Whatever only the proof can show is left to it. Throws: FalseClaim if the claim
/// turns out to be false; SolverError, Stopped.
Claim completed(const std::optional<Claim>& claim, const Puzzle& puzzle, const Limits& limits);

/// A model of the formula with further clauses, each ended by 0; no value if there is none; then
/// the file `raw` has the proof. Throws: SolverError, Stopped.
std::optional<Model> refute(const ClaimFormula& formula, const std::vector<Lit>& further,
                            const std::string& raw, const Limits& limits);

/// A file that is removed with this object, if it exists.
struct RawFile : NotCopied {
  explicit RawFile(std::string path) : name(std::move(path)) {}
  ~RawFile();

  std::string name;
};

/// `puzzle.json` and `claim.json`.
void write_description(const Certificate& certificate, const NewDirectory& directory);

/// The formula's file.
void write_formula(const Certificate& certificate, Output& out, const Limits& limits);
void write_formula(const Certificate& certificate, const std::string& path, const Limits& limits);

/// Why the claim is false, if its formula has a model.
std::string refutation_of(const Certificate& certificate);

/// CaDiCaL's proof up to its first empty clause, which is added if there is none.
std::string ended_proof(std::string proof);
/// The same for the proof in the file `raw`, which is removed.
std::string take_proof(const std::string& raw);

/// The result of checking a solver's proof. Throws: SolverError if it is rejected, which is the
/// solver's fault.
ProofReport accepted_from_solver(ProofReport report);

/// The proof's lemmas that are needed. Throws: as accepted_from_solver().
ProofReport trimmed(const ProofFormula& formula, std::span<const std::int32_t> further,
                    const std::string& proof, const Limits& limits);

/// Throws: SolverError if it is rejected, which is a bug of this program.
Verified verify_own(const NewDirectory& directory, const Limits& limits, bool lrat = false);

/// A textual DRAT proof that refutes the claim's formula and "none of the cubes holds". `raw`: a
/// file to work with. Throws: FalseClaim if there is a model; SolverError, Stopped.
std::string prove_cover(const ProvedCubes& parts, const std::string& raw, const Limits& limits);

}  // namespace sudoku_sat::certify
