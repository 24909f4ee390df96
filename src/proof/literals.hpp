// Literals as indices of lists: 2v for variable v, 2v + 1 for its negation. The checker has its
// own, because it shares no code with what it checks.
#pragma once

#include <cstdint>
#include <limits>

namespace sudoku_sat::proof {

using LitIndex = std::uint32_t;
using Variable = std::uint32_t;

inline Variable variable_of(LitIndex index) { return index >> 1; }
inline LitIndex negation(LitIndex index) { return index ^ 1; }

/// Whether a number is a literal: 0 and the smallest one, which has no negation, are not.
inline bool is_literal(std::int32_t number) {
  return number != 0 && number != std::numeric_limits<std::int32_t>::min();
}

/// Requires: is_literal.
inline Variable variable_of_literal(std::int32_t literal) {
  return static_cast<Variable>(literal < 0 ? -literal : literal);
}

inline LitIndex index_of(std::int32_t literal) {
  return 2 * variable_of_literal(literal) + (literal < 0 ? 1 : 0);
}

}  // namespace sudoku_sat::proof
