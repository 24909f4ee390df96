// Most questions are answered by unit propagation, most others by a few nodes of a depth-first
// search: cheaper than a call of the solver, and the rules need not be loaded. What is left goes to
// the solver. Where the search gave up it gets fewer nodes the next time: there are boards, of
// rules that are hard to keep, on which it never comes to an end.
#include "other_solutions.hpp"

#include <algorithm>

#include "search_space.hpp"

namespace sudoku_sat {

namespace {

constexpr unsigned most_patience = 200;
constexpr unsigned least_patience = 2;

}  // namespace

OtherSolutions::OtherSolutions(std::shared_ptr<const Board> board, const Grid& solution,
                               const std::vector<Grid>& excluded, const Limits& limits)
    : board_(std::move(board)),
      solution_(solution),
      excluded_(excluded),
      blank_(*board_, limits),
      root_(blank_),
      tree_(board_, limits),
      solver_(board_, solution, excluded, limits),
      patience_(most_patience) {}

std::optional<Grid> OtherSolutions::other(const CellSet& givens) {
  if (!decide(givens)) return std::nullopt;
  return find(std::nullopt);
}

std::optional<CellSet> OtherSolutions::difference(const CellSet& givens) {
  const std::optional<Grid> grid = other(givens);
  if (!grid) return std::nullopt;
  return difference_of(*grid);
}

std::optional<CellSet> OtherSolutions::difference_at(Cell cell, const CellSet& givens) {
  if (!decide(givens)) return std::nullopt;
  if (root_.candidates().decided(cell) != 0 || !root_.remove(cell, solution_[cell])) {
    return std::nullopt;
  }
  if (!find(cell)) return std::nullopt;
  return difference_of(*found_);
}

void OtherSolutions::for_each_difference(const CellSet& givens,
                                         const std::function<bool(const CellSet&)>& visit) {
  if (!decide(givens)) return;
  tree_.search(root_,
               [&](const Grid& grid) { return !counts(grid) || visit(difference_of(grid)); });
}

/// Makes the givens' state the root of the search. False where it leaves nothing open.
bool OtherSolutions::decide(const CellSet& givens) {
  root_ = blank_;
  return root_.decide_all(values_on(givens, solution_)) && !root_.complete();
}

/// One below the root.
const std::optional<Grid>& OtherSolutions::find(std::optional<Cell> cell) {
  if (states_.empty()) states_.push_back(root_);
  states_[0] = root_;
  nodes_ = patience_;
  found_.reset();
  if (descend(0)) {
    patience_ = std::min(2 * patience_, most_patience);
  } else {
    patience_ = std::max(patience_ / 2, least_patience);
    found_ = solver_.find(root_.candidates(), cell);
  }
  return found_;
}

/// To the first one that counts or to the end of all. False where the nodes are used up before.
bool OtherSolutions::descend(std::size_t depth) {
  if (states_[depth].complete()) {
    const Grid& grid = states_[depth].candidates().decisions();
    if (counts(grid)) found_ = grid;
    return true;
  }
  if (nodes_ == 0) return false;
  --nodes_;
  const Cell cell = tightest_cell(states_[depth].candidates());
  if (states_.size() == depth + 1) states_.push_back(states_[depth]);
  for (int value = 1; value <= board_->size(); ++value) {
    if (!states_[depth].candidates().possible(cell, value)) continue;
    states_[depth + 1] = states_[depth];
    if (!states_[depth + 1].decide(cell, static_cast<Value>(value))) continue;
    if (!descend(depth + 1)) return false;
    if (found_) return true;
  }
  return true;
}

bool OtherSolutions::counts(const Grid& grid) const {
  return grid != solution_ && !std::binary_search(excluded_.begin(), excluded_.end(), grid);
}

CellSet OtherSolutions::difference_of(const Grid& grid) const {
  CellSet cells(grid.size());
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    if (grid[cell] != solution_[cell]) cells.add(cell);
  }
  return cells;
}

Grid values_on(const CellSet& cells, const Grid& grid) {
  Grid values(grid.size(), 0);
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    if (cells.has(cell)) values[cell] = grid[cell];
  }
  return values;
}

}  // namespace sudoku_sat
