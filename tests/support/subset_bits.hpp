// Sets of few items as the bits of a number, for comparison with brute force over all sets.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdint>
#include <vector>

#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::support {

using Bits = std::uint32_t;

inline Bits bits_of(const Subset& subset) {
  Bits bits = 0;
  for (const std::uint32_t item : subset) bits |= Bits{1} << item;
  return bits;
}

/// Ascending. Checks that the list is complete.
inline std::vector<Bits> bits_of(const ListedSubsets& listed) {
  CHECK(listed.complete);
  std::vector<Bits> sets;
  for (const Subset& subset : listed.sets) sets.push_back(bits_of(subset));
  std::sort(sets.begin(), sets.end());
  return sets;
}

}  // namespace sudoku_sat::support
