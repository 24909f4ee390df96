// Each part has a solver of its own, for the formula with the cube's literals as unit clauses. If
// it finds the solution that a claim allows, a new solver starts with that excluded: one that
// continued might use clauses that it has deleted in its proof.
//
// A part's proof may use only unit propagation (RUP): "C, or not the cube" then follows from lemmas
// changed in the same way. A lemma that is only RAT depends on all clauses present, so such proofs
// are refused.
#include <fmt/format.h>

#include "base/whole_file.hpp"
#include "files.hpp"
#include "proving.hpp"
#include "solvers/board_solver.hpp"
#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

using namespace certify;

namespace {

/// The claim as far as it is known before anything is proved.
Claim begun(const std::optional<Claim>& claim, const Geometry& geometry) {
  if (!claim) return {.kind = Claim::Kind::unique};
  switch (claim->kind) {
    case Claim::Kind::unsat:
    case Claim::Kind::unique:
    case Claim::Kind::impossible:
      return *claim;
    default:
      throw UsageError(
          fmt::format("the claim {} can't be proved by cubes", to_string(*claim, geometry)));
  }
}

}  // namespace

CubeProver::CubeProver(const Puzzle& puzzle, const std::optional<Claim>& claim,
                       const Formulation& formulation, const Limits& limits)
    : certificate_{puzzle, begun(claim, puzzle.geometry()), formulation, std::string(version)},
      decided_(claim.has_value()),
      formula_(formula_of(certificate_, limits)) {}

std::optional<Grid> CubeProver::attempt(const std::vector<Lit>& further, const std::string& raw,
                                        const Limits& limits) const {
  const std::optional<Model> model = refute(formula_, further, raw, limits);
  if (!model) return std::nullopt;
  Grid grid = variables_of(certificate_).decode(*model);
  solvers::require_solution(certificate_.puzzle, grid, "the solver's model");
  return grid;
}

CubeProof CubeProver::prove(const Cube& cube, const std::string& file, const Limits& limits) const {
  if (largest_variable(cube) > static_cast<Var>(formula_.size.variables)) {
    throw UsageError(fmt::format("a cube has variable {}, the formula has {}",
                                 largest_variable(cube), formula_.size.variables));
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
  const ProofReport report = trimmed(formula_.formula, further, take_proof(raw.name), limits);
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

}  // namespace sudoku_sat
