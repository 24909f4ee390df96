// The solutions of one puzzle, one after the other, from a solver of its own, or from several
// (solver_plan.cpp): its givens are unit clauses, and a solution that was found is excluded by a
// clause, so that the next answer is another one.
#pragma once

#include "portfolio.hpp"
#include "solvers/board_solver.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::solving {

class Search {
 public:
  /// Times and sizes go to `outcome`.
  Search(const Puzzle& puzzle, const VariableMap& variables, const SolveOptions& options,
         Outcome& outcome)
      : puzzle_(puzzle), variables_(variables), options_(options), outcome_(outcome) {}

  /// Encodes what has a variable, and loads it; to be called unless propagation has decided
  /// everything. Throws: Stopped, SolverError.
  void load(const PortfolioPlan& plan, const Limits& limits);

  /// The next solution that was not found before; no value where there is none, or where a limit is
  /// reached: exhausted() tells which. Throws: SolverError, also where an answer is no solution.
  std::optional<Grid> next(const Limits& limits);

  /// Whether the solution that next() has just given is the only one; unknown where that takes more
  /// than about a second, counted in the solver's own steps, or loading another solver. Requires:
  /// no other solution was found or excluded. Throws: SolverError.
  Uniqueness quick_uniqueness(const Limits& limits);

  bool exhausted() const { return exhausted_; }

  /// Whether a solver has said that there is no further solution.
  bool refuted() const { return exhausted_ && portfolio_.has_value(); }

  SolverStatistics statistics() {
    return portfolio_ ? portfolio_->statistics() : SolverStatistics{};
  }

 private:
  void exclude_last();
  bool is_excluded(const Grid& grid) const;

  const Puzzle& puzzle_;
  const VariableMap& variables_;
  const SolveOptions& options_;
  Outcome& outcome_;
  std::optional<Portfolio> portfolio_;  ///< none where propagation has decided everything
  std::optional<Grid> last_;
  bool exhausted_ = false;
};

/// Whether Search::quick_uniqueness() tries failed literals first, so that a solver that keeps the
/// rules may be left out where these are enough.
bool shown_by_failed_literals(const Puzzle& puzzle);

}  // namespace sudoku_sat::solving
