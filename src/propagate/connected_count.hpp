// How many cells of a connected set there are, if another constraint tells.
#pragma once

#include <optional>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::propagation {

struct ExactCount {
  std::uint32_t places;
  std::uint32_t formula;  ///< the number of the one that says so
};

/// How many of the places hold: each unknown region has each value once.
std::optional<ExactCount> exact_count(const Board& board, const Connected& meaning);

}  // namespace sudoku_sat::propagation
