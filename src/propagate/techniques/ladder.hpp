// The techniques that find patterns, walked from the easiest to the hardest: the order in which
// people look for the next step.
#pragma once

#include "finding.hpp"

namespace sudoku_sat::propagation {

struct Pattern {
  const Technique* technique;
  Finding finding;

  /// "hidden pair", "X-wing".
  std::string name() const { return finding.name.empty() ? title_of(*technique) : finding.name; }
};

/// The sound techniques that have `find`, in order.
std::vector<const Technique*> pattern_techniques();

/// The first pattern of the first technique that has one; no value if none has. Throws: Stopped.
std::optional<Pattern> next_pattern(const TechniqueState& state,
                                    std::span<const Technique* const> ladder);

}  // namespace sudoku_sat::propagation
