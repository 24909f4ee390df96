// What leaves a value few places in a unit, or a cell few values, as a player says it.
#pragma once

#include <vector>

#include "words.hpp"

namespace sudoku_sat::cli {

/// Lines, and which of the step's constraints and facts they mention.
struct Told {
  std::vector<Words> lines;
  std::vector<bool> constraints;
  std::vector<bool> facts;
};

/// A line for each of the step's constraints that say that a cell has a value or a unit a place for
/// one.
Told tell_needs(const Step& step, const Board& board);

}  // namespace sudoku_sat::cli
