// A variable is told where all its digits have a value. The pictures of puzzles have grids without
// any, those of solutions have all.
#include "variable_marks.hpp"

#include <algorithm>

namespace sudoku_sat {

namespace {

bool told(const Variable& variable, const Grid& grid) {
  return std::all_of(variable.cells.begin(), variable.cells.end(),
                     [&](Cell cell) { return cell < grid.size() && grid[cell] != 0; });
}

/// Calls visit(cell, variable) for those of cells which the grid tells.
template <class Visit>
void for_each_told(const Picture& picture, Visit visit) {
  if (picture.board == nullptr) return;
  for (const Variable& variable : picture.board->variables()) {
    if (variable.of && told(variable, picture.grid)) visit(*variable.of, variable);
  }
}

}  // namespace

std::vector<bool> shaded_by_variables(const Picture& picture) {
  std::vector<bool> shaded;
  for_each_told(picture, [&](Cell cell, const Variable& variable) {
    if (!variable.truth) return;
    shaded.resize(picture.geometry.grid_cells());
    if (number_of(variable, picture.geometry.size(), picture.grid) != 0) shaded[cell] = true;
  });
  return shaded;
}

std::vector<int> numbers_of_cells(const Picture& picture) {
  std::vector<int> numbers(picture.geometry.grid_cells(), -1);
  const std::string* group = nullptr;
  for_each_told(picture, [&](Cell cell, const Variable& variable) {
    // More numbers than cells are no regions.
    const bool few =
        variable.most - variable.least < static_cast<std::int64_t>(picture.geometry.grid_cells());
    if (variable.truth || !few || (group != nullptr && *group != variable.group)) return;
    group = &variable.group;
    numbers[cell] = static_cast<int>(number_of(variable, picture.geometry.size(), picture.grid) -
                                     variable.least);
  });
  if (std::count(numbers.begin(), numbers.end(), -1) != 0) numbers.clear();
  return numbers;
}

}  // namespace sudoku_sat
