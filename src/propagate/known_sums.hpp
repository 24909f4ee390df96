// Sums of a board, and sums that follow from them. Neighbouring rows, columns or boxes are a region
// whose sum is known, since each unit has all values. Less the cages inside, it is the sum of the
// cells that these leave (innies); less those that it cuts as well, the sum of the cells that are
// left less those outside (outies). Players of killers call this the rule of 45. Long sums, such as
// diagonals, whose cells see each other can have fewer and larger groups of different values
// together, and so closer bounds, than each alone.
#pragma once

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::propagation {

/// A sum of values from 1, of the board or one that follows from its rules.
struct KnownSum {
  std::vector<Cell> cells = {};
  std::vector<int> coefficients = {};  ///< one for each cell, none of them 0
  int total = 0;

  /// Whether all coefficients are 1.
  bool is_plain() const;
};

/// The board's own sums.
std::vector<KnownSum> written_sums(const Board& board);

/// Sums of few cells that follow from them by units.
std::vector<KnownSum> implied_sums(const Board& board);

/// Sums of the board's own that share no cell, added where that says more. Requires: a board that
/// fits MaskRules.
std::vector<KnownSum> combined_sums(const Board& board);

}  // namespace sudoku_sat::propagation
