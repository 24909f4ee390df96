// How long the proof of uniqueness is: CaDiCaL refutes the formula with a clause that excludes the
// only solution, and its DRAT proof is measured as text.
#include <filesystem>

#include "measurements.hpp"
#include "solvers/board_solver.hpp"
#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::measure {

namespace {

/// Refutes the formula with a solver that writes its proof to `file`. Throws: Stopped.
void refute(const Formulation& formulation, const Puzzle& puzzle,
            const std::optional<Grid>& solution, const std::string& file, const Limits& limits) {
  const auto variables = reduced_variables(puzzle, formulation, limits);
  if (variables) solvers::require_memory_for_clauses(puzzle, *variables, formulation, limits);
  const std::unique_ptr<Solver> solver = make_proving_solver(file);
  solvers::load_reduced(puzzle, variables, formulation, *solver, limits);
  if (solution) solver->add_clause(excluding_clause(*solution, *variables, puzzle));
  if (solvers::satisfiable(*solver, limits)) {
    throw SolverError("the solver finds a solution where there is none");
  }
}

}  // namespace

std::optional<ProofSize> measure_proof(const Formulation& formulation, const Puzzle& puzzle,
                                       const Limits& limits) {
  try {
    PuzzleSolver solver({.unique = true});
    const Outcome outcome = solver.solve(puzzle, limits);
    const bool none =
        outcome.status == Status::unsatisfiable || outcome.status == Status::inconsistent;
    if (outcome.undecided && !outcome.solver_failed) throw Stopped(limits.reached());
    if (!none && outcome.uniqueness != Uniqueness::unique) return std::nullopt;
    const TemporaryDirectory directory;
    const std::string file = directory.file("proof.drat");
    refute(formulation, puzzle, outcome.solution, file, limits);
    return proof_size(file);
  } catch (const OutputError& error) {
    throw SolverError(error.what());
  }
}

}  // namespace sudoku_sat::measure
