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

/// One run of the solver, from the puzzle on. An answer that is a solution was checked by the
/// rules. Throws: SolverError.
SolverTimes time_solver(const Formulation& formulation, const Puzzle& puzzle,
                        const SolverChoice& solver, const Limits& limits);

/// Of the proof that there is no solution, or no second one; no value where there are several.
/// Throws: SolverError; Stopped at a limit.
std::optional<ProofSize> measure_proof(const Formulation& formulation, const Puzzle& puzzle,
                                       const Limits& limits);

/// How many cells have one value left. Requires: an answer of the engine.
Strength strength_of(const UnitPropagation& engine, const VariableMap& variables);

}  // namespace sudoku_sat
