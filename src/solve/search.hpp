// The solutions of one puzzle, one after the other, from a solver of its own, or from several
// (solver_plan.cpp): its givens are unit clauses, and a solution that was found is excluded by a
// clause, so that the next answer is another one.
//
// In a stream, solvers keep a board's rules, and each puzzle's givens are assumptions. Loading the
// rules of a 9x9 board costs about fifteen times what solving a puzzle does, so a stream loads them
// once. Which solution such a solver finds depends on its past, unless there is only one; so that
// must be known. Failed literals on the candidates show it for most puzzles at a fraction of the
// cost of a second call; for the others the second call excludes the solution, under an activation
// literal.
#pragma once

#include <list>

#include "portfolio.hpp"
#include "solvers/board_solver.hpp"
#include "solvers/local_search/local_search.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::solving {

/// Whether Search::quick_uniqueness() tries failed literals first, so that a solver that keeps the
/// rules may be left out where these are enough.
inline bool shown_by_failed_literals(const Puzzle& puzzle) {
  constexpr std::size_t max_cells = 256;
  return puzzle.givens.size() <= max_cells;
}

class Search {
 public:
  /// Times and sizes go to `outcome`.
  Search(const Puzzle& puzzle, const VariableMap& variables, const SolveOptions& options,
         Outcome& outcome)
      : puzzle_(puzzle), variables_(variables), options_(options), outcome_(outcome) {}

  /// Encodes what has a variable, and loads it; to be called unless propagation has decided
  /// everything. Throws: Stopped, SolverError.
  void load(PortfolioPlan plan, const Limits& limits) {
    const PhaseTimer timer(outcome_.seconds.encode, options_.timing);
    for (PortfolioMember& member : plan.members) {
      if (!member.swaps) continue;
      member.make_local_search = [this] {
        return solvers::make_swap_search(*puzzle_.board, variables_);
      };
    }
    const PortfolioMember& front = plan.members.front();
    const Formulation first = front.formulation;
    if (!front.swaps) solvers::require_memory_for_clauses(puzzle_, variables_, first, limits);
    outcome_.encoding = chosen_encoding(first).name;
    outcome_.solver_options = plan.first_solver().solver.options();
    const auto load = [this](const PortfolioMember& member, SinkRef sink) {
      if (member.swaps) return;
      if (portfolio_ && !member.is_local_search()) {
        solvers::require_memory_for_clauses(puzzle_, variables_, member.formulation, Limits());
      }
      const Size size = solvers::load_puzzle(puzzle_, variables_, member.formulation,
                                             options_.excluded, sink, Limits());
      // Only the first member's size: other threads may load the others.
      if (!portfolio_) outcome_.size = size;
    };
    portfolio_.emplace(plan, options_.threads, load, limits);
  }

  /// The next solution that was not found before; no value if there is none, or where a limit is
  /// reached: exhausted() tells which. Throws: SolverError, also where an answer is no solution.
  std::optional<Grid> next(const Limits& limits) {
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

  /// Makes the next solver give up after this much work: see Solver::limit_work(). Requires:
  /// load().
  void limit_work(std::int64_t microseconds) { portfolio_->winner().limit_work(microseconds); }

  /// Whether the solution that next() has just given is the only one; unknown where that takes more
  /// than about a second, counted in the solver's own steps, or loading another solver. Requires:
  /// no other solution was found or excluded. Throws: SolverError.
  Uniqueness quick_uniqueness(const Limits& limits) {
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

  bool exhausted() const { return exhausted_; }

  /// Whether a solver has said that there is no further solution.
  bool refuted() const { return exhausted_ && portfolio_.has_value(); }

  SolverStatistics statistics() {
    return portfolio_ ? portfolio_->statistics() : SolverStatistics{};
  }

 private:
  void exclude_last() {
    if (portfolio_) {
      portfolio_->continue_with(excluding_clause(*last_, variables_, puzzle_));
    } else {
      exhausted_ = true;
    }
    last_.reset();
  }

  bool is_excluded(const Grid& grid) const {
    return std::any_of(
        options_.excluded.begin(), options_.excluded.end(),
        [&](const Grid& excluded) { return same_grid(puzzle_.geometry(), excluded, grid); });
  }

  const Puzzle& puzzle_;
  const VariableMap& variables_;
  const SolveOptions& options_;
  Outcome& outcome_;
  std::optional<Portfolio> portfolio_;  ///< none if propagation has decided everything
  std::optional<Grid> last_;
  bool exhausted_ = false;
};

class IncrementalSolver {
 public:
  /// Encodes and loads the board's rules. Throws: Stopped.
  IncrementalSolver(const Board& board, const SolveOptions& options, const Limits& limits)
      : rules_(board, limits, options.formulation, options.solver) {}

  /// The size of the rules' clauses.
  const Size& size() const { return rules_.size(); }

  struct Result {
    Answer answer = Answer::unknown;
    std::optional<Grid> solution;
    Uniqueness uniqueness = Uniqueness::unknown;  ///< unknown also where a limit came first
  };

  /// `ask_again`: whether the solver is asked for a second solution where failed literals don't
  /// show that there is none; how much work that takes depends on the puzzles before. Requires: a
  /// puzzle of the same board. Throws: SolverError.
  Result solve(const Puzzle& puzzle, bool ask_again, const Limits& limits) {
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

  /// The work since the last call.
  SolverStatistics statistics() {
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

  /// Whether so many clauses of past puzzles are in the solver that a new one is better.
  bool too_many_excluded() const { return excluded_ >= max_excluded; }

 private:
  // Each excluded solution adds a variable and a clause that no later puzzle needs; loading the
  // rules anew costs about as much as ten puzzles.
  static constexpr int max_excluded = 1000;

  Uniqueness ask_for_another(const Puzzle& puzzle, const Grid& solution, const Limits& limits) {
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

  solvers::BoardSolver rules_;
  SolverStatistics before_;  ///< all that statistics() has told so far
  int excluded_ = 0;
};

/// The boards of a stream. A board that comes again gets a solver that keeps its rules, unless
/// these have too many clauses.
class IncrementalSolvers {
 public:
  /// Null if the puzzle needs a solver of its own. Throws: Stopped.
  IncrementalSolver* find(const Puzzle& puzzle, const SolveOptions& options, const Limits& limits) {
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

 private:
  // The least recently used one is dropped: a stream mixes few sizes.
  static constexpr std::size_t max_boards = 4;

  /// Under `auto` the alternative is a solver loaded with what propagation leaves, which is little:
  /// loading all rules pays up to 12x12. Without a reduction there is no such alternative.
  static bool is_small(const Board& board, const SolveOptions& options) {
    const bool whole = chosen_reduction(options.formulation).apply == nullptr;
    return size_of(formulation_for_solver(board, options.formulation), board).clauses <=
           (whole ? 5'000'000U : 50'000U);
  }

  struct Entry {
    std::shared_ptr<const Board> board;
    bool small;
    std::optional<IncrementalSolver> solver;
  };
  std::list<Entry> boards_;
};

}  // namespace sudoku_sat::solving
