// Groups of cells by steps over the board; several grids have theirs one after the other.
#include "board_groups.hpp"

#include <algorithm>

namespace sudoku_sat::rule::language {

namespace {

template <Groups (GridOfBoard::*of_grid)() const>
Groups of_grids(const Geometry& geometry) {
  Groups groups;
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string&) {
    for (std::vector<Cell>& group : (grid.*of_grid)()) groups.push_back(std::move(group));
  });
  return groups;
}

void add_pairs(const Geometry& geometry, int rows, int columns, Groups& groups) {
  for_each_step(geometry, {rows, columns}, false, [&](Cell first, Cell second) {
    groups.push_back({first, second});
  });
}

}  // namespace

Groups rows_of(const Geometry& geometry) { return of_grids<&GridOfBoard::row_groups>(geometry); }

Groups columns_of(const Geometry& geometry) {
  return of_grids<&GridOfBoard::column_groups>(geometry);
}

Groups boxes_of(const Geometry& geometry) {
  if (!geometry.has_regions()) return of_grids<&GridOfBoard::box_groups>(geometry);
  Groups groups(static_cast<std::size_t>(geometry.boxes()));
  for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) {
    groups[static_cast<std::size_t>(geometry.region(cell))].push_back(cell);
  }
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
    std::vector<Cell> cells = rectangle(geometry, {geometry.row(cell), geometry.column(cell)},
                                        static_cast<int>(rows), static_cast<int>(columns));
    if (std::ssize(cells) == rows * columns) groups.push_back(std::move(cells));
  }
  return groups;
}

}  // namespace sudoku_sat::rule::language
