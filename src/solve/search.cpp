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

namespace {

// Under `auto` the alternative is a solver loaded with what propagation leaves, which is little:
// loading all rules pays up to 12x12. Without a reduction there is no such alternative.
constexpr std::uint64_t max_clauses_auto = 50'000;
constexpr std::uint64_t max_clauses = 5'000'000;

bool is_small(const Board& board, const SolveOptions& options) {
  const bool whole = chosen_reduction(options.formulation).apply == nullptr;
  const std::uint64_t most = whole ? max_clauses : max_clauses_auto;
  return size_of(options.formulation, board).clauses <= most;
}

}  // namespace

IncrementalSolver::Result IncrementalSolver::solve(const Puzzle& puzzle, bool ask_again,
                                                   const Limits& limits) {
  Result result;
  rules_.assume(puzzle);
  Solver& solver = rules_.solver();
  result.answer = solver.solve(limits);
  if (result.answer != Answer::satisfiable) return result;
  result.solution = solvers::verified_model(puzzle, rules_.variables(), &solver);
  try {
    if (only_solution_by_failed_literals(puzzle, *result.solution, limits)) {
      result.uniqueness = Uniqueness::unique;
    } else if (ask_again) {
      result.uniqueness = ask_for_another(puzzle, *result.solution, limits);
    }
  } catch (const Stopped&) {
    // The solution is kept; whether it is the only one stays unknown.
  }
  return result;
}

SolverStatistics IncrementalSolver::statistics() {
  const SolverStatistics total = rules_.solver().statistics();
  const auto difference = [](const auto& now, const auto& then) -> std::optional<std::int64_t> {
    if (!now) return std::nullopt;
    return *now - then.value_or(0);
  };
  const SolverStatistics since{
      .decisions = difference(total.decisions, before_.decisions),
      .conflicts = difference(total.conflicts, before_.conflicts),
      .propagations = difference(total.propagations, before_.propagations)};
  before_ = total;
  return since;
}

Uniqueness IncrementalSolver::ask_for_another(const Puzzle& puzzle, const Grid& solution,
                                              const Limits& limits) {
  Solver& solver = rules_.solver();
  std::vector<Lit> clause = excluding_clause(solution, rules_.variables(), puzzle);
  const Lit active = solver.new_vars(1);
  clause.push_back(-active);
  solver.add_clause(clause);
  ++excluded_;
  rules_.assume(puzzle);
  solver.assume(active);
  const Answer answer = solver.solve(limits);
  solver.add_clause(std::vector<Lit>{-active});
  if (answer == Answer::unknown) return Uniqueness::unknown;
  return answer == Answer::unsatisfiable ? Uniqueness::unique : Uniqueness::several;
}

IncrementalSolver* IncrementalSolvers::find(const Puzzle& puzzle, const SolveOptions& options,
                                            const Limits& limits) {
  auto found = std::find_if(boards_.begin(), boards_.end(), [&](const Entry& entry) {
    return entry.board->same_rules(*puzzle.board);
  });
  if (found == boards_.end()) {
    if (boards_.size() == max_boards) boards_.pop_back();
    boards_.push_front({puzzle.board, is_small(*puzzle.board, options), std::nullopt});
    return nullptr;
  }
  boards_.splice(boards_.begin(), boards_, found);
  if (!found->small) return nullptr;
  if (found->solver && found->solver->too_many_excluded()) found->solver.reset();
  if (!found->solver) found->solver.emplace(*puzzle.board, options, limits);
  return &*found->solver;
}

}  // namespace sudoku_sat::solving
