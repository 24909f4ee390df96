// The filters of a board: see masks.hpp.
#pragma once

#include "masks.hpp"

namespace sudoku_sat::propagation {

/// All filters of the board: first those that are cheap or seldom woken. Requires:
/// MaskRules::fit(). Rules for single cells and for peers are not among them. Numbers up to `start`
/// are known before those in order.
MaskFilters mask_filters(const Board& board, Value start = 0);

/// The filter, or one that leaves the same and remembers it, if that saves time. Requires: what it
/// leaves depends on the masks of its cells alone.
std::unique_ptr<MaskFilter> remembered(std::unique_ptr<MaskFilter> filter);

// The filters of each kind of constraint.
void add_unit_filters(const Board& board, MaskFilters& filters);
void add_relation_filters(const Board& board, MaskFilters& filters);
/// What relations say of cells that are all related to each other.
void add_value_set_filters(const Board& board, MaskFilters& filters);
/// Those of the board's own sums and of sums that follow from them.
void add_sum_filters(const Board& board, MaskFilters& filters);
/// What counting circles say all together.
void add_circle_filters(const Board& board, MaskFilters& filters);
/// Whether add_sandwich_filters() has one for it, which says more than its diagram.
bool has_sandwich_filter(const Board& board, const Sequence& sequence);
void add_sandwich_filters(const Board& board, MaskFilters& filters);
/// Cells that differ because they are the seconds of different pairs whose firsts are equal: cells
/// of one region, whichever it is. Each pair once.
std::vector<std::pair<Cell, Cell>> implied_differences(const Board& board);
/// Different pairs, and numbers in order.
void add_pairs_filters(const Board& board, Value start, MaskFilters& filters);
void add_connected_filters(const Board& board, MaskFilters& filters);
void add_diagram_filters(const Board& board, MaskFilters& filters);

}  // namespace sudoku_sat::propagation
