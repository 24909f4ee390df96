// The assignment in the order in which it was made, and unit propagation on it by two watched
// literals: a clause is looked at only when one of its first two literals becomes false.
//
// A clause of one literal, or none, has no two literals to watch: these are looked at by
// themselves, whenever the trail was cut back to level 0.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "sudoku_sat/explain.hpp"

namespace sudoku_sat::trace {

class Trail {
 public:
  Trail(std::span<const Lit> formula, Var variables) {
    const auto count = static_cast<std::size_t>(variables) + 1;
    values_.resize(count);
    levels_.resize(count);
    reasons_.resize(count, no_clause_number);
    watches_.resize(2 * count);
    occurrences_.resize(2 * count);
    each_clause(formula, [this](std::span<const Lit> literals) {
      std::vector<Lit> clause(literals.begin(), literals.end());
      std::sort(clause.begin(), clause.end());
      clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
      for (const Lit literal : clause) occurrences_[index(literal)].push_back(clauses_.size());
      add(std::move(clause));
    });
  }

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
  void assign(Lit literal, ClauseNumber reason) {
    values_[variable(literal)] = literal < 0 ? -1 : 1;
    levels_[variable(literal)] = level();
    reasons_[variable(literal)] = reason;
    trail_.push_back(literal);
  }

  /// Forgets all levels above `level`.
  void back_to(std::size_t level) {
    if (level >= begins_.size()) return;
    while (trail_.size() > begins_[level]) {
      values_[variable(trail_.back())] = 0;
      trail_.pop_back();
    }
    begins_.resize(level);
    // A literal that was only begun is begun again.
    head_ = std::min(head_, trail_.size());
    watch_ = 0;
    short_ = 0;
  }

  /// The next literal that follows from a clause, assigned; 0: none. `conflict` becomes a clause
  /// whose literals are all false, if there is one.
  Lit propagate(ClauseNumber& conflict) {
    conflict = no_clause_number;
    while (short_ < shorts_.size()) {
      const ClauseNumber number = shorts_[short_++];
      const std::vector<Lit>& clause = clauses_[number];
      if (clause.empty() || value(clause[0]) < 0) {
        conflict = number;
        return 0;
      }
      if (value(clause[0]) > 0) continue;
      assign(clause[0], number);
      return clause[0];
    }
    for (; head_ < trail_.size(); ++head_, watch_ = 0) {
      const Lit falsified = -trail_[head_];
      std::vector<ClauseNumber>& watching = watches_[index(falsified)];
      while (watch_ < watching.size()) {
        const ClauseNumber number = watching[watch_];
        if (watch_another(number, falsified)) {
          watching[watch_] = watching.back();
          watching.pop_back();
          continue;
        }
        ++watch_;
        const Lit left = clauses_[number][0];
        if (value(left) > 0) continue;
        if (value(left) < 0) {
          conflict = number;
          return 0;
        }
        assign(left, number);
        return left;
      }
    }
    return 0;
  }

  /// A clause without a true or open literal that has the negation of `literal`.
  ClauseNumber falsified_by(Lit literal) const {
    for (const ClauseNumber number : occurrences_[index(-literal)]) {
      const std::vector<Lit>& clause = clauses_[number];
      if (std::all_of(clause.begin(), clause.end(), [this](Lit one) { return value(one) < 0; })) {
        return number;
      }
    }
    return no_clause_number;
  }

  /// Adds a clause; its first two literals are watched.
  ClauseNumber add(std::vector<Lit> clause) {
    const ClauseNumber number = clauses_.size();
    if (clause.size() < 2) {
      shorts_.push_back(number);
    } else {
      watches_[index(clause[0])].push_back(number);
      watches_[index(clause[1])].push_back(number);
    }
    clauses_.push_back(std::move(clause));
    return number;
  }

 private:
  static std::size_t variable(Lit literal) {
    return static_cast<std::size_t>(literal < 0 ? -literal : literal);
  }
  /// Where the watches of a literal are.
  static std::size_t index(Lit literal) { return 2 * variable(literal) + (literal < 0 ? 1 : 0); }
  /// Puts `falsified` second. True if the clause watches another literal now; false if all
  /// others but the first are false, or the first is true.
  bool watch_another(ClauseNumber number, Lit falsified) {
    std::vector<Lit>& clause = clauses_[number];
    if (clause[0] == falsified) std::swap(clause[0], clause[1]);
    if (value(clause[0]) > 0) return false;
    for (std::size_t i = 2; i < clause.size(); ++i) {
      if (value(clause[i]) < 0) continue;
      std::swap(clause[1], clause[i]);
      watches_[index(clause[1])].push_back(number);
      return true;
    }
    return false;
  }

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
inline Lesson analyze(const Trail& trail, ClauseNumber conflict) {
  Lesson lesson;
  lesson.clause.push_back(0);
  std::vector<bool> seen(static_cast<std::size_t>(trail.variables()) + 1);
  std::size_t open = 0;  // seen literals of the conflict's level that are not resolved yet
  const auto take = [&](const std::vector<Lit>& clause) {
    for (const Lit literal : clause) {
      const Var variable = std::abs(literal);
      if (trail.value(literal) > 0 || seen[static_cast<std::size_t>(variable)]) continue;
      if (trail.level_of(literal) == 0) continue;
      seen[static_cast<std::size_t>(variable)] = true;
      lesson.seen.push_back(variable);
      if (trail.level_of(literal) == trail.level()) {
        ++open;
      } else {
        lesson.clause.push_back(literal);
      }
    }
  };
  take(trail.clauses()[conflict]);
  std::size_t at = trail.literals().size();
  while (true) {
    Lit last = 0;
    do {
      last = trail.literals()[--at];
    } while (!seen[static_cast<std::size_t>(std::abs(last))]);
    if (--open == 0) {
      lesson.clause[0] = -last;
      break;
    }
    lesson.reasons.push_back(trail.reason_of(last));
    take(trail.clauses()[lesson.reasons.back()]);
  }
  const auto highest =
      std::max_element(lesson.clause.begin() + 1, lesson.clause.end(),
                       [&](Lit a, Lit b) { return trail.level_of(a) < trail.level_of(b); });
  if (highest != lesson.clause.end()) {
    lesson.level = trail.level_of(*highest);
    std::swap(lesson.clause[1], *highest);
  }
  return lesson;
}

}  // namespace sudoku_sat::trace
