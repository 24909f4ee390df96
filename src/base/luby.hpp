// When clause-learning solvers restart: after this many conflicts, times a constant (Luby, Sinclair
// & Zuckerman, Optimal speedup of Las Vegas algorithms, 1993).
#pragma once

#include <cstdint>

namespace sudoku_sat::base {

/// 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ...: the i-th number, from 1.
inline std::uint64_t luby(std::uint64_t i) {
  std::uint64_t power = 1;
  while (power - 1 < i) power *= 2;
  return power - 1 == i ? power / 2 : luby(i - (power / 2 - 1));
}

}  // namespace sudoku_sat::base
