// What data of rules are drawn with: cells, figures of cells and numbers at random.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "referee/board.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::matrix {

using Cells = std::vector<referee::Cell>;

/// A board, a full grid of it, and random numbers.
struct Draw {
  const referee::Board& board;
  const referee::Grid& grid;
  Random& random;
  /// Whether the entry is true of the grid, as the referee sees it.
  std::function<bool(const std::string& entry)> holds = {};

  int between(int least, int most) const;
  /// Once in `times`.
  bool once_in(int times) const { return between(1, times) == 1; }
  int value() const { return between(board.first_value, board.last_value); }
  int value_of(referee::Cell cell) const { return grid[static_cast<std::size_t>(cell)]; }

  referee::Cell cell() const;
  /// Different cells, fewer where the board has no more.
  Cells cells(int count) const;
  /// Cells of which each touches the one before it; fewer where the way ends.
  Cells path(int count) const;
  /// Two cells side by side.
  Cells neighbours() const;
  /// A number that may be said of these cells: often what they add up to, or the like.
  int number(const Cells& cells) const;

  std::string name(referee::Cell cell) const;
  /// "r1c1 r1c2"
  std::string names(const Cells& cells) const;
  /// One of the texts.
  std::string one_of(const std::vector<std::string>& texts) const;
};

}  // namespace sudoku_sat::matrix
