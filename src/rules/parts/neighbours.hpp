// For rules that hold in each grid of a board: one grid on its own. Also steps over the whole
// board, and which cells are neighbours.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::rule {

/// Cells that belong together.
using Groups = std::vector<std::vector<Cell>>;

/// One grid of a board, rows and columns from 0 within it.
class GridOfBoard {
 public:
  GridOfBoard(const Geometry& board, const Origin& origin) : board_(board), origin_(origin) {}

  int rows() const { return board_.grid_rows(); }
  int columns() const { return board_.grid_columns(); }
  Cell cell(int row, int column) const {
    return board_.cell(origin_.row + row, origin_.column + column);
  }
  std::optional<Cell> find(int row, int column) const {
    if (row < 0 || row >= rows() || column < 0 || column >= columns()) return std::nullopt;
    return cell(row, column);
  }
  /// Its rows, columns and boxes, in order.
  Groups row_groups() const;
  Groups column_groups() const;
  Groups box_groups() const;

 private:
  const Geometry& board_;
  Origin origin_;
};

/// Calls visit(grid, prefix) for each grid; `prefix` precedes the names of constraints if there are
/// several grids: "grid 2 ".
template <class Visit>
void for_each_grid(const Geometry& geometry, Visit&& visit) {
  int number = 0;
  for (const Origin& origin : geometry.grids()) {
    ++number;
    const std::string prefix =
        geometry.single() ? std::string() : "grid " + std::to_string(number) + " ";
    visit(GridOfBoard(geometry, origin), prefix);
  }
}

/// Those of each grid, one grid after the other. Regions that replace boxes count as boxes.
Groups rows_of(const Geometry& geometry);
Groups columns_of(const Geometry& geometry);
Groups boxes_of(const Geometry& geometry);

/// A step from a cell to another one.
struct CellOffset {
  int rows;
  int columns;
};

/// The cells of `rows` rows and `columns` columns from `first` on, as far as the board, or the
/// grid, has them.
template <class BoardOrGrid>
std::vector<Cell> rectangle(const BoardOrGrid& board, const Origin& first, int rows, int columns) {
  std::vector<Cell> cells;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const auto cell = board.find(first.row + row, first.column + column);
      if (cell) cells.push_back(*cell);
    }
  }
  return cells;
}

/// The cells from `place` on, step by step, as long as the board, or the grid, has one there.
template <class BoardOrGrid>
std::vector<Cell> cells_along(const BoardOrGrid& board, Origin place, const CellOffset& step) {
  std::vector<Cell> cells;
  while (const auto cell = board.find(place.row, place.column)) {
    cells.push_back(*cell);
    place = {place.row + step.rows, place.column + step.columns};
  }
  return cells;
}

/// Calls visit(first, second) for any two cells of the board that are `step` apart. With `around`
/// steps over an edge continue at the opposite one; requires: single().
template <class Visit>
void for_each_step(const Geometry& geometry, const CellOffset& step, bool around, Visit&& visit) {
  for (Cell cell = 0; cell < geometry.cells(); ++cell) {
    int row = geometry.row(cell) + step.rows;
    int column = geometry.column(cell) + step.columns;
    if (around) {
      row = (row % geometry.height() + geometry.height()) % geometry.height();
      column = (column % geometry.width() + geometry.width()) % geometry.width();
    }
    const auto other = geometry.find(row, column);
    if (other && *other != cell) visit(cell, *other);
  }
}

/// Of two opposite steps only one is listed.
inline constexpr std::array orthogonal_steps{CellOffset{0, 1}, CellOffset{1, 0}};
inline constexpr std::array king_steps{CellOffset{0, 1}, CellOffset{1, -1}, CellOffset{1, 0},
                                       CellOffset{1, 1}};
inline constexpr std::array knight_steps{CellOffset{1, -2}, CellOffset{1, 2}, CellOffset{2, -1},
                                         CellOffset{2, 1}};

/// Whether the cells lie side by side or one above the other.
bool are_neighbours(const Geometry& geometry, Cell first, Cell second);

/// The cells that are one of `steps`, or its opposite, away from `cell`.
std::vector<Cell> cells_around(const Geometry& geometry, std::span<const CellOffset> steps,
                               Cell cell);

/// Exchanges the regions of two cells, if both regions stay connected.
void exchange_if_connected(const Geometry& geometry, std::vector<int>& regions, Cell first,
                           Cell second);

}  // namespace sudoku_sat::rule
