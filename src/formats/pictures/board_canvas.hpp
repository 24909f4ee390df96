// Where cells lie in a picture of a board, and shapes made of them.
#pragma once

#include "drawing.hpp"
#include "sudoku_sat/board.hpp"

namespace sudoku_sat::format {

/// The side of a cell, in the units of drawings.
inline constexpr int cell_side = 60;

/// The point at `distance` from `from` in the direction of `to`.
DrawnPoint towards(DrawnPoint from, DrawnPoint to, int distance);

/// What there is on each side of a board.
struct Sides {
  int above = 0;
  int below = 0;
  int left = 0;
  int right = 0;
};

class BoardCanvas {
 public:
  /// Both must outlive it.
  BoardCanvas(const Geometry& geometry, Drawing& drawing)
      : geometry_(geometry), drawing_(drawing) {}

  const Geometry& geometry() const { return geometry_; }
  Drawing& drawing() { return drawing_; }
  int width() const { return geometry_.width() * cell_side; }
  int height() const { return geometry_.height() * cell_side; }
  int left(Cell cell) const { return geometry_.column(cell) * cell_side; }
  int top(Cell cell) const { return geometry_.row(cell) * cell_side; }
  DrawnPoint middle(Cell cell) const {
    return {left(cell) + cell_side / 2, top(cell) + cell_side / 2};
  }

  /// The mean of the middles of all cells. Requires: at least one cell.
  DrawnPoint center(std::span<const Cell> cells) const;

  /// Parts of the path begun last.
  void cell(Cell cell) { drawing_.rectangle(left(cell), top(cell), cell_side, cell_side); }
  /// From `first` through the middles of cells.
  void line(DrawnPoint first, std::span<const Cell> rest);
  /// The head of an arrow that comes from `from`: two strokes half to its sides.
  void arrow_head(DrawnPoint from, DrawnPoint tip, int length);
  /// The outline of the cells, so far inside of them.
  void outline(const std::vector<Cell>& cells, int inset);

 private:
  const Geometry& geometry_;
  Drawing& drawing_;
};

/// The look of strokes with round ends.
constexpr ShapeStyle strokes(Ink ink, int width, Dash dash = {}) {
  return {.stroke = ink, .width = width, .dash = dash, .ends = Ends::round};
}

}  // namespace sudoku_sat::format
