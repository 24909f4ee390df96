// Whole numbers of statements: what a file may make them is bounded, so that nothing overflows.
#pragma once

#include <cstdint>
#include <cstdlib>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::rule::language {

/// Exact as a double, too.
inline constexpr std::int64_t largest_number = std::int64_t{1} << 53;

inline std::int64_t in_range(std::int64_t number) {
  if (std::abs(number) <= largest_number) return number;
  throw UsageError("a number beyond 2^53");
}

/// Both throw UsageError where the result is too large. Requires: numbers in range.
inline std::int64_t plus(std::int64_t first, std::int64_t second) {
  return in_range(first + second);
}

inline std::int64_t times(std::int64_t first, std::int64_t second) {
  if (first != 0 && std::abs(second) > largest_number / std::abs(first)) {
    throw UsageError("a number beyond 2^53");
  }
  return first * second;
}

/// Rounded down. Requires: divisor > 0.
inline std::int64_t floor_quotient(std::int64_t number, std::int64_t divisor) {
  return number / divisor - (number % divisor < 0 ? 1 : 0);
}

/// From 0 to divisor - 1. Requires: divisor > 0.
inline std::int64_t remainder_of(std::int64_t number, std::int64_t divisor) {
  return number - divisor * floor_quotient(number, divisor);
}

}  // namespace sudoku_sat::rule::language
