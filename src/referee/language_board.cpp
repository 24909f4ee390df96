// Figures on the board that sentences of the rule language speak of.
#include <algorithm>

#include "language_evaluator.hpp"

namespace sudoku_sat::referee::language {
namespace {

/// The cells that hold for certain.
std::vector<Cell> holding(const std::vector<Cell>& cells,
                          const std::vector<std::optional<bool>>& states) {
  std::vector<Cell> result;
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (states[i].value_or(false)) result.push_back(cells[i]);
  return result;
}

bool all_in(const std::vector<Cell>& cells, const std::vector<bool>& set) {
  return std::all_of(cells.begin(), cells.end(),
                     [&](Cell cell) { return set[static_cast<std::size_t>(cell)]; });
}

}  // namespace

std::vector<std::vector<Cell>> lines_of(const Board& board, Unit::Kind kind) {
  std::vector<std::vector<Cell>> result;
  if (kind == Unit::Kind::box) {
    for (const Unit& unit : board.units)
      if (unit.kind == kind) result.push_back(unit.cells);
    return result;
  }
  // Those of the first grid, then of the others.
  const bool one = board.corners.size() == 1;
  const int rows = one ? board.rows : board.size;
  const int columns = one ? board.columns : board.size;
  const bool row = kind == Unit::Kind::row;
  for (const Cell corner : board.corners) {
    for (int line = 0; line < (row ? rows : columns); ++line) {
      std::vector<Cell> cells;
      for (int i = 0; i < (row ? columns : rows); ++i)
        cells.push_back(corner + (row ? line : i) * board.columns + (row ? i : line));
      result.push_back(std::move(cells));
    }
  }
  return result;
}

std::vector<bool> reachable(const Board& board, const std::vector<Cell>& cells,
                            const std::vector<std::optional<bool>>& states,
                            std::vector<Cell> reached) {
  const auto size = static_cast<std::size_t>(board.cell_count());
  std::vector<bool> passable(size), seen(size);
  for (std::size_t i = 0; i < cells.size(); ++i)
    passable[static_cast<std::size_t>(cells[i])] = states[i].value_or(true);
  for (const Cell cell : reached) seen[static_cast<std::size_t>(cell)] = true;
  while (!reached.empty()) {
    const Cell cell = reached.back();
    reached.pop_back();
    for (const Cell next : around(board, cell)) {
      const auto at = static_cast<std::size_t>(next);
      if (!passable[at] || seen[at]) continue;
      seen[at] = true;
      reached.push_back(next);
    }
  }
  return seen;
}

bool can_connect(const Board& board, const std::vector<Cell>& cells,
                 const std::vector<std::optional<bool>>& states) {
  const std::vector<Cell> certain = holding(cells, states);
  return certain.empty() || all_in(certain, reachable(board, cells, states, {certain[0]}));
}

bool can_reach_edge(const Board& board, const std::vector<Cell>& cells,
                    const std::vector<std::optional<bool>>& states) {
  std::vector<Cell> edge;
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (states[i].value_or(true) && around(board, cells[i]).size() < 4) edge.push_back(cells[i]);
  return all_in(holding(cells, states), reachable(board, cells, states, edge));
}

}  // namespace sudoku_sat::referee::language
