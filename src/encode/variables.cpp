#include "sudoku_sat/variables.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "sudoku_sat/error.hpp"

namespace sudoku_sat {

VariableMap::VariableMap(const Geometry& geometry)
    : geometry_(geometry),
      variables_(geometry.cells() * static_cast<std::size_t>(geometry.size())) {}

VariableMap::VariableMap(const Geometry& geometry, const Candidates& candidates)
    : geometry_(geometry), variables_(0), decided_(geometry.cells()), first_(geometry.cells() + 1) {
  for (Cell cell = 0; cell < geometry.cells(); ++cell) {
    decided_[cell] = candidates.decided(cell);
    for (int value = 1; decided_[cell] == 0 && value <= geometry.size(); ++value) {
      if (candidates.possible(cell, value)) values_.push_back(static_cast<Value>(value));
    }
    first_[cell + 1] = static_cast<std::uint32_t>(values_.size());
  }
  variables_ = values_.size();
}

Var VariableMap::variable(Cell cell, int value) const {
  if (decided_.empty()) return standard_variable(cell, value);
  const auto begin = values_.begin() + first_[cell];
  const auto end = values_.begin() + first_[cell + 1];
  const auto found = std::lower_bound(begin, end, value);
  if (found == end || *found != value) return 0;
  return static_cast<Var>(found - values_.begin() + 1);
}

Grid VariableMap::decode(const Model& model) const {
  Grid grid(geometry_.cells());
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    grid[cell] = decided(cell);
    for_each(cell, [&](int value, Var variable) {
      if (model[variable] != Model::Value::is_true) return;
      if (grid[cell] != 0) {
        throw SolverError(fmt::format("the answer puts {} and {} into {}", grid[cell], value,
                                      geometry_.name(cell)));
      }
      grid[cell] = static_cast<Value>(value);
    });
  }
  return grid;
}

}  // namespace sudoku_sat
