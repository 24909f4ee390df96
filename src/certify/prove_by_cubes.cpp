// The parts' proofs are written beside the certificate, where there is room for it, and are gone
// when it is there.
#include <algorithm>
#include <filesystem>
#include <mutex>

#include "part_jobs.hpp"
#include "parts.hpp"
#include "proving.hpp"
#include "sudoku_sat/cube_certificate.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

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
