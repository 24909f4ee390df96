// What certificates of both forms are made with: the claim completed, solvers' runs that write a
// proof, these proofs cut and trimmed; for those in parts also cubes as clauses (cubes.cpp), their
// files, and work on several parts at once (parts.cpp).
//
// What CaDiCaL writes after the empty clause is left out; where the formula itself has the empty
// clause, the proof is that clause alone. Formulas are handed over in pieces, so that a limit is
// noticed meanwhile.
#pragma once

#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::certify {

/// The claim with its solutions; without a claim: that there is no solution, or that the solution
/// found is the only one. What only the proof can show is left to it. Throws: FalseClaim if a
/// claim is seen to be false; SolverError, Stopped.
Claim completed(const std::optional<Claim>& claim, const Puzzle& puzzle, const Limits& limits);

struct ExtendedFormula {
  const ProofFormula& formula;
  std::span<const Lit> further;  ///< clauses that come after it, each ended by 0
  std::uint64_t variables;
};

/// A model; no value if there is none and the proof of that is in the file `raw`. Throws:
/// SolverError, Stopped.
std::optional<Model> refute(const ExtendedFormula& formula, const std::string& raw,
                            const Limits& limits);

/// A file that goes with this, if it is there.
struct RawFile {
  explicit RawFile(std::string path) : name(std::move(path)) {}
  RawFile(const RawFile&) = delete;
  RawFile& operator=(const RawFile&) = delete;
  ~RawFile();

  std::string name;
};

/// `puzzle.json` and `claim.json`.
void write_description(const Certificate& certificate, const NewDirectory& directory);

/// The formula's file.
void write_formula(const Certificate& certificate, Output& out, const Limits& limits);
void write_formula(const Certificate& certificate, const std::string& path, const Limits& limits);

/// Why the claim is false, where its formula has a model.
std::string refutation_of(const Certificate& certificate);

/// CaDiCaL's proof up to its first empty clause, which is added where it has none.
std::string ended_proof(std::string proof);
/// The same of what it has written to the file `raw`, which is removed.
std::string take_proof(const std::string& raw);

/// What the check of a solver's proof has found. Throws: SolverError if it rejects it: that is a
/// fault of the solver.
ProofReport accepted_from_solver(ProofReport report);

/// The proof's lemmas that are needed. Throws: as accepted_from_solver().
ProofReport trimmed(const ProofFormula& formula, std::span<const std::int32_t> further,
                    const std::string& proof, const Limits& limits);

/// Throws: SolverError if it is rejected: that is a bug of this program.
Verified verify_own(const NewDirectory& directory, const Limits& limits);

/// A textual DRAT proof that refutes the claim's formula and "none of the cubes holds". `raw`: a
/// file to work with. Throws: FalseClaim if there is a model; SolverError, Stopped.
std::string prove_cover(const ProvedCubes& parts, const std::string& raw, const Limits& limits);

/// 0 for the empty cube.
Var largest_variable(const Cube& cube);

/// A unit clause for each literal, each ended by 0.
std::vector<Lit> as_units(const Cube& cube);

/// A clause for each cube, which says that it does not hold.
std::vector<Lit> none_of(const std::vector<Cube>& cubes);

/// "parts/000001" for the first part, 0: the beginning of the names of its files.
std::string part_name(std::size_t part);

/// The file of a part's proof, compressed or not. Throws: InputError if it has none, or several.
std::string part_proof(const std::string& directory, std::size_t part);

/// Writes all files of a certificate in parts. Throws: as write_in_parts().
void fill_with_parts(const ProvedCubes& parts, const NewDirectory& directory, const Limits& limits);

/// What becomes of the jobs that run when another one throws.
enum class OnFailure {
  finish,  ///< the others finish; what the first job in order threw is thrown
  end,     ///< the others are stopped; which exception is thrown depends on the threads
};

/// Runs job(number, limits) for 0..count-1. They begin in order; after one that throws no others
/// begin. `progress` is called now and then with the number of jobs done. Throws: what a job threw;
/// Stopped.
void for_each_part(std::size_t count, unsigned threads, const Limits& limits, OnFailure on_failure,
                   const std::function<void(std::size_t)>& progress,
                   const std::function<void(std::size_t, const Limits&)>& job);

}  // namespace sudoku_sat::certify
