#include "hitting_set.hpp"

#include "board_solver.hpp"

namespace sudoku_sat::solvers {

HittingSet::HittingSet(const std::vector<std::size_t>& weights, std::size_t most)
    : solver_(make_solver({})), items_(weights.size()), most_(most) {
  const Var first = solver_->new_vars(items_);
  std::vector<Lit> inputs;
  for (std::size_t item = 0; item < items_; ++item) {
    inputs.insert(inputs.end(), weights[item], first + static_cast<Var>(item));
  }
  at_least_ = count(inputs);
}

/// Literals that are true if at least 1, 2, ... of the given ones are; most_ + 1 at most.
std::vector<Lit> HittingSet::count(std::span<const Lit> literals) {
  if (literals.size() < 2) return {literals.begin(), literals.end()};
  const std::size_t half = literals.size() / 2;
  // One after the other: compilers evaluate arguments in orders of their own, and the numbers of
  // variables would differ.
  const std::vector<Lit> right = count(literals.subspan(half));
  return merge(count(literals.first(half)), right);
}

std::vector<Lit> HittingSet::merge(const std::vector<Lit>& left, const std::vector<Lit>& right) {
  const std::size_t outputs = std::min(left.size() + right.size(), most_ + 1);
  const Var first = solver_->new_vars(outputs);
  std::vector<Lit> sums(outputs);
  for (std::size_t i = 0; i < outputs; ++i) sums[i] = first + static_cast<Var>(i);
  for (std::size_t i = 0; i <= left.size(); ++i) {
    for (std::size_t j = 0; j <= right.size() && i + j <= outputs; ++j) {
      if (i + j == 0) continue;
      std::vector<Lit> clause{sums[i + j - 1]};
      if (i > 0) clause.push_back(-left[i - 1]);
      if (j > 0) clause.push_back(-right[j - 1]);
      solver_->add_clause(clause);
    }
  }
  return sums;
}

void HittingSet::add(const Items& items) {
  std::vector<Lit> clause;
  for (const std::size_t item : items) clause.push_back(static_cast<Lit>(item + 1));
  solver_->add_clause(clause);
}

std::optional<HittingSet::Items> HittingSet::find(std::size_t most, const Limits& limits) {
  if (most < at_least_.size()) solver_->assume(-at_least_[most]);
  if (!satisfiable(*solver_, limits)) {
    // A permanent clause, because it helps with the next bound.
    if (most < at_least_.size()) solver_->add_clause(std::vector<Lit>{at_least_[most]});
    return std::nullopt;
  }
  Items items;
  for (std::size_t item = 0; item < items_; ++item) {
    if (solver_->value(static_cast<Var>(item + 1))) items.push_back(item);
  }
  return items;
}

}  // namespace sudoku_sat::solvers
