// Sums that follow from others and from units, each of which has all values. Neighbouring rows,
// columns or boxes are a region whose sum is known. Less the cages inside, it is the sum of the
// cells that these leave (innies); less those that it cuts as well, the sum of the cells that are
// left less those outside (outies). Players of killers call this the rule of 45.
#pragma once

#include "sum_filter.hpp"

namespace sudoku_sat::propagation {

/// The board's own sums.
std::vector<KnownSum> written_sums(const Board& board);

/// Sums of few cells that follow from them.
std::vector<KnownSum> implied_sums(const Board& board);

}  // namespace sudoku_sat::propagation
