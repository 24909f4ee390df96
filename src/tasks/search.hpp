// The solutions of one puzzle, one after the other, from solvers of its own.
#pragma once

#include <optional>

#include "portfolio.hpp"
#include "sudoku_sat/tasks.hpp"

namespace sudoku_sat {

class Search {
 public:
  /// Encodes what has a variable, and loads it. Times and sizes go to `outcome`.
  /// Throws: Stopped, SolverError.
  Search(const Puzzle& puzzle, const VariableMap& variables, const SolveOptions& options,
         const Limits& limits, Outcome& outcome);

  /// The next solution that was not found before; no value where there is none, or where a limit is
  /// reached: exhausted() tells. Throws: SolverError, also where an answer is no solution.
  std::optional<Grid> next(const Limits& limits);

  bool exhausted() const { return exhausted_; }

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

/// Writes rules and givens to `sink`.
void encode_puzzle(const Puzzle& puzzle, const VariableMap& variables, const SolveOptions& options,
                   SinkRef sink);

/// The encoding that Search would load, of several the first one.
const Encoding& planned_encoding(const Puzzle& puzzle, const SolveOptions& options);

/// Of the clauses that Search would load.
Size encoded_size(const Puzzle& puzzle, const VariableMap& variables, const SolveOptions& options);

/// The grid of the solver's answer (null: of the decided cells alone), checked by the rules.
/// Throws: SolverError where it is no solution.
Grid verified_solution(const Puzzle& puzzle, const VariableMap& variables, Solver* solver);

/// The clause that `solution` breaks: some open cell has another value.
std::vector<Lit> excluding_clause(const Grid& solution, const VariableMap& variables,
                                  const Puzzle& puzzle);

/// The clause that leaves `grid` out; no value where the variables leave it out already.
std::optional<std::vector<Lit>> excluded_clause(const Grid& grid, const VariableMap& variables);

/// Requires: a name of the table.
const Encoding& encoding_of_name(std::string_view name);

/// The encoding that the options name, or auto's where a board's rules are encoded whole.
const Encoding& chosen_encoding(const SolveOptions& options);

/// Likewise the reduction.
const Reduction& chosen_reduction(const SolveOptions& options);

}  // namespace sudoku_sat
