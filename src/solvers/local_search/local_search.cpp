#include "local_search.hpp"

#include <limits>
#include <stdexcept>

namespace sudoku_sat::solvers {

Var LocalSearch::new_vars(std::size_t n) {
  changed();
  return propagator_.new_vars(n);
}

void LocalSearch::add(const ClauseBlock& block) {
  changed();
  propagator_.add(block);
  each_clause(block.literals, [&](std::span<const Lit> clause) {
    if (std::any_of(clause.begin(), clause.end(), [](Lit literal) { return literal < 0; })) return;
    groups_.insert(groups_.end(), clause.begin(), clause.end());
    groups_.push_back(0);
  });
}

void LocalSearch::assume(Lit) { throw std::logic_error("this solver takes no assumptions"); }

bool LocalSearch::failed(Lit) { throw std::logic_error("this solver takes no assumptions"); }

void LocalSearch::changed() {
  answer_ = Answer::unknown;
  prepared_ = false;
}

Answer LocalSearch::solve(const Limits& limits) {
  const auto microseconds = std::exchange(microseconds_, std::nullopt);
  answer_ = Answer::unknown;
  if (limits.expired()) return answer_;
  try {
    if (!prepared_) {
      if (!propagator_.restart(limits)) return answer_ = Answer::unsatisfiable;
      base_ = assignment().size();
      prepare(limits);
      prepared_ = true;
    }
    end_ = end_of_slice(microseconds);
    answer_ = search(limits);
  } catch (const Stopped&) {
    prepared_ = false;
  }
  return answer_;
}

std::uint64_t LocalSearch::end_of_slice(std::optional<std::int64_t> microseconds) const {
  constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max();
  if (!microseconds) return never;
  const auto slice = static_cast<std::uint64_t>(std::max<std::int64_t>(*microseconds, 1));
  return work() + std::min(slice, (never - work()) / work_rate_) * work_rate_;
}

bool LocalSearch::value(Var variable) {
  if (answer_ != Answer::satisfiable) {
    throw std::logic_error("the solver is not in a state to be asked this");
  }
  return assignment().is_true(formula::index_of(variable));
}

bool LocalSearch::try_literal(formula::LitIndex literal, const Limits& limits) {
  const std::size_t known = assignment().size();
  if (propagator_.assume(literal) && propagator_.propagate(limits)) return true;
  propagator_.undo(known);
  return false;
}

bool LocalSearch::complete(const Limits& limits) {
  for (std::size_t variable = 1; variable <= propagator_.variables(); ++variable) {
    const formula::LitIndex literal = formula::index_of(static_cast<Lit>(variable));
    if (!assignment().is_open(literal)) continue;
    if (!try_literal(formula::negation(literal), limits) && !try_literal(literal, limits))
      return false;
  }
  return true;
}

}  // namespace sudoku_sat::solvers
