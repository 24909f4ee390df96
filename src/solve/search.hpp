// The solutions of one puzzle, one after the other, from a solver of its own, or from several
// (solver_plan.cpp): its givens are unit clauses, and a solution that was found is excluded by a
// clause, so that the next answer is another one.
//
// In a stream, solvers keep a board's rules, and each puzzle's givens are assumptions. Loading the
// rules of a 9x9 board costs about fifteen times what solving a puzzle does, so a stream loads them
// once. Which solution such a solver finds depends on its past, unless there is only one; so that
// must be known. Failed literals on the candidates show it for most puzzles at a fraction of the
// cost of a second call; for the others the second call excludes the solution, under an activation
// literal.
#pragma once

#include <list>

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

  /// The next solution that was not found before; no value if there is none, or where a limit is
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
  std::optional<Portfolio> portfolio_;  ///< none if propagation has decided everything
  std::optional<Grid> last_;
  bool exhausted_ = false;
};

/// Whether Search::quick_uniqueness() tries failed literals first, so that a solver that keeps the
/// rules may be left out where these are enough.
bool shown_by_failed_literals(const Puzzle& puzzle);

class IncrementalSolver {
 public:
  /// Encodes and loads the board's rules. Throws: Stopped.
  IncrementalSolver(const Board& board, const SolveOptions& options, const Limits& limits)
      : rules_(board, limits, options.formulation, options.solver) {}

  /// The size of the rules' clauses.
  const Size& size() const { return rules_.size(); }

  struct Result {
    Answer answer = Answer::unknown;
    std::optional<Grid> solution;
    Uniqueness uniqueness = Uniqueness::unknown;  ///< unknown also where a limit came first
  };

  /// `ask_again`: whether the solver is asked for a second solution where failed literals don't
  /// show that there is none; how much work that takes depends on the puzzles before. Requires: a
  /// puzzle of the same board. Throws: SolverError.
  Result solve(const Puzzle& puzzle, bool ask_again, const Limits& limits);

  /// The work since the last call.
  SolverStatistics statistics();

  /// Whether so many clauses of past puzzles are in the solver that a new one is better.
  bool too_many_excluded() const { return excluded_ >= max_excluded; }

 private:
  // Each excluded solution adds a variable and a clause that no later puzzle needs; loading the
  // rules anew costs about as much as ten puzzles.
  static constexpr int max_excluded = 1000;

  Uniqueness ask_for_another(const Puzzle& puzzle, const Grid& solution, const Limits& limits);

  solvers::BoardSolver rules_;
  SolverStatistics before_;  ///< all that statistics() has told so far
  int excluded_ = 0;
};

/// The boards of a stream. A board that comes again gets a solver that keeps its rules, unless
/// these have too many clauses.
class IncrementalSolvers {
 public:
  /// Null if the puzzle needs a solver of its own. Throws: Stopped.
  IncrementalSolver* find(const Puzzle& puzzle, const SolveOptions& options, const Limits& limits);

 private:
  // The least recently used one is dropped: a stream mixes few sizes.
  static constexpr std::size_t max_boards = 4;

  struct Entry {
    std::shared_ptr<const Board> board;
    bool small;
    std::optional<IncrementalSolver> solver;
  };
  std::list<Entry> boards_;
};

}  // namespace sudoku_sat::solving
