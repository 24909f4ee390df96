// Which cells a drawing sets apart: boxes, regions of any shape in their place, and places that are
// no cells at all.
#pragma once

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::format {

class RegionMap {
 public:
  /// What stands for a place that is not a cell.
  static constexpr int nowhere = -1;

  /// The boxes and regions of the picture's board; boxes where it has none.
  explicit RegionMap(const Picture& picture);

  int height() const { return height_; }
  int width() const { return width_; }
  /// The number of the region at any place, from 0.
  int at(int row, int column) const {
    if (row < 0 || column < 0 || row >= height_ || column >= width_) return nowhere;
    return regions_[static_cast<std::size_t>(row * width_ + column)];
  }
  int count() const { return count_; }

  /// Whether the regions are the boxes of a board of one grid.
  bool boxes() const { return boxes_; }

  /// Whether a place is in another region than the one to its left, or above it.
  bool border_left(int row, int column) const { return at(row, column) != at(row, column - 1); }
  bool border_above(int row, int column) const { return at(row, column) != at(row - 1, column); }

  /// A number below `most` for each region; if possible regions side by side have different ones.
  std::vector<int> colors(int most) const;

 private:
  std::vector<int> regions_of_board(const Board& board);
  bool are_boxes(const Geometry& geometry) const;

  int height_;
  int width_;
  int count_ = 0;
  bool boxes_ = false;
  std::vector<int> regions_;  ///< of all places, row by row
};

// What variables of cells look like once a grid tells them, or the rules alone: truths are shaded
// cells (a shading, walls, a loop, doubled cells), numbers are regions. Marks of a rule may make
// regions of variables, too.

/// By cell of the grid, whether it is dark: a truth holds there, or it is none of the puzzle. Empty
/// where the board has no truths of cells, or nothing tells them.
std::vector<bool> shaded_by_variables(const Picture& picture);

/// By cell of the grid, whether it is none of the puzzle. Empty if all are.
std::vector<bool> unused_cells(const Picture& picture);

/// By cell of the grid, from 0 on, the first number that is declared of all cells. Empty if none
/// is, or it is not known of all cells.
std::vector<int> numbers_of_cells(const Picture& picture);

/// By cell of the grid, the region by marks of rules, from 1 on; 0 in none. Empty if no region
/// is known.
std::vector<int> regions_of_marks(const Picture& picture);

}  // namespace sudoku_sat::format
