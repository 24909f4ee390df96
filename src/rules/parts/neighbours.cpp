// Of two opposite steps only one is listed, so going through all cells visits each pair once.
#include "neighbours.hpp"

#include <cstdlib>

namespace sudoku_sat::rule {

namespace {

template <Groups (GridOfBoard::*of_grid)() const>
Groups of_grids(const Geometry& geometry) {
  Groups groups;
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string&) {
    for (std::vector<Cell>& group : (grid.*of_grid)()) groups.push_back(std::move(group));
  });
  return groups;
}

bool connected(const Geometry& geometry, const std::vector<int>& regions, int region) {
  std::vector<bool> seen(regions.size(), false);
  const auto first = std::find(regions.begin(), regions.end(), region);
  std::vector<Cell> reached{static_cast<Cell>(first - regions.begin())};
  seen[reached[0]] = true;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const Cell next : cells_around(geometry, orthogonal_steps, reached[i])) {
      if (seen[next] || regions[next] != region) continue;
      seen[next] = true;
      reached.push_back(next);
    }
  }
  return std::count(regions.begin(), regions.end(), region) == std::ssize(reached);
}

}  // namespace

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

bool are_neighbours(const Geometry& geometry, Cell first, Cell second) {
  return std::abs(geometry.row(first) - geometry.row(second)) +
             std::abs(geometry.column(first) - geometry.column(second)) ==
         1;
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

void exchange_if_connected(const Geometry& geometry, std::vector<int>& regions, Cell first,
                           Cell second) {
  std::swap(regions[first], regions[second]);
  const bool whole =
      connected(geometry, regions, regions[first]) && connected(geometry, regions, regions[second]);
  if (!whole) std::swap(regions[first], regions[second]);
}

}  // namespace sudoku_sat::rule
