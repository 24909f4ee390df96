// Certificates: claims about a puzzle, each with a proof that can be checked without trusting any
// solver.
//
// A certificate is a directory of four files: `puzzle.json` and `claim.json` say what is claimed,
// `formula.cnf` is a formula that has no model exactly if the claim is true, `proof.drat` proves
// that it has none (DRAT as text: Wetzler, Heule & Hunt, SAT 2014). A number of solutions is that
// of the formula's models: `count.nnf` is a graph that shows it (count_checker.hpp), and
// `proof.drat` has the lemmas that it needs.
//
//     prove(puzzle, std::nullopt, {}, "inkala");
//     const Verified verified = verify_certificate("inkala");
#pragma once

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/proof_checker.hpp"

namespace sudoku_sat {

class NewDirectory;

/// The assumptions, one literal after the other, over S[i,j,k], numbered (i-1)N² + (j-1)N + k (on
/// boards of several grids: cell by cell, N for each); below 0: that the cell has another value.
using Cube = std::vector<Lit>;

/// What a certificate claims about a puzzle.
struct Claim {
  enum class Kind {
    unsat,       ///< the puzzle has no solution
    unique,      ///< `solution` is its only one
    impossible,  ///< no solution has `value` in `cell`
    fewest,      ///< `solution` is its only one; no puzzle with fewer givens has only that one
    formula,     ///< its solutions are what the formula's models say of the cells; has no proof
    count,       ///< it has `count` solutions
    minimal,     ///< `solution` is its only one; without any one of its givens there are more
    candidates,  ///< a cell's value in any solution is also its value in one of `others`
  };

  Kind kind = Kind::unsat;
  Cell cell = 0;
  Value value = 0;
  Grid solution = {};
  /// For `fewest`: other solutions of the board without givens. Any puzzle whose only solution is
  /// `solution` has, for each of them, a given in a cell in which the two differ. For `minimal`:
  /// for each given, in the order of the cells, a solution of the puzzle without it that has
  /// another value there. For `candidates`: solutions.
  std::vector<Grid> others = {};
  /// For `count`: the number in decimal; for `fewest`: that of givens; empty if it is to be found.
  std::string count = {};

  bool operator==(const Claim&) const = default;
};

/// "unsat", "unique", "impossible:r1c2=5", "minimal", "candidates", "fewest=17" or "fewest",
/// "formula", "count=288" or "count"; the solutions are left out.
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

/// The formula of a claim, in memory.
struct ClaimFormula {
  ProofFormula formula;
  Size size;
};

/// The claim is false; the message says why.
class FalseClaim : public Error {
 public:
  explicit FalseClaim(const std::string& why, std::vector<Grid> solutions = {})
      : Error(why), solutions_(std::move(solutions)) {}
  /// Solutions that show it, if known.
  const std::vector<Grid>& solutions() const { return solutions_; }

 private:
  std::vector<Grid> solutions_;
};

/// How a claim is proved.
struct ProveOptions {
  Formulation formulation = {};  ///< encoding and at-most-one method; without a reduction
  bool trim = false;             ///< keep only the lemmas that the proof needs
  bool lrat = false;  ///< also write `proof.lrat` for other checkers; verification doesn't read it
};

/// How far a formula was held against the rules, as the referee states them a second time.
struct FormulaCheck {
  std::uint64_t clauses = 0;  ///< of the formula
  /// Those that every grid satisfies that obeys rules and givens and that the claim denies. If all
  /// do, the encoder need not be trusted.
  std::uint64_t checked = 0;
  /// What the encoder is trusted for otherwise: "cage sums".
  std::vector<std::string> trusted = {};
  /// For the claim `formula`: how many statements of the rules were held against its models. All
  /// models obey them if nothing is trusted.
  std::uint64_t constraints = 0;
  /// Whether the encoder made the formula again, because it is trusted for a part of it.
  bool rebuilt = false;
};

/// A certificate as read from its directory, and the result of its check.
struct Verified {
  Certificate certificate;
  ProofReport proof;
  /// Nothing is checked if only some parts of a certificate are.
  FormulaCheck formula = {};
  /// How many clauses hold in the model to which the claim's solution was extended; 0 for a claim
  /// without a solution, or if the encoder need not be trusted.
  std::uint64_t model_clauses = 0;
  /// For `count`: the nodes of the graph that shows the number.
  std::uint64_t count_nodes = 0;
  /// For a certificate in parts: how many parts were checked, and how many there are. The figures
  /// of `proof` are then sums over the parts and leave out clauses of the formula.
  std::uint64_t parts = 0;
  std::uint64_t all_parts = 0;
  Seconds formula_seconds;  ///< to check the formula
  Seconds proof_seconds;    ///< to check the proof
};

/// Proves a claim and writes its certificate to a new directory, completely or not at all. Finds
/// the solutions that the claim needs. Without a claim, it proves that there is no solution or only
/// one. The certificate has passed verify_certificate(), except that its formula is not held
/// against the rules. Throws: FalseClaim; OutputError if the
/// directory isn't empty or can't be made; SolverError, also if the proof is too large to write it
/// as LRAT; Stopped.
Verified prove(const Puzzle& puzzle, const std::optional<Claim>& claim, const ProveOptions& options,
               const std::string& directory, const Limits& limits = {});

/// Writes a certificate without a proof, of the claim `formula`, to a new directory, completely or
/// not at all. Throws: UsageError for a formulation with a reduction or a re-encoding;
/// OutputError as prove(); SolverError if the formula is too large for this machine; Stopped.
void write_certified_formula(const Puzzle& puzzle, const Formulation& formulation,
                             const std::string& directory, const Limits& limits = {});

/// The files of a certificate as texts.
struct CertificateTexts {
  std::string claimed;  ///< as to_string(Claim)
  std::string puzzle;   ///< puzzle.json
  std::string claim;    ///< claim.json
  std::string formula;  ///< formula.cnf
  std::string proof;    ///< proof.drat
  std::uint64_t lemmas = 0;
  std::string graph = {};  ///< count.nnf, for `count`
};

/// Like prove(), but in memory: no file is opened. `options.lrat` is not supported. The proof has
/// been checked as verify_certificate() checks it. Throws: FalseClaim, SolverError, Stopped.
CertificateTexts prove_in_memory(const Puzzle& puzzle, const std::optional<Claim>& claim,
                                 const ProveOptions& options, const Limits& limits = {});

/// What the referee, a second implementation of all rules that reads them as text, says of a
/// solution.
struct SecondOpinion {
  std::string broken = {};     ///< the name of a rule that it breaks; empty: none
  std::string unchecked = {};  ///< what could not be checked; empty: nothing
};
/// Requires: a value for each cell of the grid, none above N.
SecondOpinion second_opinion(const Puzzle& puzzle, const Grid& solution);

/// How the certificate's puzzle differs from `own`, in words (board, rules or givens); empty if it
/// doesn't.
std::string difference(const Puzzle& certified, const Puzzle& own);

/// Checks a certificate with a single proof, without any solver: holds the formula in the directory
/// against the rules (Verified::formula), and checks the solutions by the rules and the proof by
/// check_proof(). Where the rules leave clauses open, the encoder makes the formula again from
/// puzzle and claim, and it is compared line by line; a claim's solution is then also extended to a
/// model of the formula without the clause that excludes it, so that this clause alone is refuted.
/// A certificate without a proof has its formula held against the rules in both directions. `own`:
/// the puzzle that the certificate must be about. `lrat`: the report also has the proof as LRAT.
/// Throws: InputError, which names the file and what is wrong in it; UsageError for `lrat` without
/// a proof; SolverError if the formula is too large for this machine, or the proof for LRAT;
/// Stopped.
Verified verify_certificate(const std::string& directory, const Limits& limits = {},
                            const std::optional<Puzzle>& own = std::nullopt, bool lrat = false);

// Claims proved in parts. A cube is a conjunction of literals; the cubes of a puzzle are parts of
// its search, each of which can be refuted by a separate process, on any machine (Heule, Kullmann,
// Wieringa & Biere: Cube and Conquer, HVC 2011). The results of the parts become one certificate,
// in one of two forms:
//
// - joined: one proof, as prove() writes it. Each lemma C of a part becomes "C, or not the cube",
//   so each part ends with the negation of its cube, and these refute the formula. Any DRAT checker
//   accepts it.
// - in parts: a directory of `puzzle.json`, `claim.json`, `cover.drat`, which refutes the formula
//   if no cube holds, `part-1.drat.zst` and so on, each of which refutes it if its cube holds, and
//   `manifest.json`, which lists the cubes and makes it work in parts (parts.hpp). Only one proof
//   at a time has to be in memory, and other machines can check some of them.
//
// For `unsat`, `unique` and `impossible`:
//
//     const CubeProver prover(puzzle, std::nullopt, {}, limits);
//     const CubeProof part = prover.prove({1, -2}, "part.drat.zst", limits);

// The cubes here consist of literals of a claim's formula. In encodings of the direct code, those
// of split_into_cubes() will do.

/// The line "1 -2 0", with its end.
std::string clause_line(std::span<const Lit> literals);

/// A line "a 1 -2 0" for each cube.
std::string to_text(const std::vector<Cube>& cubes);

/// Reads what to_text() writes, possibly compressed, and skips comments (lines that begin with c).
/// Throws: InputError, also for a cube that has a variable twice or that occurs twice.
std::vector<Cube> read_cubes(const std::string& file);

/// The result of a part.
struct CubeProof {
  /// A solution in the cube, if the claim allows one that is not known yet.
  std::optional<Grid> solution = std::nullopt;
  std::uint64_t lemmas = 0;  ///< lemmas that its proof needs
};

/// Proves parts of a claim. Keeps the formula in memory; any number of threads may use it.
class CubeProver {
 public:
  /// If the claim is `unique` without its solution, there may be one solution, which a part will
  /// find; without a claim there may be one or none. Throws: UsageError for a claim that can't be
  /// proved by cubes; SolverError if the formula is too large for this machine; Stopped.
  CubeProver(const Puzzle& puzzle, const std::optional<Claim>& claim,
             const Formulation& formulation, const Limits& limits);

  /// Proves that nothing in the cube contradicts the claim, and writes the proof, checked and
  /// trimmed, as text, compressed if the file's name ends in .zst. Throws: FalseClaim with the
  /// solutions that show it; UsageError if a literal doesn't belong to the formula; SolverError;
  /// OutputError; Stopped.
  CubeProof prove(const Cube& cube, const std::string& file, const Limits& limits) const;

  /// The claim that all parts together have proved; `solutions` are those that they found, possibly
  /// with repetitions. Throws: FalseClaim.
  Certificate proved(const std::vector<Grid>& solutions) const;

 private:
  std::optional<Grid> attempt(const std::vector<Lit>& further, const std::string& raw,
                              const Limits& limits) const;

  Certificate certificate_;
  bool decided_;  ///< whether the claim was given
  ClaimFormula formula_;
};

/// All parts of a claim and where their proofs are.
struct ProvedCubes {
  Certificate certificate;
  std::vector<Cube> cubes;
  std::function<std::string(std::size_t)> proof;  ///< the file of the part, from 0
  /// Clauses that may show that the cubes leave nothing out, as in CubeCover. If they don't, or if
  /// there are none, others are looked for.
  std::vector<std::vector<Lit>> cover = {};
};

/// Joins the proofs of all parts, written by CubeProver, into one; the certificate has passed
/// verify_certificate(). Whatever the cubes don't cover is refuted here. The parts are read one
/// after the other. Throws: FalseClaim if that has a solution; InputError for a part whose proof is
/// wrong; SolverError, also if the proof is too long to be verified; OutputError; Stopped.
Verified join_proofs(const ProvedCubes& parts, const std::string& directory,
                     const Limits& limits = {});

/// Writes `puzzle.json`, `claim.json` and `cover.drat` of a certificate in parts. Throws: as
/// join_proofs().
void write_cover_of(const ProvedCubes& parts, const NewDirectory& directory,
                    const Limits& limits = {});

/// Checks proofs of a certificate in parts without any solver. Keeps the formula in memory; any
/// number of threads may use it.
class CubeChecker {
 public:
  /// Reads what a directory claims; `own` as in verify_certificate(). Throws: InputError, also for
  /// a solution that is wrong; SolverError if the formula is too large for this machine; Stopped.
  CubeChecker(const std::string& directory, const std::optional<Puzzle>& own, const Limits& limits);
  /// Throws: SolverError, Stopped.
  CubeChecker(const Certificate& certificate, const Limits& limits);

  const Certificate& certificate() const { return certificate_; }
  /// See Verified::model_clauses. Throws: InputError at `file`, which has the claim; Stopped.
  std::uint64_t check_model(const std::string& file, const Limits& limits) const;
  /// See Verified::formula. Throws: InputError at `file`, which has the claim; Stopped.
  FormulaCheck check_formula(const std::string& file, const Limits& limits) const;
  /// Checks the proof in `file`, perhaps compressed, that the formula has no model in the cube.
  /// Throws: InputError at `file`, also for a variable that the formula doesn't have; Stopped.
  ProofReport check_part(const Cube& cube, const std::string& file, const Limits& limits) const;
  /// Likewise, that it has none outside all cubes.
  ProofReport check_cover(const std::vector<Cube>& cubes, const std::string& file,
                          const Limits& limits) const;

 private:
  ProofReport check(const std::vector<Lit>& further, const std::string& file,
                    const Limits& limits) const;

  Certificate certificate_;
  ClaimFormula formula_;
};

}  // namespace sudoku_sat
