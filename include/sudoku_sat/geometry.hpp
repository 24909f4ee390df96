// The geometry of a board: N values, boxes of R rows by C columns with R*C = N, and the cells of
// one grid of N x N, or of several that overlap (samurai, butterfly, windmill and the like).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat {

/// A cell by its number, row by row from the top left, from 0; places that are no cells of any grid
/// have no number.
using Cell = std::uint32_t;
/// A value from 1 to N; 0 is an empty cell.
using Value = std::uint16_t;
/// The values of all cells in the order of their numbers; 0 where a cell is empty.
using Grid = std::vector<Value>;

/// The largest N: N^3 variables must fit a literal.
inline constexpr int max_size = 1290;

/// Where the first cell of a grid lies on the board, from 0.
struct Origin {
  int row = 0;
  int column = 0;
  bool operator==(const Origin&) const = default;
};

class Geometry {
 public:
  /// A board of `size` values with the squarest boxes R x C, R <= C: 9 -> 3x3, 6 -> 2x3, 7 -> 1x7.
  /// Throws: UsageError unless 1 <= size <= max_size.
  explicit Geometry(int size = 9);

  /// Boxes of `box_rows` by `box_columns`. Throws: UsageError unless 1 <= R*C <= max_size.
  Geometry(int box_rows, int box_columns);

  /// Several grids like `one`, which share the cells where they overlap. Throws: UsageError where
  /// there are none, an origin comes twice, there is nothing at the board's upper or left edge, or
  /// the board is too large.
  Geometry(const Geometry& one, const std::vector<Origin>& origins);

  int size() const { return box_rows_ * box_columns_; }
  int box_rows() const { return box_rows_; }
  int box_columns() const { return box_columns_; }

  /// Rows and columns of the whole board: N, unless there are several grids.
  int height() const { return layout_ ? layout_->height : size(); }
  int width() const { return layout_ ? layout_->width : size(); }
  std::size_t cells() const {
    if (layout_) return layout_->places.size();
    return static_cast<std::size_t>(size()) * static_cast<std::size_t>(size());
  }

  /// Whether the board is one grid, of which each place is a cell.
  bool single() const { return layout_ == nullptr; }

  /// Requires: a place of the board that is a cell.
  Cell cell(int row, int column) const {
    if (layout_) return layout_->numbers[place(row, column)];
    return static_cast<Cell>(row * size() + column);
  }
  /// The cell at any place, no value outside of the board and where no grid is.
  std::optional<Cell> find(int row, int column) const;

  int row(Cell cell) const {
    return layout_ ? layout_->places[cell].row : static_cast<int>(cell) / size();
  }
  int column(Cell cell) const {
    return layout_ ? layout_->places[cell].column : static_cast<int>(cell) % size();
  }
  /// Boxes count from 0, row by row from the top left. Requires: single().
  int box(Cell cell) const {
    return row(cell) / box_rows_ * box_rows_ + column(cell) / box_columns_;
  }

  /// The origins of the grids, one of them at least.
  std::vector<Origin> grids() const;

  /// "r1c2": rows and columns from 1.
  std::string name(Cell cell) const;

  bool operator==(const Geometry& other) const;

 private:
  /// Of several grids.
  struct Layout {
    int height = 0;
    int width = 0;
    std::vector<Origin> origins;
    std::vector<Origin> places;  ///< where each cell lies
    std::vector<Cell> numbers;   ///< of all places, row by row; `nowhere` where no cell is
  };
  static constexpr Cell nowhere = UINT32_MAX;

  void check_layout(const Layout& layout) const;

  std::size_t place(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(layout_->width) +
           static_cast<std::size_t>(column);
  }

  int box_rows_;
  int box_columns_;
  std::shared_ptr<const Layout> layout_;  ///< null: one grid
};

/// "3x4" -> boxes of 3 rows by 4 columns. Throws: UsageError where the text is anything else.
Geometry parse_box(std::string_view text);

}  // namespace sudoku_sat
