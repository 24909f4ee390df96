#include "search.hpp"

#include <algorithm>

namespace sudoku_sat::solving {

bool shown_by_failed_literals(const Puzzle& puzzle) {
  constexpr std::size_t max_cells = 256;
  return puzzle.givens.size() <= max_cells;
}

void Search::load(const PortfolioPlan& plan, const Limits& limits) {
  const PhaseTimer timer(outcome_.seconds.encode, options_.timing);
  const Formulation& first = plan.members.front().formulation;
  solvers::require_memory_for_clauses(puzzle_, variables_, first, limits);
  outcome_.encoding = chosen_encoding(first).name;
  outcome_.solver_options = plan.first_solver().solver.options();
  const auto load = [this](const PortfolioMember& member, SinkRef sink) {
    if (portfolio_ && !member.make_local_search) {
      solvers::require_memory_for_clauses(puzzle_, variables_, member.formulation, Limits());
    }
    const Size size = solvers::load_puzzle(puzzle_, variables_, member.formulation,
                                           options_.excluded, sink, Limits());
    // Only the first member's size: other threads may load the others.
    if (!portfolio_) outcome_.size = size;
  };
  portfolio_.emplace(plan, options_.threads, load, limits);
}

std::optional<Grid> Search::next(const Limits& limits) {
  if (last_) exclude_last();
  if (exhausted_) return std::nullopt;
  if (portfolio_) {
    const PhaseTimer timer(outcome_.seconds.solve, options_.timing);
    const Answer answer = portfolio_->solve(limits);
    exhausted_ = answer == Answer::unsatisfiable;
    if (answer != Answer::satisfiable) return std::nullopt;
  }
  const PhaseTimer timer(outcome_.seconds.verify, options_.timing);
  last_ =
      solvers::verified_model(puzzle_, variables_, portfolio_ ? &portfolio_->winner() : nullptr);
  if (!is_excluded(*last_)) return last_;
  if (portfolio_) throw SolverError("the solver's answer is a solution that was excluded");
  exhausted_ = true;
  return std::nullopt;
}

Uniqueness Search::quick_uniqueness(const Limits& limits) {
  try {
    if (shown_by_failed_literals(puzzle_) &&
        only_solution_by_failed_literals(puzzle_, *last_, limits)) {
      return Uniqueness::unique;
    }
  } catch (const Stopped&) {
    return Uniqueness::unknown;
  }
  if (portfolio_ && portfolio_->won_by_local_search()) return Uniqueness::unknown;
  constexpr std::int64_t quick_work = 1'000'000;
  if (portfolio_) portfolio_->winner().limit_work(quick_work);
  if (next(limits)) return Uniqueness::several;
  return exhausted() ? Uniqueness::unique : Uniqueness::unknown;
}

bool Search::is_excluded(const Grid& grid) const {
  return std::any_of(options_.excluded.begin(), options_.excluded.end(), [&](const Grid& excluded) {
    return same_grid(puzzle_.geometry(), excluded, grid);
  });
}

void Search::exclude_last() {
  if (portfolio_) {
    portfolio_->continue_with(excluding_clause(*last_, variables_, puzzle_));
  } else {
    exhausted_ = true;
  }
  last_.reset();
}

}  // namespace sudoku_sat::solving
