// Any SAT solver that is a program: the formula goes to it as a DIMACS file, its answer comes back
// as text.
//
// Files rather than pipes towards the solver: many programs read their input twice, or look at its
// name. They live in a temporary directory that is gone when solve() returns or throws.
#pragma once

#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::solvers {

/// Keeps the clauses, and runs the program anew at each solve(), the assumptions written as unit
/// clauses. An answer is checked before it is given: see verdict.hpp.
class ExternalSolver final : public Solver {
 public:
  /// Requires: a command.
  explicit ExternalSolver(SolverChoice choice) : choice_(std::move(choice)) {}

  /// Throws: UsageError if a literal could not name the last of them.
  Var new_vars(std::size_t n) override;
  void add(const ClauseBlock& block) override;
  void assume(Lit literal) override;
  /// Throws: SolverError, also where the formula can't be written.
  Answer solve(const Limits& limits) override;
  bool value(Var variable) override;
  /// Yes to all assumptions: a program does not tell which it used.
  bool failed(Lit literal) override;
  /// What the program printed of its work, all calls of solve() together; nothing where it runs by
  /// a quiet command though there is a verbose one.
  SolverStatistics statistics() override { return statistics_; }

 private:
  AnswerText run(const Limits& limits);
  void write_formula(const std::string& path, const Limits& limits);

  SolverChoice choice_;
  MemorySink formula_;
  std::vector<Lit> assumptions_;  ///< of the next solve()
  std::vector<Lit> assumed_;      ///< of the last one, sorted
  Answer answer_ = Answer::unknown;
  Model model_;
  SolverStatistics statistics_;
};

std::unique_ptr<Solver> make_external_solver(const SolverChoice& choice);

}  // namespace sudoku_sat::solvers
