// Sums become constraints that propagate more: the sum of one cell the values it allows, that of
// two cells a relation, that of more a decision diagram.
#pragma once

#include <optional>

#include "sudoku_sat/board.hpp"

namespace sudoku_sat {

/// Requires: one cell.
Allowed allowed_by(const Sum& sum, int size);

/// Requires: two cells.
PairRelation relation_of(const Sum& sum, int size);

/// `distinct`: the cells are known to hold distinct values, which the diagram then knows too, as
/// long as it stays small. Throws: UsageError where it would be too large.
Diagram diagram_of(const Sum& sum, int size, bool distinct);

}  // namespace sudoku_sat
