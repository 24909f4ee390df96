#include "alternative_solver.hpp"

namespace sudoku_sat::generate {

namespace {

constexpr std::uint64_t max_clauses = 100'000;

bool has_few_clauses(const Board& board) {
  return size_of(Formulation(), board).clauses <= max_clauses;
}

}  // namespace

AlternativeSolver::AlternativeSolver(std::shared_ptr<const Board> board, const Grid& solution,
                                     const std::vector<Grid>& excluded, const Limits& limits)
    : blank_{std::move(board), Grid(solution.size(), 0)},
      known_{solution},
      limits_(limits),
      keeps_rules_(has_few_clauses(*blank_.board)) {
  known_.insert(known_.end(), excluded.begin(), excluded.end());
}

std::optional<Grid> AlternativeSolver::find(const Candidates& candidates,
                                            std::optional<Cell> cell) {
  return keeps_rules_ ? find_with_rules(candidates, cell) : find_in_rest(candidates);
}

std::optional<Grid> AlternativeSolver::find_with_rules(const Candidates& candidates,
                                                       std::optional<Cell> cell) {
  if (!rules_) {
    rules_.emplace(*blank_.board, limits_);
    for (const Grid& grid : known_) rules_->exclude(grid);
  }
  rules_->assume({blank_.board, candidates.decisions()});
  if (cell) rules_->solver().assume(-rules_->variables().variable(*cell, known_[0][*cell]));
  return rules_->find(blank_, limits_);
}

std::optional<Grid> AlternativeSolver::find_in_rest(const Candidates& candidates) const {
  const Puzzle rest{blank_.board, candidates.decisions()};
  return solvers::BoardSolver(rest, VariableMap(rest.geometry(), candidates), known_, limits_,
                              {.encoding = &encoding_named("triads")},
                              {.settings = {{"stabilizeonly", 1}}})
      .find(rest, limits_);
}

}  // namespace sudoku_sat::generate
