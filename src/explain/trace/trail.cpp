#include "trail.hpp"

#include <algorithm>
#include <cstdlib>

namespace sudoku_sat::trace {

Trail::Trail(std::span<const Lit> formula, Var variables) {
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

ClauseNumber Trail::add(std::vector<Lit> clause) {
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

void Trail::assign(Lit literal, ClauseNumber reason) {
  values_[variable(literal)] = literal < 0 ? -1 : 1;
  levels_[variable(literal)] = level();
  reasons_[variable(literal)] = reason;
  trail_.push_back(literal);
}

void Trail::back_to(std::size_t level) {
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

Lit Trail::propagate(ClauseNumber& conflict) {
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

/// Puts `falsified` second. True if the clause watches another literal now; false if all
/// others but the first are false, or the first is true.
bool Trail::watch_another(ClauseNumber number, Lit falsified) {
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

ClauseNumber Trail::falsified_by(Lit literal) const {
  for (const ClauseNumber number : occurrences_[index(-literal)]) {
    const std::vector<Lit>& clause = clauses_[number];
    if (std::all_of(clause.begin(), clause.end(), [this](Lit one) { return value(one) < 0; })) {
      return number;
    }
  }
  return no_clause_number;
}

Lesson analyze(const Trail& trail, ClauseNumber conflict) {
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
