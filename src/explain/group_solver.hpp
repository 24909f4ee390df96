// A SAT solver that says which groups of clauses a conclusion rests on.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "groups.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/reasons.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

class GroupSolver {
 public:
  /// The clauses' groups are 0..count-1; the limits must outlive it. Throws: Stopped.
  GroupSolver(const ReasonedClauses& clauses, std::size_t count, const Limits& limits);

  /// Adds the fact `literal` as the next group.
  void add_fact(Lit literal) { assumptions_.push_back(literal); }

  /// The groups that were used to show that `literal` holds; no value where the groups don't imply
  /// it: then is_true() reads the model found. Throws: Stopped.
  std::optional<Groups> imply(const Groups& groups, Lit literal);
  bool is_true(Lit literal) {
    return solver_->value(literal < 0 ? -literal : literal) == (literal > 0);
  }

  /// Some of the groups that imply the literal and of which none can be left out. Requires: the
  /// groups imply the literal.
  Groups minimise(Groups groups, Lit literal);

  /// All groups so far.
  Groups all() const;

  /// The solver's conflicts so far: a measure of work that is the same on every machine.
  std::int64_t conflicts() { return solver_->statistics().conflicts.value_or(0); }

 private:
  const Limits& limits_;
  std::unique_ptr<Solver> solver_;
  std::vector<Lit> assumptions_;  ///< by group: what switches it on
};

}  // namespace sudoku_sat
