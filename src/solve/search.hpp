// The solutions of one puzzle, one after the other, from solvers of its own.
#pragma once

#include <optional>

#include "portfolio.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

class Search {
 public:
  /// Encodes what has a variable, and loads it. Times and sizes go to `outcome`.
  /// Throws: Stopped, SolverError.
  Search(const Puzzle& puzzle, const VariableMap& variables, const SolveOptions& options,
         const Limits& limits, Outcome& outcome);

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
  void load(const Limits& limits);
  Size load_member(const PortfolioMember& member, SinkRef sink) const;
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

/// The encoding that Search would load; where there are several, the first one.
const Encoding& planned_encoding(const Puzzle& puzzle, const SolveOptions& options);

/// The size of the clauses that Search would load.
Size encoded_size(const Puzzle& puzzle, const VariableMap& variables, const SolveOptions& options);

}  // namespace sudoku_sat
