// The geometry of a board: N values, N x N cells, boxes of R rows by C columns with R*C = N.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat {

/// A cell by its number, row by row from the top left, from 0.
using Cell = std::uint32_t;
/// A value from 1 to N; 0 is an empty cell.
using Value = std::uint16_t;
/// The values of all cells in the order of their numbers; 0 where a cell is empty.
using Grid = std::vector<Value>;

/// The largest N: N^3 variables must fit a literal.
inline constexpr int max_size = 1290;

class Geometry {
 public:
  /// A board of `size` values with the squarest boxes R x C, R <= C: 9 -> 3x3, 6 -> 2x3, 7 -> 1x7.
  /// Throws: UsageError unless 1 <= size <= max_size.
  explicit Geometry(int size = 9);

  /// Boxes of `box_rows` by `box_columns`. Throws: UsageError unless 1 <= R*C <= max_size.
  Geometry(int box_rows, int box_columns);

  int size() const { return box_rows_ * box_columns_; }
  int box_rows() const { return box_rows_; }
  int box_columns() const { return box_columns_; }
  std::size_t cells() const {
    return static_cast<std::size_t>(size()) * static_cast<std::size_t>(size());
  }

  Cell cell(int row, int column) const { return static_cast<Cell>(row * size() + column); }
  int row(Cell cell) const { return static_cast<int>(cell) / size(); }
  int column(Cell cell) const { return static_cast<int>(cell) % size(); }
  /// Boxes count from 0, row by row from the top left.
  int box(Cell cell) const {
    return row(cell) / box_rows_ * box_rows_ + column(cell) / box_columns_;
  }

  /// "r1c2": rows and columns from 1.
  std::string name(Cell cell) const;

  bool operator==(const Geometry&) const = default;

 private:
  int box_rows_;
  int box_columns_;
};

/// "3x4" -> boxes of 3 rows by 4 columns. Throws: UsageError where the text is anything else.
Geometry parse_box(std::string_view text);

}  // namespace sudoku_sat
