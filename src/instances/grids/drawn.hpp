// Grids that the generator draws, for all kinds whose boards have rules.
#pragma once

#include <memory>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

/// Throws: Error where the board has no solution; Stopped.
Grid drawn_grid(const std::shared_ptr<const Board>& board, Random& random, const Limits& limits);

}  // namespace sudoku_sat
