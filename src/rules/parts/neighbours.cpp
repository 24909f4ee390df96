// Of two opposite steps only one is listed, so going through all cells visits each pair once.
#include "neighbours.hpp"

#include <algorithm>
#include <cstdlib>

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

bool are_neighbours(const Geometry& geometry, Cell first, Cell second) {
  return std::abs(geometry.row(first) - geometry.row(second)) +
             std::abs(geometry.column(first) - geometry.column(second)) ==
         1;
}

Mark mark_of_less(const Geometry& geometry, Cell less, Cell greater) {
  if (!are_neighbours(geometry, less, greater)) return {Mark::Kind::arrow, {greater, less}};
  const bool beside = geometry.row(less) == geometry.row(greater);
  const bool in_order = less < greater;
  const char* const text = beside ? (in_order ? "<" : ">") : (in_order ? "^" : "v");
  return {Mark::Kind::text, {std::min(less, greater), std::max(less, greater)}, text};
}

std::vector<Cell> cells_around(const Geometry& geometry, std::span<const CellOffset> steps,
                               Cell cell) {
  std::vector<Cell> around;
  for (const CellOffset& step : steps) {
    for (const int sign : {-1, 1}) {
      const auto found = geometry.find(geometry.row(cell) + sign * step.rows,
                                       geometry.column(cell) + sign * step.columns);
      if (found) around.push_back(*found);
    }
  }
  return around;
}

}  // namespace sudoku_sat::rule
