// Each part has a solver of its own, for the formula with the cube's literals as unit clauses. One
// that finds the solution that a claim allows begins anew with that excluded: a solver that goes on
// may use clauses that it has deleted in its proof.
//
// A part's proof must be one of unit propagation alone (RUP): "C, or not the cube" then follows
// from lemmas changed in the same way. A lemma that is only RAT depends on all clauses that there
// are, so such proofs are refused.
//
// Where all parts are proved at once, their proofs are written beside the certificate, where there
// is room for it, and are gone when it is there.
#include <fmt/format.h>

#include <algorithm>
#include <mutex>

#include "base/whole_file.hpp"
#include "files.hpp"
#include "proving.hpp"
#include "solvers/board_solver.hpp"
#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

using namespace certify;

namespace {

/// The claim as far as it is known before anything is proved.
Claim begun(const std::optional<Claim>& claim) {
  if (!claim) return {.kind = Claim::Kind::unique};
  if (claim->kind == Claim::Kind::fewest) {
    throw UsageError("the claim fewest is not proved by cubes");
  }
  return *claim;
}

/// The solutions that parts find, as soon as there are two of them no further part is of use.
class FoundSolutions {
 public:
  explicit FoundSolutions(const CubeProver& prover) : prover_(prover) {}

  /// Throws: FalseClaim.
  void add(const Grid& solution) {
    const std::lock_guard lock(mutex_);
    solutions_.push_back(solution);
    prover_.proved(solutions_);
  }

  const std::vector<Grid>& all() const { return solutions_; }

 private:
  const CubeProver& prover_;
  std::mutex mutex_;
  std::vector<Grid> solutions_;
};

}  // namespace

CubeProver::CubeProver(const Puzzle& puzzle, const std::optional<Claim>& claim,
                       const Formulation& formulation, const Limits& limits)
    : certificate_{puzzle, begun(claim), formulation, std::string(version)},
      decided_(claim.has_value()) {
  ClaimFormula made = formula_of(certificate_, limits);
  formula_ = std::move(made.formula);
  size_ = made.size;
}

std::optional<Grid> CubeProver::attempt(const std::vector<Lit>& further, const std::string& raw,
                                        const Limits& limits) const {
  const std::optional<Model> model = refute({formula_, further, size_.variables}, raw, limits);
  if (!model) return std::nullopt;
  Grid grid = variables_of(certificate_).decode(*model);
  solvers::require_solution(certificate_.puzzle, grid, "the solver's model");
  return grid;
}

CubeProof CubeProver::prove(const Cube& cube, const std::string& file, const Limits& limits) const {
  if (largest_variable(cube) > static_cast<Var>(size_.variables)) {
    throw UsageError(fmt::format("a cube has variable {}, the formula has {}",
                                 largest_variable(cube), size_.variables));
  }
  const RawFile raw(file + ".raw");
  std::vector<Lit> further = as_units(cube);
  CubeProof made;
  if (auto grid = attempt(further, raw.name, limits)) {
    const bool allowed =
        certificate_.claim.kind == Claim::Kind::unique && certificate_.claim.solution.empty();
    if (!allowed) throw FalseClaim(refutation_of(certificate_), {std::move(*grid)});
    made.solution = std::move(*grid);
    const std::vector<Lit> excluding =
        excluding_clause(*made.solution, variables_of(certificate_), certificate_.puzzle);
    further.insert(further.end(), excluding.begin(), excluding.end());
    further.push_back(0);
    if (auto second = attempt(further, raw.name, limits)) {
      throw FalseClaim(refutation_of(certificate_), {*made.solution, std::move(*second)});
    }
  }
  const ProofReport report = trimmed(formula_, further, take_proof(raw.name), limits);
  if (report.rat_lemmas > 0) {
    throw SolverError("the solver's proof has lemmas that are only RAT, which can't be joined");
  }
  made.lemmas = report.core_lemmas;
  base::write_whole(file, report.trimmed);
  return made;
}

Certificate CubeProver::proved(const std::vector<Grid>& solutions) const {
  Certificate certificate = certificate_;
  Claim& claim = certificate.claim;
  if (claim.kind != Claim::Kind::unique || !claim.solution.empty()) return certificate;
  if (solutions.empty()) {
    if (decided_) throw FalseClaim("there is no solution");
    claim.kind = Claim::Kind::unsat;
    return certificate;
  }
  claim.solution = solutions.front();
  const Geometry& geometry = certificate.puzzle.geometry();
  const bool several = std::any_of(solutions.begin(), solutions.end(), [&](const Grid& grid) {
    return !same_grid(geometry, grid, claim.solution);
  });
  if (several) throw FalseClaim(refutation_of(certificate));
  return certificate;
}

Verified prove_by_cubes(const Puzzle& puzzle, const std::optional<Claim>& claim,
                        const std::vector<Cube>& cubes, const CubeProofOptions& options,
                        const std::string& directory, const Limits& limits) {
  const NewDirectory scratch(directory);
  const CubeProver prover(puzzle, claim, options.formulation, limits);
  const auto proof = [&](std::size_t part) {
    return scratch.file(std::to_string(part) + ".drat.zst");
  };
  FoundSolutions found(prover);
  const auto job = [&](std::size_t part, const Limits& inner) {
    const CubeProof made = prover.prove(cubes[part], proof(part), inner);
    if (made.solution) found.add(*made.solution);
  };
  // A claim that one part finds false is false, in the same words in all parts.
  for_each_part(cubes.size(), options.threads, limits, OnFailure::end, options.progress, job);
  const ProvedCubes parts{prover.proved(found.all()), cubes, proof, options.cover};
  if (!options.in_parts) return join_proofs(parts, directory, limits);
  NewDirectory made(directory);
  fill_with_parts(parts, made, limits);
  const PartsCheck check{.threads = options.threads, .progress = options.progress};
  Verified verified = verify_in_parts(made.path(), check, limits);
  made.commit();
  return verified;
}

}  // namespace sudoku_sat
