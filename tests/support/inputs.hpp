// How many random inputs a comparison takes.
#pragma once

#include <cstddef>
#include <cstdlib>

namespace sudoku_sat::support {

/// `count` where SUDOKU_SAT_SOAK is set, for a run that may take its time; else a quarter of them, or a
/// tenth under the sanitizers, which make everything some ten times as slow.
inline std::size_t random_inputs(std::size_t count) {
  static const bool all = std::getenv("SUDOKU_SAT_SOAK") != nullptr;
#ifdef __SANITIZE_ADDRESS__
  constexpr std::size_t part = 10;
#else
  constexpr std::size_t part = 4;
#endif
  return all ? count : count / part;
}

}  // namespace sudoku_sat::support
