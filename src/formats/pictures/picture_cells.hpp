// What a picture says of a single cell. Drawn grids and SVG ask the same questions: is its box
// shaded, was its value given, is it in trouble.
#pragma once

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::format {

class PictureCells {
 public:
  explicit PictureCells(const Picture& picture) : picture_(picture) {
    note(picture.marked, marked_);
    note(picture.blamed, blamed_);
  }

  Value value(Cell cell) const { return picture_.grid[cell]; }
  std::string_view symbols() const { return picture_.symbols; }
  bool marked(Cell cell) const { return !marked_.empty() && marked_[cell]; }
  bool blamed(Cell cell) const { return !blamed_.empty() && blamed_[cell]; }
  bool trouble(Cell cell) const { return marked(cell) || blamed(cell); }
  bool given(Cell cell) const {
    return picture_.givens != nullptr && (*picture_.givens)[cell] != 0;
  }
  Tint tint(Cell cell) const { return picture_.tints.empty() ? Tint::none : picture_.tints[cell]; }
  /// Whether it has a value that was not given.
  bool found(Cell cell) const {
    return picture_.givens != nullptr && (*picture_.givens)[cell] == 0 && value(cell) != 0;
  }

 private:
  void note(std::span<const Cell> cells, std::vector<bool>& noted) const {
    if (cells.empty()) return;
    noted.resize(picture_.geometry.cells());
    for (const Cell cell : cells) noted[cell] = true;
  }

  const Picture& picture_;
  std::vector<bool> marked_;  ///< by cell; empty if none is marked
  std::vector<bool> blamed_;  ///< likewise
};

/// Whether the box in row `box_row` and column `box_column` of the boxes is shaded: every second
/// one is, and the first one is not.
constexpr bool shaded_box(int box_row, int box_column) { return (box_row + box_column) % 2 != 0; }

}  // namespace sudoku_sat::format
