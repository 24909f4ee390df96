// How many of its inputs a comparison uses: all if SUDOKU_SAT_SOAK is set, for a run that may take
// long; otherwise fewer, and fewest with sanitizers, which make everything about ten times as slow.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace sudoku_sat::support {

#ifdef __SANITIZE_ADDRESS__
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

inline bool soak() {
  static const bool set = std::getenv("SUDOKU_SAT_SOAK") != nullptr;
  return set;
}

/// `count`, an eighth or a tenth of it, but one at least.
inline std::size_t random_inputs(std::size_t count) {
  if (soak()) return count;
  return std::max<std::size_t>(count / (sanitized ? 10 : 8), 1);
}

/// Whether number `choice` of `choices` is tried in this round: one is in each round, the next one
/// in the next.
inline bool in_turn(std::size_t choice, std::size_t choices, std::size_t round) {
  return soak() || round % choices == choice;
}

}  // namespace sudoku_sat::support
