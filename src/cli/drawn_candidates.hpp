// The values that cells can have, drawn as a board.
#pragma once

#include "sudoku_sat/enumerate.hpp"

namespace sudoku_sat::cli {

/// A row for each row of the board, all cells equally wide; "-" in a cell without values.
std::string drawn_candidates(const Geometry& geometry, const TrueCandidates& found);

}  // namespace sudoku_sat::cli
