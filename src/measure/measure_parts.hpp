// The parts of a measurement, a file each.
#pragma once

#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/measure.hpp"

namespace sudoku_sat {

/// Rules and givens as the formulation writes them; `variables` are those after its reduction, none
/// after a contradiction.
void encode_formula(const Formulation& formulation, const Puzzle& puzzle,
                    const std::optional<VariableMap>& variables, SinkRef sink);

/// One run of the solver, from the puzzle on; `seed`: of the formula's order, 0: as it is. A
/// solution found is checked by the rules. A SolverError becomes the run's failure.
SolverTimes time_solver(const Formulation& formulation, const Puzzle& puzzle,
                        const SolverChoice& solver, std::uint64_t seed, const Limits& limits);

/// The size of the proof that there is no solution, or no second one; no value where there are
/// several solutions. Throws: SolverError; Stopped at a limit.
std::optional<ProofSize> measure_proof(const Formulation& formulation, const Puzzle& puzzle,
                                       const Limits& limits);

/// How many cells have one value left. Requires: the engine has propagated without a contradiction.
Strength strength_of(const UnitPropagation& engine, const VariableMap& variables);

}  // namespace sudoku_sat
