// What a board has that statements speak of: its rows, its neighbours, its blocks of cells. Each is
// a list of groups of cells, in reading order.
#pragma once

#include "rules/parts/neighbours.hpp"

namespace sudoku_sat::rule::language {

/// Those of each grid, one grid after the other. The boxes are the regions in their place, if any.
Groups rows_of(const Geometry& geometry);
Groups columns_of(const Geometry& geometry);
Groups boxes_of(const Geometry& geometry);

/// Each two cells that are `one` rows and `other` columns apart, or the other way round, once.
Groups pairs_apart(const Geometry& geometry, std::int64_t one, std::int64_t other);

/// All rectangles of this many rows and columns.
Groups blocks_of(const Geometry& geometry, std::int64_t rows, std::int64_t columns);

}  // namespace sudoku_sat::rule::language
