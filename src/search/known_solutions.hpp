// All solutions of a puzzle, sorted, so that it is soon found whether one of them is below a state:
// those that agree in their first cells stand together.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "propagate/states.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::search {

class KnownSolutions {
 public:
  explicit KnownSolutions(std::vector<Grid> grids) : grids_(std::move(grids)) {
    std::sort(grids_.begin(), grids_.end());
  }

  template <propagation::PropagationState State>
  bool have_one_in(const State& state) const {
    return have_one_in(state, grids_.begin(), grids_.end(), 0);
  }

 private:
  using Place = std::vector<Grid>::const_iterator;

  // Fewer are looked at one by one.
  static constexpr std::ptrdiff_t few = 8;

  /// Requires: those from `begin` to `end` agree in the cells before `cell`, which are possible.
  template <propagation::PropagationState State>
  static bool have_one_in(const State& state, Place begin, Place end, Cell cell) {
    if (end - begin <= few) {
      return std::any_of(begin, end, [&](const Grid& grid) { return is_in(state, grid, cell); });
    }
    // They are different, so there is a cell in which they differ.
    while ((*begin)[cell] == (*(end - 1))[cell]) {
      if (!state.possible(cell, (*begin)[cell])) return false;
      ++cell;
    }
    while (begin != end) {
      const Value value = (*begin)[cell];
      const Place next =
          std::partition_point(begin, end, [&](const Grid& grid) { return grid[cell] == value; });
      if (state.possible(cell, value) && have_one_in(state, begin, next, cell + 1)) return true;
      begin = next;
    }
    return false;
  }

  template <propagation::PropagationState State>
  static bool is_in(const State& state, const Grid& grid, Cell cell) {
    while (cell < grid.size() && state.possible(cell, grid[cell])) ++cell;
    return cell == grid.size();
  }

  std::vector<Grid> grids_;
};

}  // namespace sudoku_sat::search
