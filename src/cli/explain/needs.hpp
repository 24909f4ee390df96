// Explains what leaves a value few places in a unit, or a cell few values, in a player's words.
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

/// A line for each of the step's constraints that require a value for a cell or a place in a unit.
Told tell_needs(const Step& step, const Board& board);

}  // namespace sudoku_sat::cli
