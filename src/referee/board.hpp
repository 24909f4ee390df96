// A board as the referee knows it: cells, the numbers they may hold, and units of different
// numbers.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat::referee {

/// A cell by its number in reading order, from 0: row * columns + column.
using Cell = int;

/// What each cell holds, as a number that the puzzle's words use (0 is a number where `values`
/// begin at 0).
using Grid = std::vector<int>;

/// In a Grid: no cell here (boards of several grids), or nothing known yet.
constexpr int no_value = -1;

/// The text of a puzzle is not understood: one sentence that says what and where.
struct NotUnderstood : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Cells that hold no number twice, in the order in which they are read: one of the "rows",
/// "columns" or "boxes", or of other "units".
struct Unit {
  std::string_view kind;
  std::vector<Cell> cells;
};

struct Board {
  int rows = 0, columns = 0;
  /// N: cells of the longer side, on boards of several grids of a grid's.
  int size = 0;
  int first_value = 1, last_value = 0;
  /// Rows and columns of a box; 0 if the board has none.
  int box_rows = 0, box_columns = 0;
  /// Whether there is a cell: all true but on boards of several grids.
  std::vector<bool> present = {};
  /// Rows, columns and boxes of each grid, whether or not rules keep their values different, and
  /// those that do.
  std::vector<Unit> ordinary = {}, units = {};
  /// Of which there are so many.
  int grids = 1;

  int value_count() const { return last_value - first_value + 1; }
  int cell_count() const { return rows * columns; }
  Cell cell(int row, int column) const { return row * columns + column; }
  bool has(Cell cell) const { return present[cell]; }
  /// The cell there, if there is one; the place may lie outside.
  std::optional<Cell> find(int row, int column) const {
    const bool on_board = row >= 0 && row < rows && column >= 0 && column < columns;
    return on_board && has(cell(row, column)) ? std::optional(cell(row, column)) : std::nullopt;
  }
  int row_of(Cell cell) const { return cell / columns; }
  int column_of(Cell cell) const { return cell % columns; }
};

/// One sentence of a puzzle's rules.
struct Statement {
  /// The rule's name as puzzle files write it: "thermometers".
  std::string rule;
  /// The cells it speaks of; `holds` looks at no others. Empty: at all of them.
  std::vector<Cell> cells;
  /// Whether it is true of a grid in which all these cells hold a number.
  std::function<bool(const Grid&)> holds;
  /// How many values of variables beside the grid `holds` may have to try, at most.
  double tries = 1;
  /// How many nodes of sentences were evaluated so far, for this statement and others; what is
  /// remembered takes none. None: that isn't counted.
  std::shared_ptr<const long long> evaluated = {};
  /// What its cells add up to, if that is all it says.
  std::optional<long long> sum = {};
};

/// A board of `rows` and `columns` with ordinary units; of several such grids whose first cells
/// `grids` lists. `box_rows` 0: the squarest boxes, none where they would be rows. Throws
/// NotUnderstood.
Board make_board(int rows, int columns, int box_rows = 0, int box_columns = 0,
                 std::string_view grids = "r1c1");

/// All cells, in reading order.
std::vector<Cell> cells_of(const Board& board);
/// The cells of a rectangle; none if not all of it lies on the board.
std::vector<Cell> block(const Board& board, Cell first, long long rows, long long columns);
/// The cells orthogonally beside one.
std::vector<Cell> around(const Board& board, Cell cell);
/// The cells of those that are of a kind.
std::vector<std::vector<Cell>> of_kind(const std::vector<Unit>& units, std::string_view kind);

/// The cells of `text`, such as "r1c1-r1c5 r2c2", in the order written; repetitions are kept.
/// Throws NotUnderstood.
std::vector<Cell> parse_cells(const Board& board, std::string_view text);

}  // namespace sudoku_sat::referee
