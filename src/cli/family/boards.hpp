// The boards of a family: made, made unsatisfiable on request, chosen by how long solvers take.
#pragma once

#include <algorithm>
#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "plan.hpp"

namespace sudoku_sat::cli {

/// When a piece of work has to end.
struct WorkLimits {
  Limits limits;
  const std::atomic<bool>* ending;  ///< the one that `limits` poll

  /// These, or after this many seconds, whichever comes first.
  Limits within(double seconds) const {
    return Limits(std::min(limits.remaining().value_or(seconds), seconds), ending);
  }
};

/// A board to make: everything else is in the plan.
struct Candidate {
  std::size_t size = 0;      ///< index in FamilyPlan::sizes
  int open = 0;              ///< thousandths of the cells; 0 if the holes take no share
  std::uint64_t number = 0;  ///< of those of its size, from 0
};

/// A solver's run on a board's first formula, while the family was calibrated.
struct CalibrationRun {
  std::string solver;
  double nominal = 0;  ///< seconds
  FormulaRun run;
};

/// A board of the family.
struct FamilyBoard {
  Candidate candidate;
  Instance instance = {};             ///< its solution is that of the puzzle before a change
  std::optional<Cell> changed = {};   ///< the given that was changed
  Answer expected = Answer::unknown;  ///< unknown: the budget was not enough
  std::vector<CalibrationRun> runs = {};

  /// Thousandths of the cells, as requested or otherwise as they are, rounded down.
  int open() const;
};

/// Makes the board. With --unsat givens are changed until the formula is not found satisfiable.
/// Throws: Error if each change leaves a solution; Stopped.
FamilyBoard make_family_board(const FamilyPlan& plan, const Candidate& candidate,
                              const Limits& limits);

/// Whether a board is wanted.
enum class Fit { fits, too_easy, too_hard, undecided };

/// Runs the solvers of the calibration on the board's first formula, until one is outside the
/// window; `board` keeps the runs. Throws: SolverError if a solver's answer contradicts what is
/// known of the board, or if it doesn't report how many literals it propagated; Stopped.
Fit calibrate(const FamilyPlan& plan, FamilyBoard& board, const WorkLimits& work);

/// Throws: SolverError if a solver's answer contradicts what is known of the board.
void require_expected(const FamilyBoard& board, const std::string& solver, Answer answer);

}  // namespace sudoku_sat::cli
