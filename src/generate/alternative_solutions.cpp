#include "alternative_solutions.hpp"

#include <algorithm>

namespace sudoku_sat::generate {

namespace {

constexpr unsigned max_patience = 200;
constexpr unsigned min_patience = 2;

}  // namespace

AlternativeSolutions::AlternativeSolutions(std::shared_ptr<const Board> board, const Grid& solution,
                                           const std::vector<Grid>& excluded, const Limits& limits)
    : board_(std::move(board)),
      solution_(solution),
      excluded_(excluded),
      limits_(limits),
      search_(make_alternative_search(*board_, solution, excluded, limits, Inference::fastest)),
      patience_(max_patience) {}

std::optional<Grid> AlternativeSolutions::alternative(const CellSet& givens) {
  if (!search_->decide(givens) || !find(givens, std::nullopt)) return std::nullopt;
  return found_;
}

std::optional<CellSet> AlternativeSolutions::difference(const CellSet& givens) {
  const std::optional<Grid> grid = alternative(givens);
  if (!grid) return std::nullopt;
  return difference_of(*grid);
}

bool AlternativeSolutions::another_value(Cell cell, const CellSet& givens) {
  return search_->decide(givens) && search_->open(cell) && find(givens, cell);
}

bool AlternativeSolutions::solved_by_propagation(const CellSet& givens) {
  if (!propagation_) {
    propagation_ = make_alternative_search(*board_, solution_, excluded_, limits_,
                                           Inference::unit_propagation);
  }
  return !propagation_->decide(givens);
}

void AlternativeSolutions::expect(const CellSet& givens) {
  (propagation_ ? propagation_ : search_)->decide(givens);
}

void AlternativeSolutions::for_each_difference(const CellSet& givens,
                                               const std::function<bool(const CellSet&)>& visit) {
  if (!tree_) tree_.emplace(board_, limits_);
  tree_->grow(values_on(givens, solution_));
  tree_->search([&](const Grid& grid) { return !counts(grid) || visit(difference_of(grid)); });
}

/// Whether there is one; then it is found_. Requires: the search has decided the givens, and they
/// leave something open.
bool AlternativeSolutions::find(const CellSet& givens, std::optional<Cell> cell) {
  const search::SearchEnd end = search_->find(cell, patience_);
  if (end == search::SearchEnd::out_of_budget) {
    patience_ = std::max(patience_ / 2, min_patience);
    return ask_solver(givens, cell);
  }
  patience_ = std::min(2 * patience_, max_patience);
  if (end == search::SearchEnd::exhausted) return false;
  found_ = search_->found();
  return true;
}

bool AlternativeSolutions::ask_solver(const CellSet& givens, std::optional<Cell> cell) {
  propagation::Propagation root(*board_, limits_);
  if (!root.decide_all(values_on(givens, solution_))) return false;
  if (cell && !root.remove(*cell, solution_[*cell])) return false;
  if (!solver_) solver_.emplace(board_, solution_, excluded_, limits_);
  std::optional<Grid> grid = solver_->find(root.candidates(), cell);
  if (grid) found_ = std::move(*grid);
  return grid.has_value();
}

bool AlternativeSolutions::counts(const Grid& grid) const {
  return OtherGrids(board_->geometry(), solution_, excluded_).include(grid);
}

CellSet AlternativeSolutions::difference_of(const Grid& grid) const {
  CellSet cells(grid.size());
  for (Cell cell = 0; cell < board_->geometry().grid_cells(); ++cell) {
    if (grid[cell] != solution_[cell]) cells.add(cell);
  }
  return cells;
}

}  // namespace sudoku_sat::generate
