// What a picture says of a single cell. Drawn grids and SVG ask the same questions: in which colour
// is its box, was its value given, is it in trouble.
#pragma once

#include <vector>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

class PictureCells {
 public:
  explicit PictureCells(const Picture& picture) : picture_(picture) {
    if (picture.marked.empty()) return;
    marked_.resize(picture.geometry.cells());
    for (const Cell cell : picture.marked) marked_[cell] = true;
  }

  Value value(Cell cell) const { return picture_.grid[cell]; }
  bool marked(Cell cell) const { return !marked_.empty() && marked_[cell]; }
  bool given(Cell cell) const {
    return picture_.givens != nullptr && (*picture_.givens)[cell] != 0;
  }
  Tint tint(Cell cell) const { return picture_.tints.empty() ? Tint::none : picture_.tints[cell]; }
  /// Filled, by somebody else than the one who made the puzzle.
  bool found(Cell cell) const {
    return picture_.givens != nullptr && (*picture_.givens)[cell] == 0 && value(cell) != 0;
  }

 private:
  const Picture& picture_;
  std::vector<bool> marked_;  ///< empty where no cell is
};

/// Whether the box of row `box_row` and column `box_column` of boxes is one of every second ones
/// that are shaded. The first box is not.
constexpr bool shaded_box(int box_row, int box_column) { return (box_row + box_column) % 2 != 0; }

}  // namespace sudoku_sat
