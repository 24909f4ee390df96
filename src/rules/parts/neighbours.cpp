// Of two opposite steps only one is listed, so going through all cells visits each pair once.
#include "neighbours.hpp"

#include <algorithm>
#include <cstdlib>

namespace sudoku_sat::rule {

Groups GridOfBoard::row_groups() const {
  Groups groups;
  for (int row = 0; row < rows(); ++row) groups.push_back(rectangle(*this, {row, 0}, 1, columns()));
  return groups;
}

Groups GridOfBoard::column_groups() const {
  Groups groups;
  for (int column = 0; column < columns(); ++column) {
    groups.push_back(rectangle(*this, {0, column}, rows(), 1));
  }
  return groups;
}

Groups GridOfBoard::box_groups() const {
  Groups groups;
  for (int row = 0; row < rows(); row += board_.box_rows()) {
    for (int column = 0; column < columns(); column += board_.box_columns()) {
      groups.push_back(rectangle(*this, {row, column}, board_.box_rows(), board_.box_columns()));
    }
  }
  return groups;
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
