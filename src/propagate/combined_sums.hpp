// Sums that follow from long sums, such as diagonals, whose cells see each other: together they can
// have fewer and larger groups of different values, and so closer bounds, than each alone.
#pragma once

#include "sum_filter.hpp"

namespace sudoku_sat::propagation {

/// Sums of the board's own that share no cell, added where that says more. Requires: a board that
/// fits MaskRules.
std::vector<KnownSum> combined_sums(const Board& board);

}  // namespace sudoku_sat::propagation
