#include "grids_of_board.hpp"

namespace sudoku_sat::rule {

std::vector<Cell> GridOfBoard::row(int number) const {
  std::vector<Cell> cells;
  for (int column = 0; column < columns(); ++column) cells.push_back(cell(number, column));
  return cells;
}

std::vector<Cell> GridOfBoard::column(int number) const {
  std::vector<Cell> cells;
  for (int row = 0; row < rows(); ++row) cells.push_back(cell(row, number));
  return cells;
}

std::vector<Cell> GridOfBoard::rectangle(const Origin& first, int rows, int columns) const {
  std::vector<Cell> cells;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      cells.push_back(cell(first.row + row, first.column + column));
    }
  }
  return cells;
}

std::vector<Cell> GridOfBoard::one_of_each_box(const Origin& place) const {
  std::vector<Cell> cells;
  for (int row = place.row; row < rows(); row += box_rows()) {
    for (int column = place.column; column < columns(); column += box_columns()) {
      cells.push_back(cell(row, column));
    }
  }
  return cells;
}

}  // namespace sudoku_sat::rule
