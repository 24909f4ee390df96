// What a SAT solver says of groups of clauses: which of them a conclusion rests on, and which
// candidates are in no solution.
//
// Each group has a selector, a literal that switches it on when it is assumed; a fact is assumed
// itself. Failed assumptions are the groups that were used (Eén & Sörensson, An extensible
// SAT-solver, SAT 2003). The solver has only the variables that its clauses have, in their order: a
// step is about some of a board's cells, and to a solver that had all variables, each answer that
// something does not follow would cost a value for each of them.
//
// Where there is one solution, it says which candidates are in none. Else a solver is asked about
// one candidate after the other; each solution that it finds answers for all candidates in it.
#pragma once

#include <set>

#include "formula/clause_lists.hpp"
#include "groups.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::explain {

/// A SAT solver that says which groups of clauses a conclusion rests on.
class GroupSolver {
 public:
  /// The clauses' groups are 0..count-1; the limits must outlive it. Throws: Stopped.
  GroupSolver(const ReasonedClauses& clauses, std::size_t count, const Limits& limits);

  /// Adds the fact `literal` as the next group.
  void add_fact(Lit literal) { assumptions_.push_back(numbered(literal)); }

  /// A literal that holds if all of these do, and not known otherwise.
  Lit all_of(std::span<const Lit> literals);

  /// Whether the groups imply the literal; no value if that takes longer than this many
  /// microseconds, as the solver counts them. If so, used() gives those of them that show it; else
  /// is_true() reads the model found. Throws: Stopped.
  std::optional<bool> implies(const Groups& groups, Lit literal,
                              std::optional<std::int64_t> microseconds = std::nullopt);
  Groups used(const Groups& groups) const;
  bool is_true(Lit literal) const {
    const Var own = numbers_[formula::variable_of(literal)];
    return (own != 0 && solver_->value(own)) == (literal > 0);
  }

  /// Later models have the literal only where they must.
  void avoid(Lit literal) { solver_->prefer(-numbered(literal)); }

  /// Some of the groups that imply the literal and of which none can be left out, as far as each
  /// question takes no longer than this many microseconds, and less after one that took longer: a
  /// group of which that is not known stays. Requires: the groups imply the literal. Throws:
  /// Stopped.
  Groups minimise(Groups groups, Lit literal, std::int64_t microseconds);

  /// All groups so far.
  Groups all() const;

  /// The solver's conflicts so far: a measure of work that is the same on every machine.
  std::int64_t conflicts() { return solver_->statistics().conflicts.value_or(0); }

 private:
  Lit numbered(Lit literal);

  const Limits& limits_;
  std::unique_ptr<Solver> solver_;
  std::vector<Var> numbers_;      ///< by variable, the solver's own; 0: it has none yet
  std::vector<Lit> assumptions_;  ///< by group: what switches it on
};

/// Candidates that are in no solution, found by search.
class FalseCandidates {
 public:
  /// All must outlive it. The clauses' groups are 0..reasons-1.
  FalseCandidates(const Puzzle& puzzle, const ReasonedClauses& clauses, std::size_t reasons,
                  const Limits& limits);

  /// Adds the fact as the next group.
  void add_fact(Lit fact);

  /// Requires: an answer of PuzzleSolver about this puzzle.
  void know(const Outcome& found);

  /// Throws: Error if there is no solution; Stopped.
  void require_solution();

  /// Those of the candidates that are in no solution; where there are several solutions, only some
  /// of them. Throws: Stopped.
  std::vector<Lit> among(const std::vector<Lit>& candidates);

  /// The solution where there is only one, its variables too; nullptr elsewhere. Throws: Stopped.
  const Grid* only_solution();

  /// Groups that imply the literals: all of them where a solver takes too long to say which.
  /// Requires: the literals hold in all solutions. Throws: Stopped.
  Groups reasons(std::span<const Lit> literals);

 private:
  GroupSolver& solver();
  bool has_other_variables() const;
  bool is_only_solution();
  std::vector<Lit> by_solver(const std::vector<Lit>& candidates);
  /// Those of the model that was found, and what it has under other names of values.
  void take_model(const std::vector<Lit>& candidates);

  const Puzzle& puzzle_;
  const ReasonedClauses& clauses_;
  std::size_t reasons_;
  const Limits& limits_;
  std::vector<Lit> facts_;
  std::optional<Grid> solution_;       ///< the first that was found
  std::optional<bool> unique_;         ///< whether it is the only one; where somebody asked
  std::optional<GroupSolver> solver_;  ///< knows the whole board; few puzzles need it
  std::set<Lit> in_a_solution_;
  std::vector<bool> free_;  ///< by value, whether it can be renamed
};

}  // namespace sudoku_sat::explain
