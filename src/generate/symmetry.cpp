// The symmetries of givens: the groups of maps that take a square to itself. A board of several
// grids has the symmetries of its shape.
#include <fmt/format.h>

#include <array>

#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

Origin left_right(const Origin& place, int, int width) {
  return {place.row, width - 1 - place.column};
}
Origin top_bottom(const Origin& place, int height, int) {
  return {height - 1 - place.row, place.column};
}
Origin half_turn(const Origin& place, int height, int width) {
  return {height - 1 - place.row, width - 1 - place.column};
}
Origin quarter_turn(const Origin& place, int height, int) {
  return {place.column, height - 1 - place.row};
}
Origin transposed(const Origin& place, int, int) { return {place.column, place.row}; }
Origin antitransposed(const Origin& place, int height, int width) {
  return {width - 1 - place.column, height - 1 - place.row};
}

/// The images of `cell`, including itself.
std::vector<Cell> orbit(Cell cell, const Symmetry& symmetry, const Geometry& geometry) {
  std::vector<Cell> cells{cell};
  std::vector<Cell> images;
  for (std::size_t next = 0; next < cells.size(); ++next) {
    for (const Symmetry::Map map : symmetry.maps) {
      const Origin place = map({geometry.row(cells[next]), geometry.column(cells[next])},
                               geometry.height(), geometry.width());
      const std::optional<Cell> image = geometry.find(place.row, place.column);
      if (!image) {
        throw UsageError(
            fmt::format("the board itself lacks the symmetry {}: {} has no counterpart",
                        symmetry.name, geometry.name(cells[next])));
      }
      if (std::find(cells.begin(), cells.end(), *image) == cells.end()) cells.push_back(*image);
    }
  }
  return cells;
}

}  // namespace

std::span<const Symmetry> symmetries() {
  static const std::array table{
      Symmetry{"none", "givens anywhere", {}},
      Symmetry{"rotate180", "half a turn", {half_turn}},
      Symmetry{"rotate90", "a quarter of a turn", {quarter_turn}},
      Symmetry{"mirror-h", "left and right", {left_right}},
      Symmetry{"mirror-v", "top and bottom", {top_bottom}},
      Symmetry{"diagonal", "the diagonal from the top left", {transposed}},
      Symmetry{"antidiagonal", "the diagonal from the top right", {antitransposed}},
      Symmetry{"full", "all eight of a square", {quarter_turn, left_right}},
  };
  return table;
}

const Symmetry* find_symmetry(std::string_view name) { return find_in(symmetries(), name); }

const Symmetry& symmetry_named(std::string_view name) {
  return find_by_name(symmetries(), "symmetry", name);
}

std::vector<std::vector<Cell>> orbits(const Symmetry& symmetry, const Geometry& geometry) {
  std::vector<std::vector<Cell>> sets;
  std::vector<bool> seen(geometry.grid_cells(), false);
  for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) {
    if (seen[cell]) continue;
    sets.push_back(orbit(cell, symmetry, geometry));
    for (const Cell member : sets.back()) seen[member] = true;
  }
  return sets;
}

}  // namespace sudoku_sat
