// Judges a run of an external solver: returns its answer, or an error that says what went wrong.
//
// Answers of external solvers are never accepted unchecked. The exit status has to fit the answer:
// 0 always does; 10 and 20 are those of the SAT competitions; 30 comes with a model (clasp's way to
// say that it is the only one), 1 and 15 with "unknown" (clasp, CryptoMiniSat). A model has to
// satisfy every clause. This also detects truncated answers: z3 writes no closing 0, so its absence
// proves nothing.
#pragma once

#include "process.hpp"
#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat::solvers {

/// A run that has ended, and what it was asked.
struct SolverRun {
  std::string solver;       ///< its name or command, for messages
  std::string answer_file;  ///< empty: standard output holds the answer
  const MemorySink& formula;
  std::span<const Lit> assumptions;
};

/// The answer of a run; if satisfiable, with a whole model that was checked against formula and
/// assumptions (variables that the solver left open are made false: nothing depends on them).
/// Unknown if a limit ended the run, or if the solver says so. Throws: SolverError, with the
/// solver's last words on standard error, if it could not be started, crashed, gave no answer, part
/// of one, or one that can't be true.
AnswerText judge(const SolverRun& run, ProcessResult process);

/// Whether "unsatisfiable" is true. Checks the run's proof by check_proof(). Throws: SolverError if
/// it is refused or there is none; Stopped.
void confirm_by_proof(const SolverRun& run, const std::string& proof_file, const Limits& limits);

/// Solves again with the built-in solver. Throws: SolverError if there is a model; Stopped.
void confirm_by_solver(const SolverRun& run, const Limits& limits);

}  // namespace sudoku_sat::solvers
