// Sums become constraints that propagate more: the sum of one cell the values it allows, that of
// two cells a relation, that of more a decision diagram.
//
// The diagram of a sum of three cells and more. In general its nodes are the partial sums, a
// pseudo-polynomial number (Eén & Sörensson, Translating pseudo-Boolean constraints into SAT, 2006,
// recommend diagrams where sums are small). Where the cells' values are distinct, as in a cage, its
// nodes are the sets of values used so far: then unit propagation on the diagram finds what players
// find from the possible combinations. There are at most 2^9 such sets on a 9x9 board; where there
// would be too many, partial sums have to do, beside the all-different constraint.
#pragma once

#include <optional>

#include "sudoku_sat/board.hpp"

namespace sudoku_sat::board {

/// Requires: one cell.
Allowed allowed_by(const Sum& sum, int size);

/// Requires: two cells.
PairRelation relation_of(const Sum& sum, int size);

/// Whether a diagram can know that the cells hold different values and stay small.
bool small_if_distinct(const Sum& sum, int size);

/// `distinct`: the cells are known to hold different values, which the diagram then knows too;
/// requires: small_if_distinct(). Throws: UsageError where it would be too large.
Diagram diagram_of(const Sum& sum, int size, bool distinct);

}  // namespace sudoku_sat::board
