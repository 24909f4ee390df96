// Groups of cells by steps over the board; several grids have theirs one after the other.
#include "board_groups.hpp"

#include <algorithm>

#include "rules/parts/neighbours.hpp"

namespace sudoku_sat::rule::language {

namespace {

/// The cells of a rectangle; none if one of its places is not a cell.
std::vector<Cell> rectangle(const Geometry& geometry, Cell first, std::int64_t rows,
                            std::int64_t columns) {
  std::vector<Cell> cells;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const auto cell = geometry.find(geometry.row(first) + row, geometry.column(first) + column);
      if (!cell) return {};
      cells.push_back(*cell);
    }
  }
  return cells;
}

void add_pairs(const Geometry& geometry, int rows, int columns, Groups& groups) {
  for_each_step(geometry, {rows, columns}, false, [&](Cell first, Cell second) {
    groups.push_back({first, second});
  });
}

}  // namespace

Groups rows_of(const Geometry& geometry) {
  Groups groups;
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string&) {
    for (int row = 0; row < grid.rows(); ++row) groups.push_back(grid.row(row));
  });
  return groups;
}

Groups columns_of(const Geometry& geometry) {
  Groups groups;
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string&) {
    for (int column = 0; column < grid.columns(); ++column) groups.push_back(grid.column(column));
  });
  return groups;
}

Groups boxes_of(const Geometry& geometry) {
  Groups groups;
  if (geometry.has_regions()) {
    groups.resize(static_cast<std::size_t>(geometry.boxes()));
    for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) {
      groups[static_cast<std::size_t>(geometry.region(cell))].push_back(cell);
    }
    return groups;
  }
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string&) {
    for (int row = 0; row < grid.rows(); row += grid.box_rows()) {
      for (int column = 0; column < grid.columns(); column += grid.box_columns()) {
        groups.push_back(grid.rectangle({row, column}, grid.box_rows(), grid.box_columns()));
      }
    }
  });
  return groups;
}

Groups pairs_apart(const Geometry& geometry, std::int64_t one, std::int64_t other) {
  Groups groups;
  if (one > geometry.height() + geometry.width() || other > geometry.height() + geometry.width()) {
    return groups;
  }
  const int a = static_cast<int>(one);
  const int b = static_cast<int>(other);
  if (a == 0 && b == 0) return groups;
  add_pairs(geometry, a, b, groups);
  if (a != 0 && b != 0) add_pairs(geometry, a, -b, groups);
  if (a != b) add_pairs(geometry, b, a, groups);
  if (a != b && a != 0 && b != 0) add_pairs(geometry, b, -a, groups);
  std::sort(groups.begin(), groups.end());
  return groups;
}

Groups blocks_of(const Geometry& geometry, std::int64_t rows, std::int64_t columns) {
  Groups groups;
  if (rows > geometry.height() || columns > geometry.width()) return groups;
  for (Cell cell = 0; cell < geometry.cells(); ++cell) {
    std::vector<Cell> cells = rectangle(geometry, cell, rows, columns);
    if (!cells.empty()) groups.push_back(std::move(cells));
  }
  return groups;
}

}  // namespace sudoku_sat::rule::language
