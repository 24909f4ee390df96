// The parts of a measurement and a rating: times, proofs, strength; backdoor and effort, each in a
// file of its own.
#pragma once

#include "sudoku_sat/measure.hpp"

namespace sudoku_sat::measure {

/// One run of the solver, from the puzzle on; `seed`: of the formula's order, 0: unchanged. A
/// solution found is checked by the rules. A SolverError becomes the run's failure.
SolverTimes time_solver(const Formulation& formulation, const Puzzle& puzzle,
                        const SolverChoice& solver, std::uint64_t seed, const Limits& limits);

/// The size of the proof that there is no solution, or no second one; no value if there are
/// several solutions. Throws: SolverError; Stopped at a limit.
std::optional<ProofSize> measure_proof(const Formulation& formulation, const Puzzle& puzzle,
                                       const Limits& limits);

/// How many cells have one value left. Requires: the engine has propagated without a contradiction.
Strength strength_of(const UnitPropagation& engine, const VariableMap& variables);

/// Searches until a backdoor is proved smallest or a limit is reached; no value if the limit
/// comes before any backdoor is found. Requires: `solution` is the puzzle's only one.
std::optional<Backdoor> smallest_backdoor(const Puzzle& puzzle, const Grid& solution,
                                          const Limits& limits);

/// Medians over `runs` runs. No value if the formula is too large (Measurer::max_clauses).
/// Requires: runs > 0. Throws: Stopped, SolverError.
std::optional<SearchEffort> search_effort(const Puzzle& puzzle, std::size_t runs,
                                          const Limits& limits);

/// How many cells of the grids are decided, not counting variables besides them.
inline std::size_t decided_cells(const Candidates& candidates, const Geometry& geometry) {
  const auto cells = static_cast<std::ptrdiff_t>(geometry.grid_cells());
  const Grid& decisions = candidates.decisions();
  const auto open = std::count(decisions.begin(), decisions.begin() + cells, 0);
  return static_cast<std::size_t>(cells - open);
}

inline bool grid_decided(const Candidates& candidates, const Geometry& geometry) {
  return decided_cells(candidates, geometry) == geometry.grid_cells();
}

}  // namespace sudoku_sat::measure
