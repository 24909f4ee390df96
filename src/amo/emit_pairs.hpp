// At most one of some literals, pair by pair: the method pairwise, and the end of other methods
// where few literals are left.
#pragma once

#include <span>

#include "sudoku_sat/amo.hpp"

namespace sudoku_sat {

inline void emit_pairs(std::span<const Lit> literals, ClauseStream& out) {
  if (literals.size() > 1) out.add_pairs({literals, literals.size() - 1});
}

/// `count` clauses of two literals and `variables` auxiliary variables.
constexpr Size binary_clauses(std::uint64_t count, std::uint64_t variables = 0) {
  return {.variables = variables, .clauses = count, .literals = 2 * count};
}

}  // namespace sudoku_sat
