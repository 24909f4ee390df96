// The techniques that find patterns, walked from the easiest to the hardest: the order in which
// people look for the next step. What headings call patterns and clues.
#pragma once

#include "finding.hpp"

namespace sudoku_sat::propagation {

struct Pattern {
  const Technique* technique;
  Finding finding;

  /// "hidden pair", "X-wing".
  std::string name() const { return finding.name.empty() ? title_of(*technique) : finding.name; }
};

/// While more are left, no chains are looked for: rows of this many bits for as many candidates
/// take half a megabyte.
inline constexpr std::size_t most_candidates_for_chains = 2048;

/// The sound techniques that have `find`, in order.
std::vector<const Technique*> pattern_techniques();

/// The first pattern of the first technique that has one; no value if none has. Throws: Stopped.
std::optional<Pattern> next_pattern(const TechniqueState& state,
                                    std::span<const Technique* const> ladder);

/// Whether there is a sentence for what this constraint gives.
bool can_be_told(const ClauseConstraint& formula);

/// What headings call a clue of this rule: "cage combinations", "skyscraper clue", "X".
std::string title_of_rule(const std::string& rule, bool sum);

/// The same of two or more: "whispers", "lunchboxes"; of rules about the whole board their name.
std::string plural_of(const std::string& title);

}  // namespace sudoku_sat::propagation
