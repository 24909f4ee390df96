// The assignment in the order in which it was made, and unit propagation on it by two watched
// literals: a clause is looked at only when one of its first two literals becomes false.
//
// A clause of one literal, or none, has no two literals to watch: these are looked at by
// themselves, whenever the trail was cut back to level 0.
#pragma once

#include "sudoku_sat/explain.hpp"

namespace sudoku_sat::trace {

class Trail {
 public:
  Trail(std::span<const Lit> formula, Var variables);

  Var variables() const { return static_cast<Var>(levels_.size() - 1); }
  const std::vector<std::vector<Lit>>& clauses() const { return clauses_; }
  std::span<const Lit> literals() const { return trail_; }

  /// 1: true, -1: false, 0: open.
  int value(Lit literal) const {
    const int value = values_[static_cast<std::size_t>(literal < 0 ? -literal : literal)];
    return literal < 0 ? -value : value;
  }
  bool complete() const { return trail_.size() + 1 == levels_.size(); }

  std::size_t level() const { return begins_.size(); }
  std::size_t level_of(Lit literal) const { return levels_[variable(literal)]; }
  ClauseNumber reason_of(Lit literal) const { return reasons_[variable(literal)]; }
  /// The literal that opened a level, from 1.
  Lit decision_of(std::size_t level) const { return trail_[begins_[level - 1]]; }

  void open_level() { begins_.push_back(trail_.size()); }
  /// Requires: it is open.
  void assign(Lit literal, ClauseNumber reason);
  /// Forgets all levels above `level`.
  void back_to(std::size_t level);

  /// The next literal that follows from a clause, assigned; 0: none. `conflict` becomes a clause
  /// whose literals are all false, if there is one.
  Lit propagate(ClauseNumber& conflict);
  /// A clause without a true or open literal that has the negation of `literal`.
  ClauseNumber falsified_by(Lit literal) const;

  /// Adds a clause; its first two literals are watched.
  ClauseNumber add(std::vector<Lit> clause);

 private:
  static std::size_t variable(Lit literal) {
    return static_cast<std::size_t>(literal < 0 ? -literal : literal);
  }
  /// Where the watches of a literal are.
  static std::size_t index(Lit literal) { return 2 * variable(literal) + (literal < 0 ? 1 : 0); }
  bool watch_another(ClauseNumber number, Lit falsified);

  std::vector<std::vector<Lit>> clauses_;
  std::vector<std::vector<ClauseNumber>> watches_;      ///< by literal: clauses that watch it
  std::vector<std::vector<ClauseNumber>> occurrences_;  ///< by literal, of the formula
  std::vector<std::int8_t> values_;
  std::vector<std::size_t> levels_;
  std::vector<ClauseNumber> reasons_;
  std::vector<Lit> trail_;
  std::vector<std::size_t> begins_;  ///< of each level from 1, in the trail
  std::size_t head_ = 0;             ///< literals before it have been propagated
  std::size_t watch_ = 0;  ///< of the literal at the head: watches before it were looked at
  std::size_t short_ = 0;  ///< unit clauses before it were looked at
  std::vector<ClauseNumber> shorts_;  ///< clauses of at most one literal
};

/// What a conflict teaches: resolving the clause that is false with the reasons of its literals,
/// the last assigned first, until one literal of the conflict's level is left, the first unique
/// implication point. Literals that are false on level 0 are left out: they are false for good.
struct Lesson {
  std::vector<Lit> clause;            ///< first the literal that will follow, then one of `level`
  std::vector<ClauseNumber> reasons;  ///< that the conflict was resolved with, in that order
  std::vector<Var> seen;              ///< all variables that took part
  std::size_t level = 0;              ///< where the clause becomes a unit clause
};

/// Requires: the trail's level is not 0, and a literal of the conflict is of that level.
Lesson analyze(const Trail& trail, ClauseNumber conflict);

}  // namespace sudoku_sat::trace
