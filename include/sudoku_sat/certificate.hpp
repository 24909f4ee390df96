// Certificates: claims about a puzzle, each with a proof that can be checked without trusting any
// solver.
//
// A certificate is a directory of four files: `puzzle.json` and `claim.json` say what is claimed,
// `formula.cnf` is a formula that has no model exactly if the claim is true, `proof.drat` proves
// that it has none (DRAT as text: Wetzler, Heule & Hunt, SAT 2014).
//
//     prove(puzzle, std::nullopt, {}, "inkala");
//     const Verified verified = verify_certificate("inkala");
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/proof_checker.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

/// What a certificate says of a puzzle.
struct Claim {
  enum class Kind {
    unsat,       ///< the puzzle has no solution
    unique,      ///< `solution` is its only one
    impossible,  ///< no solution has `value` in `cell`
    fewest,      ///< `solution` is its only one; no puzzle with fewer givens has only that one
  };

  Kind kind = Kind::unsat;
  Cell cell = 0;
  Value value = 0;
  Grid solution = {};
  /// For `fewest`: other solutions of the board without givens. Each of them differs from
  /// `solution` in the cell of some given of any puzzle whose only solution is `solution`.
  std::vector<Grid> others = {};

  bool operator==(const Claim&) const = default;
};

/// "unsat", "unique", "impossible:r1c2=5" or "fewest"; the solutions are left out.
std::string to_string(const Claim& claim, const Geometry& geometry);

/// Reads back what to_string() writes. Throws: InputError at `position`.
Claim parse_claim(std::string_view text, const Geometry& geometry, const Position& position);

/// A claim about a puzzle, and how it becomes a formula.
struct Certificate {
  Puzzle puzzle;
  Claim claim;
  Formulation formulation = {};  ///< without a reduction
  std::string version = {};      ///< of the program that made it
};

/// The claim is false; the text says why.
class FalseClaim : public Error {
 public:
  explicit FalseClaim(const std::string& why, std::vector<Grid> solutions = {})
      : Error(why), solutions_(std::move(solutions)) {}
  /// Solutions that show it, where they are at hand.
  const std::vector<Grid>& solutions() const { return solutions_; }

 private:
  std::vector<Grid> solutions_;
};

/// How a claim is proved.
struct ProveOptions {
  Formulation formulation = {};  ///< encoding and at-most-one method; without a reduction
  bool trim = false;             ///< keep only the lemmas that the proof needs
  bool lrat = false;  ///< write `proof.lrat` too, for other checkers: verification doesn't read it
};

/// A certificate as its directory has it, and what its check found out.
struct Verified {
  Certificate certificate;
  ProofReport proof;
  /// Clauses that hold in the model to which the claim's solution was extended; none for a claim
  /// without a solution.
  std::uint64_t model_clauses = 0;
  /// Of a certificate in parts: how many were looked at, and how many there are. Then the proof's
  /// figures are sums, without clauses of the formula.
  std::uint64_t parts = 0;
  std::uint64_t all_parts = 0;
  Seconds formula_seconds;  ///< to make the formula again and to compare it
  Seconds proof_seconds;    ///< to check the proof
};

/// Proves a claim and writes its certificate to a new directory, which appears whole or not at all.
/// The solutions that a claim needs are found here. Without a claim it proves that there is no
/// solution, or only one. The certificate has passed verify_certificate().
/// Throws: FalseClaim; OutputError where the directory has something in it or can't be made;
/// SolverError, also where the linked CaDiCaL can't write LRAT; Stopped.
Verified prove(const Puzzle& puzzle, const std::optional<Claim>& claim, const ProveOptions& options,
               const std::string& directory, const Limits& limits = {});

/// The files of a certificate as texts.
struct CertificateTexts {
  std::string claimed;  ///< as to_string(Claim)
  std::string puzzle;   ///< puzzle.json
  std::string claim;    ///< claim.json
  std::string formula;  ///< formula.cnf
  std::string proof;    ///< proof.drat
  std::uint64_t lemmas = 0;
};

/// As prove(), in memory: no file is opened. `options.lrat` is not for it. The proof has been
/// checked as verify_certificate() checks it. Throws: FalseClaim, SolverError, Stopped.
CertificateTexts prove_in_memory(const Puzzle& puzzle, const std::optional<Claim>& claim,
                                 const ProveOptions& options, const Limits& limits = {});

/// In what the certificate's puzzle is not `own`, in words: board, rules or givens; empty where it
/// is.
std::string difference(const Puzzle& certified, const Puzzle& own);

/// Checks a certificate without any solver: makes the formula from puzzle and claim again, compares
/// it with the directory's line by line, checks the solutions by the rules and the proof by
/// check_proof(). A claim's solution is also extended to a model of the formula without the clause
/// that excludes it, so that this clause alone is refuted. `own`: the puzzle that it has to be
/// about. Throws: InputError, which names the file and what is wrong in it; SolverError where the
/// formula is too large for this machine; Stopped.
Verified verify_certificate(const std::string& directory, const Limits& limits = {},
                            const std::optional<Puzzle>& own = std::nullopt);

}  // namespace sudoku_sat
