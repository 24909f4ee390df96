// Positions of cells: the size of a board, its boxes, its grids and the variables besides them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat {

// The geometry of a board: N values, boxes of R rows by C columns with R*C = N, and the cells of
// one grid of N x N, or of several that overlap (samurai, butterfly, windmill and the like). A grid
// may have other numbers of rows and columns, and values may be written as other numbers than 1 to
// N: everything counts values from 1, and only code that reads, writes or adds them uses `number`.

/// A cell by its number: from 0, row by row from the top left. Places that belong to no grid have
/// no number.
using Cell = std::uint32_t;
/// A value from 1 to N; 0 is an empty cell.
using Value = std::uint16_t;
/// The values of all cells in the order of their numbers; 0 if a cell is empty.
using Grid = std::vector<Value>;

/// The largest N: a literal must be able to name N^3 variables.
inline constexpr int max_size = 1290;
/// N where nothing else determines it.
inline constexpr int default_size = 9;

/// Where the first cell of a grid lies on the board, from 0.
struct Origin {
  int row = 0;
  int column = 0;
  bool operator==(const Origin&) const = default;
};

/// Size, boxes and cells of a board, of one grid or of several that overlap; and the variables
/// besides the grid. A variable is a cell outside all grids: it holds a value like any other cell,
/// so that everything that works on cells works on variables too.
class Geometry {
 public:
  /// A board with `size` values and the squarest boxes R x C with R <= C: 9 -> 3x3, 6 -> 2x3, 7 ->
  /// 1x7. Throws: UsageError unless 1 <= size <= max_size.
  explicit Geometry(int size = default_size);

  /// Boxes of `box_rows` by `box_columns`. Throws: UsageError unless 1 <= R*C <= max_size.
  Geometry(int box_rows, int box_columns);

  /// Several grids like `one`, which share the cells where they overlap. Throws: UsageError if
  /// there are no origins, an origin comes twice, no grid begins at the board's upper edge or none
  /// at its left edge, or the board is too large.
  Geometry(const Geometry& one, const std::vector<Origin>& origins);

  /// One grid with this many rows and columns, and as many values as the larger of these numbers.
  /// It keeps the boxes if they fill it; otherwise it gets the squarest that do. Throws: UsageError
  /// unless both numbers are from 1 to max_size.
  Geometry with_shape(int rows, int columns) const;

  /// The same cells, with values written as the numbers `least` to `most`. Throws: UsageError
  /// unless 0 <= least <= most and there are at most max_size of them.
  Geometry with_values(int least, int most) const;

  /// The same board with regions of any shape instead of boxes: for each cell the number of its
  /// region, from 0. Requires: single().
  Geometry with_regions(std::vector<int> numbers) const;

  /// The same board without boxes.
  Geometry without_boxes() const;

  /// The same grids with a variable for each name; the variables' cells come after those of the
  /// grids. `firsts` has the number that the first value of each variable stands for; empty: 1.
  /// Throws: UsageError if literals could not name all their values.
  Geometry with_variables(std::vector<std::string> names, std::vector<int> firsts = {}) const;

  /// N, the number of values.
  int size() const { return size_; }
  /// Rows and columns of a grid.
  int grid_rows() const { return rows_; }
  int grid_columns() const { return columns_; }
  /// The numbers that the first and the last value are written as: 1 and N, unless with_values()
  /// changed them.
  int least() const { return 1 + offset_; }
  int most() const { return size_ + offset_; }
  /// The difference between a value and the number that it is written as.
  int offset() const { return offset_; }
  /// The number that the value is written as.
  int number(Value value) const { return value + offset_; }
  /// The number that the value is written as in that cell, which may belong to a variable.
  int number_in(Cell cell, Value value) const {
    return on_grid(cell) ? number(value) : value - 1 + variables_->firsts[cell - grid_cells()];
  }
  int box_rows() const { return box_rows_; }
  int box_columns() const { return box_columns_; }
  /// Whether there are boxes that are not just pieces of rows or columns.
  bool has_boxes() const { return boxes_ && box_rows_ > 1 && box_columns_ > 1; }
  /// Whether it was made by without_boxes(), for example a Latin square.
  bool boxes_off() const { return !boxes_; }
  /// Whether regions replace the boxes.
  bool has_regions() const { return regions_ != nullptr; }

  /// Rows and columns of the whole board: those of a grid, unless there are several.
  int height() const { return layout_ ? layout_->height : rows_; }
  int width() const { return layout_ ? layout_->width : columns_; }
  /// The cells of the grids and the variables.
  std::size_t cells() const { return grid_cells() + variables(); }
  /// The cells that lie on a grid: they have the first numbers.
  std::size_t grid_cells() const {
    if (layout_) return layout_->places.size();
    return static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_);
  }
  std::size_t variables() const { return variables_ ? variables_->names.size() : 0; }
  /// Whether the cell lies on a grid; other cells are digits of variables.
  bool on_grid(Cell cell) const { return cell < grid_cells(); }

  /// Whether the board is a single grid; then each place is a cell.
  bool single() const { return layout_ == nullptr; }

  /// The cell at a place. Requires: there is one.
  Cell cell(int row, int column) const {
    if (layout_) return layout_->numbers[place(row, column)];
    return static_cast<Cell>(row * columns_ + column);
  }
  /// The cell at any place; no value outside the board and its grids.
  std::optional<Cell> find(int row, int column) const;

  /// The row of a cell, from 0 at the top of the board; variables lie in rows below the board.
  /// Requires: the cell exists.
  int row(Cell cell) const {
    return layout_ ? place_of(cell).row : static_cast<int>(cell) / columns_;
  }
  /// The column of a cell, from 0 at the left of the board. Requires: the cell exists.
  int column(Cell cell) const {
    return layout_ ? place_of(cell).column : static_cast<int>(cell) % columns_;
  }
  /// The cell's box: from 0, row by row from the top left. Requires: single().
  int box(Cell cell) const {
    return row(cell) / box_rows_ * boxes_across() + column(cell) / box_columns_;
  }
  /// The number of the region in which the cell lies; of its box if there are no regions.
  /// Requires: single().
  int region(Cell cell) const { return regions_ ? (*regions_)[cell] : box(cell); }
  /// The number of boxes in a grid, and how many of them are side by side.
  int boxes() const { return rows_ / box_rows_ * boxes_across(); }
  int boxes_across() const { return columns_ / box_columns_; }

  /// The origins of the grids, at least one.
  std::vector<Origin> grids() const;

  /// "r1c2": rows and columns count from 1. A variable has its own name.
  std::string name(Cell cell) const;

  bool operator==(const Geometry& other) const;

 private:
  /// The cells of several grids.
  struct Layout {
    int height = 0;
    int width = 0;
    std::vector<Origin> origins;
    std::vector<Origin> places;  ///< where each cell lies
    std::vector<Cell> numbers;   ///< of all places, row by row; `nowhere` if there is no cell
  };
  static constexpr Cell nowhere = UINT32_MAX;
  /// The variables, in the order of their cells.
  struct Beside {
    std::vector<std::string> names;
    std::vector<int> firsts;
  };

  void check_layout(const Layout& layout) const;
  Origin place_of(Cell cell) const {
    if (on_grid(cell)) return layout_->places[cell];
    const int beyond = static_cast<int>(cell - grid_cells());
    return {layout_->height + beyond / layout_->width, beyond % layout_->width};
  }

  std::size_t place(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(layout_->width) +
           static_cast<std::size_t>(column);
  }

  int box_rows_;
  int box_columns_;
  int size_ = box_rows_ * box_columns_;
  int rows_ = size_;
  int columns_ = size_;
  int offset_ = 0;
  bool boxes_ = true;
  std::shared_ptr<const Layout> layout_;             ///< null: one grid
  std::shared_ptr<const std::vector<int>> regions_;  ///< null: boxes
  std::shared_ptr<const Beside> variables_;          ///< null: none
};

/// "3x4" -> boxes of 3 rows by 4 columns. Throws: UsageError if the text is anything else.
Geometry parse_box(std::string_view text);

}  // namespace sudoku_sat
