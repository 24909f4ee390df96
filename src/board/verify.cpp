#include "sudoku_sat/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace sudoku_sat {

namespace {

/// Adds the conflicting pairs of one constraint, unless an earlier constraint has named the pair.
void add_conflicts(const AllDifferent& constraint, const Grid& grid, std::size_t most,
                   std::map<std::pair<Cell, Cell>, Conflict>& found) {
  std::vector<Cell> cells;
  for (const Cell cell : constraint.cells) {
    if (grid[cell] != 0) cells.push_back(cell);
  }
  const auto order = [&](Cell a, Cell b) { return std::pair(grid[a], a) < std::pair(grid[b], b); };
  std::sort(cells.begin(), cells.end(), order);
  for (auto first = cells.begin(); first != cells.end(); ++first) {
    for (auto second = first + 1; second != cells.end() && grid[*second] == grid[*first];
         ++second) {
      if (found.size() == most) return;
      found.try_emplace({*first, *second},
                        Conflict{*first, *second, grid[*first], constraint.name()});
    }
  }
}

/// Whether the constraint's cells hold a value twice; `seen` has a mark for each value, all 0
/// before.
bool repeats(const AllDifferent& constraint, const Grid& grid, std::vector<std::uint32_t>& seen,
             std::uint32_t mark) {
  for (const Cell cell : constraint.cells) {
    const Value value = grid[cell];
    if (value == 0) continue;
    if (seen[value] == mark) return true;
    seen[value] = mark;
  }
  return false;
}

}  // namespace

std::vector<Conflict> conflicts(const Board& board, const Grid& grid, std::size_t most) {
  std::map<std::pair<Cell, Cell>, Conflict> found;
  std::vector<std::uint32_t> seen(static_cast<std::size_t>(board.size()) + 1, 0);
  std::uint32_t mark = 0;
  for (const AllDifferent& constraint : board.all_different()) {
    if (repeats(constraint, grid, seen, ++mark)) add_conflicts(constraint, grid, most, found);
  }
  std::vector<Conflict> result;
  for (auto& [cells, conflict] : found) result.push_back(std::move(conflict));
  return result;
}

std::string violation(const Puzzle& puzzle, const Grid& grid) {
  const Geometry& geometry = puzzle.geometry();
  if (grid.size() != geometry.cells()) {
    return fmt::format("{} cells instead of {}", grid.size(), geometry.cells());
  }
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    const Value given = puzzle.givens[cell];
    if (grid[cell] > geometry.size()) {
      return fmt::format("{} has {}, but the values are 1 to {}", geometry.name(cell), grid[cell],
                         geometry.size());
    }
    if (given != 0 && grid[cell] != 0 && grid[cell] != given) {
      return fmt::format("{} has {}, but {} is given", geometry.name(cell), grid[cell], given);
    }
  }
  const std::vector<Conflict> broken = conflicts(*puzzle.board, grid, 1);
  if (!broken.empty()) {
    const Conflict& first = broken.front();
    return fmt::format("{} and {} both have {} ({})", geometry.name(first.first),
                       geometry.name(first.second), first.value, first.rule);
  }
  return {};
}

std::string verify(const Puzzle& puzzle, const Grid& grid) {
  std::string wrong = violation(puzzle, grid);
  const auto empty = std::find(grid.begin(), grid.end(), 0);
  if (!wrong.empty() || empty == grid.end()) return wrong;
  return puzzle.geometry().name(static_cast<Cell>(empty - grid.begin())) + " is empty";
}

}  // namespace sudoku_sat
