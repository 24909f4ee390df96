// Whether the grid is known, whatever is open of the variables beside it: a solution is a grid.
#pragma once

#include <algorithm>
#include <cstddef>

#include "sudoku_sat/geometry.hpp"
#include "sudoku_sat/propagation.hpp"

namespace sudoku_sat {

/// How many cells of the grids are decided.
inline std::size_t decided_cells(const Candidates& candidates, const Geometry& geometry) {
  const auto cells = static_cast<std::ptrdiff_t>(geometry.grid_cells());
  const Grid& decisions = candidates.decisions();
  const auto open = std::count(decisions.begin(), decisions.begin() + cells, 0);
  return static_cast<std::size_t>(cells - open);
}

inline bool grid_decided(const Candidates& candidates, const Geometry& geometry) {
  return decided_cells(candidates, geometry) == geometry.grid_cells();
}

}  // namespace sudoku_sat
