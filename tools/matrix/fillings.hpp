// Grids in which no unit holds a number twice: what rules are tried on.
#pragma once

#include <functional>
#include <optional>

#include "referee/board.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::matrix {

/// Calls visit(grid) for each such grid with these numbers, until it returns false.
void for_each_filling(const referee::Board& board, const referee::Grid& givens,
                      const std::function<bool(const referee::Grid&)>& visit);

/// Their number, at most `limit`.
int count_fillings(const referee::Board& board, const referee::Grid& givens, int limit);

/// One of them, whose other cells are random; nothing if none is found soon.
std::optional<referee::Grid> random_filling(const referee::Board& board,
                                            const referee::Grid& givens, Random& random);

/// A grid of which nothing is known.
referee::Grid open_grid(const referee::Board& board);

}  // namespace sudoku_sat::matrix
