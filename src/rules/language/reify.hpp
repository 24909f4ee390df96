// Expressions as the clauses of a formula: for what is too large for a decision diagram.
#pragma once

#include "expression.hpp"

namespace sudoku_sat::rule::language {

/// Whether there is a part that is about structure, not about values one after the other:
/// connected, in_order.
bool has_structure(const Expressions& graph, Expression expression);

/// Whether it says that exactly one of some truths holds.
bool is_exactly_one(const Expressions& graph, Expression expression);

/// Adds clauses to the formula, whose cells are those of the truth: it holds. Throws: UsageError
/// where that takes too many of them.
void require_truth(const Expressions& graph, Expression truth, ClauseConstraint& formula);

}  // namespace sudoku_sat::rule::language
