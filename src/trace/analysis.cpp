// What a conflict teaches: resolving the clause that is false with the reasons of its literals, the
// last assigned first, until one literal of the conflict's level is left, the first unique
// implication point. Literals that are false on level 0 are left out: they are false for good.
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "trail.hpp"

namespace sudoku_sat::trace {

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
