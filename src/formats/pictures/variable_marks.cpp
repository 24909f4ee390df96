// A variable is told where all its digits have a value: in the grid, which that of a solution has,
// or because the rules leave one alone, as a puzzle's own lines may.
#include "region_map.hpp"

#include "marks.hpp"

namespace sudoku_sat::format {

namespace {

/// The values that the grid or the rules tell, by cell; 0 if neither does.
Grid told_values(const Picture& picture) {
  Grid told = picture.grid;
  if (picture.board == nullptr) return told;
  const Board& board = *picture.board;
  told.resize(board.cells());
  std::vector<std::vector<Value>> possible(board.cells());
  for (const Allowed& allowed : board.allowed()) {
    std::vector<Value>& values = possible[allowed.cell];
    if (values.empty()) {
      values = allowed.values;
    } else {
      std::erase_if(values,
                    [&](Value value) { return std::ranges::count(allowed.values, value) == 0; });
    }
  }
  for (Cell cell = 0; cell < told.size(); ++cell) {
    if (told[cell] == 0 && possible[cell].size() == 1) told[cell] = possible[cell][0];
  }
  return told;
}

/// Calls visit(cell, variable) for those of cells which are told.
template <class Visit>
void for_each_told(const Picture& picture, const Grid& told, Visit visit) {
  if (picture.board == nullptr) return;
  for (const Variable& variable : picture.board->variables()) {
    const bool all =
        std::ranges::all_of(variable.cells, [&](Cell cell) { return told[cell] != 0; });
    if (variable.of && all) visit(*variable.of, variable);
  }
}

}  // namespace

std::vector<bool> shaded_by_variables(const Picture& picture) {
  std::vector<bool> shaded = unused_cells(picture);
  std::set<Cell> of_regions;
  for_each_mark(marks_of(picture), Mark::Kind::region,
                [&](const Mark& mark) { of_regions.insert(mark.cells[0]); });
  const Grid told = told_values(picture);
  for_each_told(picture, told, [&](Cell cell, const Variable& variable) {
    if (!variable.truth || of_regions.contains(variable.cells[0])) return;
    shaded.resize(picture.geometry.grid_cells());
    if (number_of(variable, picture.geometry.size(), told) != 0) shaded[cell] = true;
  });
  return shaded;
}

std::vector<bool> unused_cells(const Picture& picture) {
  std::vector<bool> unused;
  for_each_mark(marks_of(picture), Mark::Kind::unused, [&](const Mark& mark) {
    for (const Cell cell : mark.cells) {
      if (picture.grid[cell] != mark.values[0]) continue;
      unused.resize(picture.geometry.grid_cells());
      unused[cell] = true;
    }
  });
  return unused;
}

std::vector<int> numbers_of_cells(const Picture& picture) {
  const Grid told = told_values(picture);
  std::vector<int> numbers(picture.geometry.grid_cells(), -1);
  const std::string* group = nullptr;
  for_each_told(picture, told, [&](Cell cell, const Variable& variable) {
    // More numbers than cells are not regions.
    const bool few =
        variable.most - variable.least < static_cast<std::int64_t>(picture.geometry.grid_cells());
    if (variable.truth || !few || (group != nullptr && *group != variable.group)) return;
    group = &variable.group;
    numbers[cell] =
        static_cast<int>(number_of(variable, picture.geometry.size(), told) - variable.least);
  });
  if (std::ranges::count(numbers, -1) != 0) numbers.clear();
  return numbers;
}

std::vector<int> regions_of_marks(const Picture& picture) {
  std::vector<int> regions;
  const Grid told = told_values(picture);
  int number = 0;
  for_each_mark(marks_of(picture), Mark::Kind::region, [&](const Mark& mark) {
    if (told[mark.cells[0]] != mark.values[0]) return;
    regions.resize(picture.geometry.grid_cells());
    ++number;
    for (std::size_t i = 1; i < mark.cells.size(); ++i) regions[mark.cells[i]] = number;
  });
  return regions;
}

}  // namespace sudoku_sat::format
