// Boards with their ordinary units, and names of cells.
#include "board.hpp"

#include <algorithm>
#include <cstdlib>

#include "text.hpp"

namespace sudoku_sat::referee {

namespace {

using Place = std::pair<int, int>;  // row and column from 0

/// "r3c4"; the cell need not be on any board.
Place place_of(std::string_view name) {
  const std::size_t c = std::min(name.find('c'), name.size());
  const bool begins = name.starts_with('r') && c < name.size();
  const auto row = as_number(name.substr(begins ? 1 : c, begins ? c - 1 : 0));
  const auto column = as_number(name.substr(begins ? c + 1 : c));
  if (!row || !column || *row < 1 || *column < 1) not_understood(name, "no cell");
  return {*row - 1, *column - 1};
}

/// The squarest boxes of `size` cells that fill rows x columns; of two turned ones that with fewer
/// rows.
Place squarest_boxes(int size, int rows, int columns) {
  Place found{0, 0};
  for (int less = 2; less * less <= size; ++less) {
    const int more = size / less;
    if (less * more != size) continue;
    if (rows % less == 0 && columns % more == 0)
      found = {less, more};
    else if (rows % more == 0 && columns % less == 0)
      found = {more, less};
  }
  return found;
}

/// Rows, columns and boxes of the grid that begins at `corner`.
void add_grid(Board& board, Place corner, int rows, int columns) {
  const auto add = [&](std::string_view kind, int height, int width) {
    for (int row = 0; height > 0 && row < rows; row += height)
      for (int column = 0; column < columns; column += width) {
        board.ordinary.push_back({kind, {}});
        for (int i = 0; i < height * width; ++i)
          board.ordinary.back().cells.push_back(
              board.cell(corner.first + row + i / width, corner.second + column + i % width));
      }
  };
  add("rows", 1, columns);
  add("columns", rows, 1);
  add("boxes", board.box_rows, board.box_columns);
}

}  // namespace

Board make_board(int rows, int columns, int box_rows, int box_columns, std::string_view grids) {
  if (rows < 1 || columns < 1) not_understood("size", "no cells");
  Board board;
  board.size = board.last_value = std::max(rows, columns);
  if (box_rows == 0) std::tie(box_rows, box_columns) = squarest_boxes(board.size, rows, columns);
  if (box_rows != 0 &&
      (box_rows * box_columns != board.size || rows % box_rows != 0 || columns % box_columns != 0))
    not_understood("box", "doesn't fit the board");
  if (box_rows > 1 && box_columns > 1) {
    board.box_rows = box_rows;
    board.box_columns = box_columns;
  }
  std::vector<Place> corners;
  for (const std::string_view entry : entries(grids))
    for (const std::string_view word : words(entry)) corners.push_back(place_of(word));
  if (corners.empty()) not_understood("grids", "none is listed");
  board.grids = static_cast<int>(corners.size());
  for (const auto& [row, column] : corners) {
    board.rows = std::max(board.rows, row + rows);
    board.columns = std::max(board.columns, column + columns);
  }
  for (const Place& corner : corners) add_grid(board, corner, rows, columns);
  board.units = board.ordinary;
  board.present.assign(board.cell_count(), false);
  for (const Unit& unit : board.units)
    for (const Cell cell : unit.cells) board.present[cell] = true;
  return board;
}

std::vector<Cell> cells_of(const Board& board) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < board.cell_count(); ++cell)
    if (board.has(cell)) cells.push_back(cell);
  return cells;
}

std::vector<Cell> block(const Board& board, Cell first, long long rows, long long columns) {
  std::vector<Cell> cells;
  const bool fits = rows <= board.rows && columns <= board.columns;
  for (int row = 0; fits && row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const auto cell = board.find(board.row_of(first) + row, board.column_of(first) + column);
      if (!cell) return {};
      cells.push_back(*cell);
    }
  }
  return cells;
}

std::vector<Cell> around(const Board& board, Cell cell) {
  std::vector<Cell> cells;
  for (const auto& [down, across] : {Place{-1, 0}, {0, -1}, {0, 1}, {1, 0}}) {
    const auto other = board.find(board.row_of(cell) + down, board.column_of(cell) + across);
    if (other) cells.push_back(*other);
  }
  return cells;
}

std::vector<std::vector<Cell>> of_kind(const std::vector<Unit>& units, std::string_view kind) {
  std::vector<std::vector<Cell>> found;
  for (const Unit& unit : units)
    if (unit.kind == kind) found.push_back(unit.cells);
  return found;
}

std::vector<Cell> parse_cells(const Board& board, std::string_view text) {
  std::vector<Cell> cells;
  const auto sign = [](int number) { return (number > 0) - (number < 0); };
  for (const std::string_view word : words(text)) {
    const auto ends = split(word, '-');
    const auto [row, column] = place_of(ends.front());
    const auto [last_row, last_column] = place_of(ends.back());
    const int down = last_row - row, across = last_column - column;
    const bool straight = down == 0 || across == 0 || std::abs(down) == std::abs(across);
    if (ends.size() > 2 || !straight) not_understood(word, "no straight run of cells");
    for (int i = 0; i <= std::max(std::abs(down), std::abs(across)); ++i) {
      const auto cell = board.find(row + i * sign(down), column + i * sign(across));
      if (!cell) not_understood(word, "not on the board");
      cells.push_back(*cell);
    }
  }
  return cells;
}

}  // namespace sudoku_sat::referee
