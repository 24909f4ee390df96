// What a run of an external solver is worth: its answer, or an error that says what went wrong.
#pragma once

#include <span>
#include <string>

#include "process.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat {

/// A run that has ended, and what it was asked.
struct SolverRun {
  std::string solver;       ///< its name or command, for messages
  std::string answer_file;  ///< empty: standard output holds the answer
  const MemorySink& formula;
  std::span<const Lit> assumptions;
};

/// The answer of a run; if satisfiable, with a whole model that was checked against formula and
/// assumptions (variables that the solver left open are made false: nothing depends on them).
/// Unknown where a limit ended the run, or where the solver says so. Throws: SolverError, with the
/// solver's last words on standard error, where it could not be started, crashed, gave no answer,
/// part of one, or one that can't be true.
AnswerText judge(const SolverRun& run, ProcessResult process);

}  // namespace sudoku_sat
