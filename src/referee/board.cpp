// Boards with their ordinary units, and names of cells.
#include "board.hpp"

#include <algorithm>
#include <cstdlib>

#include "text.hpp"

namespace sudoku_sat::referee {

namespace {

// "r3c4" as row and column from 0; the cell need not be on any board.
std::pair<int, int> place_of(std::string_view name) {
  const std::size_t c = name.find('c');
  if (name.empty() || name[0] != 'r' || c == std::string_view::npos) {
    not_understood(name, "no cell");
  }
  const std::optional<int> row = as_number(name.substr(1, c - 1));
  const std::optional<int> column = as_number(name.substr(c + 1));
  if (!row || !column || *row < 1 || *column < 1) not_understood(name, "no cell");
  return {*row - 1, *column - 1};
}

Cell cell_at(const Board& board, int row, int column, std::string_view name) {
  const auto cell = board.find(row, column);
  if (!cell) not_understood(name, "not on the board");
  return *cell;
}

int sign(int number) { return (number > 0) - (number < 0); }

// All cells from the first to the last, along a row, a column or a diagonal.
void add_run(const Board& board, std::string_view word, std::vector<Cell>& cells) {
  const auto ends = split(word, '-');
  const auto [row, column] = place_of(ends.front());
  const auto [last_row, last_column] = place_of(ends.back());
  const int down = last_row - row;
  const int across = last_column - column;
  const bool straight = down == 0 || across == 0 || std::abs(down) == std::abs(across);
  if (ends.size() > 2 || !straight) not_understood(word, "no straight run of cells");
  for (int i = 0; i <= std::max(std::abs(down), std::abs(across)); ++i) {
    cells.push_back(cell_at(board, row + i * sign(down), column + i * sign(across), word));
  }
}

// The squarest boxes of `size` cells that fill rows x columns; of two turned ones that with fewer
// rows.
void choose_boxes(Board& board, int rows, int columns) {
  board.box_rows = board.box_columns = 0;
  for (int less = 2; less * less <= board.size; ++less) {
    const int more = board.size / less;
    if (less * more != board.size) continue;
    const bool lying = rows % less == 0 && columns % more == 0;
    if (!lying && (rows % more != 0 || columns % less != 0)) continue;
    board.box_rows = lying ? less : more;
    board.box_columns = lying ? more : less;
  }
}

// Rows, columns and boxes of the grid that begins at `corner`.
void add_grid(Board& board, Cell corner, int rows, int columns) {
  const auto add = [&](Unit::Kind kind, int row, int column, int height, int width) {
    board.units.push_back(
        {kind, rectangle(board, corner + board.cell(row, column), height, width)});
  };
  for (int row = 0; row < rows; ++row) add(Unit::Kind::row, row, 0, 1, columns);
  for (int column = 0; column < columns; ++column) add(Unit::Kind::column, 0, column, rows, 1);
  for (int row = 0; board.box_rows != 0 && row < rows; row += board.box_rows) {
    for (int column = 0; column < columns; column += board.box_columns) {
      add(Unit::Kind::box, row, column, board.box_rows, board.box_columns);
    }
  }
}

void set_boxes(Board& board, int rows, int columns, int box_rows, int box_columns) {
  if (box_rows == 0) {
    choose_boxes(board, rows, columns);
    return;
  }
  if (box_rows * box_columns != board.size || rows % box_rows != 0 || columns % box_columns != 0) {
    not_understood("box", "doesn't fit the board");
  }
  const bool line = box_rows == 1 || box_columns == 1;
  board.box_rows = line ? 0 : box_rows;
  board.box_columns = line ? 0 : box_columns;
}

}  // namespace

Board make_board(int rows, int columns, int box_rows, int box_columns) {
  if (rows < 1 || columns < 1) not_understood("size", "no cells");
  Board board;
  board.rows = rows;
  board.columns = columns;
  board.size = board.last_value = std::max(rows, columns);
  board.present.assign(board.cell_count(), true);
  set_boxes(board, rows, columns, box_rows, box_columns);
  add_grid(board, 0, rows, columns);
  return board;
}

std::vector<Cell> cells_of(const Board& board) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < board.cell_count(); ++cell) {
    if (board.has(cell)) cells.push_back(cell);
  }
  return cells;
}

std::vector<Cell> rectangle(const Board& board, Cell first, int rows, int columns, int down,
                            int across) {
  std::vector<Cell> cells;
  for (int i = 0; i < rows * columns; ++i) {
    cells.push_back(first + board.cell(i / columns * down, i % columns * across));
  }
  return cells;
}

std::vector<Cell> block(const Board& board, Cell first, long long rows, long long columns) {
  const bool fits = rows > 0 && board.row_of(first) + rows <= board.rows && columns > 0 &&
                    board.column_of(first) + columns <= board.columns;
  if (!fits) return {};
  auto cells = rectangle(board, first, static_cast<int>(rows), static_cast<int>(columns));
  const bool all = std::ranges::all_of(cells, [&](Cell cell) { return board.has(cell); });
  return all ? cells : std::vector<Cell>();
}

std::vector<Cell> around(const Board& board, Cell cell) {
  std::vector<Cell> cells;
  for (const auto& [down, across] : {std::pair{-1, 0}, {0, -1}, {0, 1}, {1, 0}}) {
    const auto other = board.find(board.row_of(cell) + down, board.column_of(cell) + across);
    if (other) cells.push_back(*other);
  }
  return cells;
}

std::vector<std::vector<Cell>> lines_of(const Board& board, Unit::Kind kind) {
  std::vector<std::vector<Cell>> result;
  if (kind == Unit::Kind::box) {
    for (const Unit& unit : board.units)
      if (unit.kind == kind) result.push_back(unit.cells);
    return result;
  }
  const int rows = board.grid_rows(), columns = board.grid_columns();
  const bool row = kind == Unit::Kind::row;
  for (const Cell corner : board.corners) {
    for (int i = 0; i < (row ? rows : columns); ++i)
      result.push_back(row ? rectangle(board, corner + board.cell(i, 0), 1, columns)
                           : rectangle(board, corner + i, rows, 1));
  }
  return result;
}

Board make_grids(int size, std::string_view text, int box_rows, int box_columns) {
  Board board;
  board.size = board.last_value = size;
  board.rows = board.columns = 0;
  std::vector<std::pair<int, int>> places;
  for (const std::string_view entry : entries(text)) {
    for (const std::string_view word : words(entry)) places.push_back(place_of(word));
  }
  if (places.empty()) not_understood("grids", "none is listed");
  for (const auto& [row, column] : places) {
    board.rows = std::max(board.rows, row + size);
    board.columns = std::max(board.columns, column + size);
  }
  board.present.assign(board.cell_count(), false);
  board.corners.clear();
  set_boxes(board, size, size, box_rows, box_columns);
  for (const auto& [row, column] : places) {
    board.corners.push_back(board.cell(row, column));
    add_grid(board, board.corners.back(), size, size);
  }
  for (const Unit& unit : board.units) {
    for (const Cell cell : unit.cells) board.present[cell] = true;
  }
  return board;
}

std::vector<Cell> parse_cells(const Board& board, std::string_view text) {
  std::vector<Cell> cells;
  for (const std::string_view word : words(text)) add_run(board, word, cells);
  return cells;
}

}  // namespace sudoku_sat::referee
