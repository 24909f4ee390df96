// Claims proved in parts. A cube is a conjunction of literals; the cubes of a puzzle are the parts
// of its search, each of which a process of its own can refute, on any machine (Heule, Kullmann,
// Wieringa & Biere: Cube and Conquer, HVC 2011). What the parts have written becomes one
// certificate, in one of two forms:
//
// - joined: that of prove(), one proof. Each lemma C of a part becomes "C, or not the cube"; that
//   none of the cubes holds then refutes the formula. Any checker of DRAT takes it.
// - in parts: a directory of `puzzle.json`, `claim.json`, `cubes.icnf` (a line "a 1 -2 0" for each
//   cube), `cover.drat`, which refutes the formula where no cube holds, and `parts/000001.drat.zst`
//   and so on, which refute it where that cube holds. No more than one of them has to be in memory,
//   and other machines can check them.
//
// For `unsat`, `unique` and `impossible`:
//
//     const CubeProver prover(puzzle, std::nullopt, {}, limits);
//     const CubeProof part = prover.prove({1, -2}, "part.drat.zst", limits);
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/cubes.hpp"
#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

// The cubes here are literals of a claim's formula: those of split_into_cubes() in encodings of the
// direct code.

/// A line "a 1 -2 0" for each of them.
std::string to_text(const std::vector<Cube>& cubes);

/// Reads what to_text() writes, also with comments (lines that begin with c), perhaps compressed.
/// Throws: InputError, also for a cube that has a variable twice, and one that comes twice.
std::vector<Cube> read_cubes(const std::string& file);

/// What came of a part.
struct CubeProof {
  /// A solution in the cube, where the claim allows one that is not known yet.
  std::optional<Grid> solution = std::nullopt;
  std::uint64_t lemmas = 0;  ///< that its proof needs
};

/// Proves parts of a claim. It has the formula in memory; any number of threads may use it.
class CubeProver {
 public:
  /// The claim `unique` without its solution, and none, allow one solution, which a part will find;
  /// without a claim there may also be none. Throws: UsageError for `fewest`; SolverError where the
  /// formula is too large for this machine; Stopped.
  CubeProver(const Puzzle& puzzle, const std::optional<Claim>& claim,
             const Formulation& formulation, const Limits& limits);

  /// Proves that nothing in the cube contradicts the claim, and writes the proof, checked and
  /// trimmed, as text; to a name that ends in .zst compressed. Throws: FalseClaim with the
  /// solutions that show it; UsageError where a literal is not the formula's; SolverError;
  /// OutputError; Stopped.
  CubeProof prove(const Cube& cube, const std::string& file, const Limits& limits) const;

  /// What all parts together have proved; `solutions` are those that they found, one perhaps
  /// several times. Throws: FalseClaim.
  Certificate proved(const std::vector<Grid>& solutions) const;

 private:
  std::optional<Grid> attempt(const std::vector<Lit>& further, const std::string& raw,
                              const Limits& limits) const;

  Certificate certificate_;
  bool decided_;  ///< whether it was said what is to be proved
  ProofFormula formula_;
  Size size_;
};

/// All parts of a claim and where their proofs are.
struct ProvedCubes {
  Certificate certificate;
  std::vector<Cube> cubes;
  std::function<std::string(std::size_t)> proof;  ///< the file of the part, from 0
  /// Clauses that may show that the cubes leave nothing out, as CubeCover has them; where they
  /// don't or there are none, others are looked for.
  std::vector<std::vector<Lit>> cover = {};
};

/// Writes one proof of all parts, as CubeProver has written them: the certificate has passed
/// verify_certificate(). What the cubes leave out is refuted here. The parts are read one after the
/// other. Throws: FalseClaim where that has a solution; InputError for a part whose proof isn't
/// one; SolverError, also where the proof is too long to be verified; OutputError; Stopped.
Verified join_proofs(const ProvedCubes& parts, const std::string& directory,
                     const Limits& limits = {});

/// Writes a certificate in parts, with copies of their proofs, which are not read here. Throws: as
/// join_proofs().
void write_in_parts(const ProvedCubes& parts, const std::string& directory,
                    const Limits& limits = {});

/// How a claim is proved by cubes.
struct CubeProofOptions {
  Formulation formulation = {};
  bool in_parts = false;                     ///< the form of the certificate
  unsigned threads = 1;                      ///< which change nothing in it
  std::vector<std::vector<Lit>> cover = {};  ///< as in ProvedCubes
  /// Called now and then with the number of parts that are done.
  std::function<void(std::size_t)> progress = [](std::size_t) {};
};

/// Proves a claim by cubes, all of it on this machine. Without a claim: that there is no solution,
/// or only one. Throws: as prove() and CubeProver.
Verified prove_by_cubes(const Puzzle& puzzle, const std::optional<Claim>& claim,
                        const std::vector<Cube>& cubes, const CubeProofOptions& options,
                        const std::string& directory, const Limits& limits = {});

/// Whether a certificate's directory has it in parts.
bool is_in_parts(const std::string& directory);

/// Which parts of a certificate are looked at.
struct PartsCheck {
  /// Only these parts, from 1, each of which gets a receipt where it is right; empty: all of them,
  /// and that they are the whole.
  std::vector<std::size_t> parts = {};
  /// Parts are not checked but have to have receipts for the proofs that are there.
  bool receipts = false;
  unsigned threads = 1;
  std::function<void(std::size_t)> progress = [](std::size_t) {};  ///< as in CubeProofOptions
};

/// Checks a certificate in parts, as verify_certificate() does with all of it, a part for each
/// thread in memory. A receipt says that the program of this version has checked a proof of certain
/// bytes for that part of that certificate; whoever can write into the directory can forge it.
/// Throws: as verify_certificate(), the first in order of what is wrong with the parts; UsageError
/// for a part that there isn't; OutputError where a receipt can't be written.
Verified verify_in_parts(const std::string& directory, const PartsCheck& check,
                         const Limits& limits = {},
                         const std::optional<Puzzle>& own = std::nullopt);

}  // namespace sudoku_sat
