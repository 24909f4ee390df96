// The clauses of the sequential counter, which the ladder completes.
#pragma once

#include <span>

#include "sudoku_sat/amo.hpp"

namespace sudoku_sat {

/// At most one of `literals`, by n-1 new variables: a literal makes those from its own position on
/// true. Returns the first of them.
/// Requires: two literals or more.
Var emit_counter(std::span<const Lit> literals, ClauseStream& out);

/// What emit_counter adds for n literals; nothing below two.
Size counter_size(std::uint64_t n);

}  // namespace sudoku_sat
