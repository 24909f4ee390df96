// Relations of two cells in words. See relation_text.cpp.
#pragma once

#include <string>

#include "sudoku_sat/board.hpp"

namespace sudoku_sat {

/// "r1c1 < r1c2", "r1c1 and r1c2 differ by 1", "r1c1 + r1c2 = 10"; the cells alone where the
/// relation is none of the usual ones.
std::string relation_text(const PairRelation& pair, const Geometry& geometry);

}  // namespace sudoku_sat
