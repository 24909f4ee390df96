// What a conflict teaches: resolving the clause that is false with the reasons of its literals, the
// last assigned first, until one literal of the conflict's level is left, the first unique
// implication point.
#pragma once

#include <vector>

#include "trail.hpp"

namespace sudoku_sat::trace {

struct Lesson {
  std::vector<Lit> clause;            ///< first the literal that will follow, then one of `level`
  std::vector<ClauseNumber> reasons;  ///< that the conflict was resolved with, in that order
  std::vector<Var> seen;              ///< all variables that took part
  std::size_t level = 0;              ///< where the clause becomes a unit clause
};

/// Requires: the trail's level is not 0, and a literal of the conflict is of that level.
Lesson analyze(const Trail& trail, ClauseNumber conflict);

}  // namespace sudoku_sat::trace
