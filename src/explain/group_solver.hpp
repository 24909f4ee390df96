// A SAT solver that says which groups of clauses a conclusion rests on.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "formula/clause_lists.hpp"
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
  void add_fact(Lit literal) { assumptions_.push_back(numbered(literal)); }

  /// The groups that were used to show that `literal` holds; no value where the groups don't imply
  /// it: then is_true() reads the model found. Throws: Stopped.
  std::optional<Groups> imply(const Groups& groups, Lit literal);
  bool is_true(Lit literal) const {
    const Var own = numbers_[variable_of(literal)];
    return (own != 0 && solver_->value(own)) == (literal > 0);
  }

  /// As imply(); all of the groups where that takes longer than so many microseconds, as the solver
  /// counts them. Requires: the groups imply the literal. Throws: Stopped.
  Groups used_or_all(const Groups& groups, Lit literal, std::int64_t microseconds);

  /// Whether the groups imply the literal, as imply() finds it; no value where that takes longer
  /// than so many microseconds, as the solver counts them. Throws: Stopped.
  std::optional<bool> implies(const Groups& groups, Lit literal, std::int64_t microseconds);

  /// Some of the groups that imply the literal and of which none can be left out, as far as each
  /// question takes no longer than so many microseconds, as the solver counts them: a group of
  /// which that is not known stays. Requires: the groups imply the literal. Throws: Stopped.
  Groups minimise(Groups groups, Lit literal, std::int64_t microseconds);

  /// All groups so far.
  Groups all() const;

  /// The solver's conflicts so far: a measure of work that is the same on every machine.
  std::int64_t conflicts() { return solver_->statistics().conflicts.value_or(0); }

 private:
  Lit numbered(Lit literal);
  Answer refute(const Groups& groups, Lit literal);
  Groups failed(const Groups& groups) const;

  const Limits& limits_;
  std::unique_ptr<Solver> solver_;
  std::vector<Var> numbers_;      ///< by variable, the solver's own; 0: it has none yet
  std::vector<Lit> assumptions_;  ///< by group: what switches it on
};

}  // namespace sudoku_sat
