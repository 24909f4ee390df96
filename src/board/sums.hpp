// Sums become what is stronger where there are few cells: one cell's sum is a value, two cells' sum
// a table of pairs, that of more a decision diagram.
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
