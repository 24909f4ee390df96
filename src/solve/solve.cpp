// Solving: one puzzle in a solver of its own, or a stream of them in a solver that keeps the rules.
//
// `auto` encodes what unit propagation on the candidates leaves (solver_plan.cpp): no solver sees
// what the givens decide (Kwon & Jain 2006). On small boards cubes come first; they leave hardly
// any puzzle to a solver. An encoding that is asked for by name is encoded whole, unless a
// reduction is asked for too.
#include <fmt/format.h>

#include <new>

#include "search.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/solve.hpp"
#include "turns.hpp"

namespace sudoku_sat {

using namespace solving;

/// What stays from one puzzle to the next.
struct KeptForBoards {
  IncrementalSolvers solvers;
  std::shared_ptr<const Board> board;                ///< of the previous puzzle
  std::unique_ptr<search::FormulaFreeSearch> cubes;  ///< null: none for that board

  search::FormulaFreeSearch* cubes_for(const std::shared_ptr<const Board>& next) {
    if (board != next) {
      cubes = search::FormulaFreeSearch::make(*next);
      board = next;
    }
    return cubes.get();
  }
};

namespace {

constexpr const char* rules_leave_none = "the rules leave none, whatever is given";

/// What failed, and which solver it was.
std::string failure_of(const SolverChoice& solver, std::string_view what) {
  return fmt::format("solver '{}': {}", solver.name, what);
}

/// What the solver's answer that there is no further solution rests on.
Evidence evidence_of(const SolverChoice& solver) {
  if (!solver.external()) return Evidence::none;
  if (!solver.check) return Evidence::word;
  return solver.writes_proof() ? Evidence::proof : Evidence::second_solver;
}

/// Which limit was reached.
std::string limit_reason(const Limits& limits) {
  const Limits::Reached reached = limits.reached();
  return reached == Limits::Reached::none ? "the solver gave up" : Stopped(reached).what();
}

/// Finds out about one puzzle.
class PuzzleRun {
 public:
  PuzzleRun(const Puzzle& puzzle, const SolveOptions& options, KeptForBoards& kept,
            const Limits& limits, const OnSolution& on_solution, Outcome& outcome)
      : puzzle_(puzzle),
        options_(options),
        kept_(kept),
        limits_(limits),
        on_solution_(on_solution),
        outcome_(outcome) {
    outcome_.encoding =
        chosen_encoding(formulation_for_solver(*puzzle.board, options.formulation)).name;
  }

  void run() {
    try {
      find_out();
    } catch (const Stopped& stopped) {
      mark_undecided(stopped.what());
    } catch (const SolverError& error) {
      const bool named = !error.solver().empty();
      mark_failed(named ? error.what() : failure_of(options_.solver, error.what()));
    } catch (const std::bad_alloc&) {
      mark_failed(failure_of(options_.solver, "not enough memory"));
    }
    if (outcome_.status == Status::unknown) {
      outcome_.decided_by = DecidedBy::nothing;
      outcome_.evidence = Evidence::none;
    }
    if (outcome_.status == Status::unsatisfiable && outcome_.evidence == Evidence::word) {
      outcome_.reason = fmt::format("{}, says {}", name(outcome_.status), options_.solver.name);
    }
  }

 private:
  void find_out() {
    if (solve_by_cubes(&search::FormulaFreeSearch::short_turn) || find_conflicts()) return;
    // Cubes may have shown already that there is no solution.
    if (outcome_.status == Status::unknown) decide();
    if (!wants_core()) return;
    const PhaseTimer timer(outcome_.seconds.solve, options_.timing);
    find_core();
  }

  /// Returns whether the cubes gave the whole answer. If there is no solution, they only set the
  /// status: the reason remains to be found.
  bool solve_by_cubes(CubesOfTurn turn) {
    if (!formula_left_open(options_) || options_.solutions != 1 || !options_.excluded.empty()) {
      return false;
    }
    search::FormulaFreeSearch* const cubes = kept_.cubes_for(puzzle_.board);
    if (cubes == nullptr) return false;
    const bool tell_uniqueness = options_.unique || options_.unique_if_quick;
    search::FormulaFreeSearch::Result found;
    {
      const PhaseTimer timer(outcome_.seconds.solve, options_.timing);
      const unsigned most = turn == nullptr ? cubes->no_limit : (cubes->*turn)();
      found = cubes->search(puzzle_.givens, tell_uniqueness ? 2 : 1, limits_, most);
    }
    cubes_have_a_turn_ = turn != nullptr && !found.complete && (cubes->*turn)() < cubes->no_limit;
    if (!found.complete) return false;
    outcome_.decided_by = found.split ? DecidedBy::cubes : DecidedBy::propagation;
    if (options_.statistics) {
      outcome_.statistics.decisions = found.cubes;
      outcome_.statistics.conflicts = found.refuted;
    }
    if (found.solutions == 0) {
      outcome_.status = Status::unsatisfiable;
    } else {
      solvers::require_solution(puzzle_, found.first, "what propagation found");
      if (tell_uniqueness) outcome_.uniqueness = uniqueness_of(found.solutions);
      add_solution(found.first);
    }
    // What propagation decides leaves no formula.
    if (options_.sizes && found.split) count_formula();
    return found.solutions != 0;
  }

  /// Whether two givens break a rule by themselves.
  bool find_conflicts() {
    outcome_.conflicts = conflicts(*puzzle_.board, puzzle_.givens);
    if (outcome_.conflicts.empty()) return false;
    outcome_.status = Status::inconsistent;
    outcome_.decided_by = DecidedBy::nothing;
    if (outcome_.conflicts.size() == max_conflicts) {
      outcome_.reason = fmt::format("only the first {} conflicts are listed", max_conflicts);
    }
    return true;
  }

  void decide() {
    const std::optional<VariableMap> variables = reduce();
    const bool decided = !variables || variables->complete();
    outcome_.decided_by = decided ? DecidedBy::propagation : DecidedBy::solver;
    if (!variables) {
      outcome_.status = Status::unsatisfiable;
      return;
    }
    if (list(*variables)) return;
    solvers::require_memory_for_variables(puzzle_.geometry(), variables->variables());
    if (variables->complete() || !search_incrementally(*variables)) search(*variables);
  }

  bool list(const VariableMap& variables) {
    // The search keeps a copy of all candidates for each decision.
    constexpr std::size_t max_cells = 1000;
    if (!lists_by_tree(options_) || puzzle_.givens.size() > max_cells) return false;
    if (outcome_.decided_by == DecidedBy::solver) outcome_.decided_by = DecidedBy::cubes;
    if (options_.sizes && !variables.complete()) {
      outcome_.encoding = chosen_encoding(plan().members.front().formulation).name;
      count_clauses(variables);
    }
    const PhaseTimer timer(outcome_.seconds.solve, options_.timing);
    const EnumerateOptions options{
        .limit = options_.solutions, .threads = options_.threads, .excluded = options_.excluded};
    const Enumerated listed =
        enumerate(puzzle_, options, limits_, [&](const Grid& grid) { add_solution(grid); });
    if (listed.complete && outcome_.solutions == 0) outcome_.status = Status::unsatisfiable;
    conclude_uniqueness(outcome_.solutions > 1, listed.complete);
    if (listed.stopped) mark_undecided(limit_reason(limits_));
    return true;
  }

  bool search_incrementally(const VariableMap& variables) {
    if (options_.solutions != 1 || !options_.solver.entry->incremental) return false;
    if (!options_.excluded.empty()) return false;
    const bool quick = options_.unique_if_quick;
    if (quick && !shown_by_failed_literals(puzzle_)) return false;
    const bool whole = variables.whole();
    // A solver that keeps the rules has them unreduced: a reduction asked for needs one of its own.
    if (options_.formulation.reduction != nullptr && !whole) return false;
    outcome_.solver_options = options_.solver.options();
    IncrementalSolver* solver = nullptr;
    {
      const PhaseTimer timer(outcome_.seconds.encode, options_.timing);
      if (!whole && options_.sizes) count_clauses(variables);
      solver = kept_.solvers.find(puzzle_, options_, limits_);
    }
    if (solver == nullptr) return false;
    const PhaseTimer timer(outcome_.seconds.solve, options_.timing);
    const IncrementalSolver::Result result = solver->solve(puzzle_, !quick, limits_);
    if (options_.statistics) outcome_.statistics = solver->statistics();
    const bool unproved = result.solution && result.uniqueness == Uniqueness::unknown;
    if (result.uniqueness == Uniqueness::several) return false;
    if (quick && unproved && !limits_.expired()) return false;
    if (whole) {
      const std::uint64_t givens = given_literals(puzzle_, variables).size();
      outcome_.size = solver->size();
      outcome_.size += Size{.clauses = givens, .literals = givens};
    }
    if (result.answer == Answer::unsatisfiable) outcome_.status = Status::unsatisfiable;
    if (result.solution) add_solution(*result.solution);
    if (options_.unique || quick) outcome_.uniqueness = result.uniqueness;
    const bool open = outcome_.status == Status::unknown || (options_.unique && unproved);
    if (open) mark_undecided(limit_reason(limits_));
    return true;
  }

  void search(const VariableMap& variables) {
    Search search(puzzle_, variables, options_, outcome_);
    if (!variables.complete()) search.load(plan(), limits_);
    InTurns found;
    if (cubes_have_a_turn_ && !variables.complete() && plan().members.size() == 1) {
      found = search_in_turns(search, options_.unique, limits_, [this](CubesOfTurn turn) {
        return solve_by_cubes(turn) || outcome_.status == Status::unsatisfiable;
      });
      if (found.by_cubes) return;
      if (found.first) add_solution(*found.first);
    }
    const std::uint64_t wanted = options_.solutions;
    while (wanted == 0 || outcome_.solutions < wanted) {
      const std::optional<Grid> solution = search.next(limits_);
      if (!solution) break;
      add_solution(*solution);
    }
    const bool second =
        found.second || (options_.unique && outcome_.solutions == 1 && search.next(limits_));
    if (search.exhausted() && outcome_.solutions == 0) outcome_.status = Status::unsatisfiable;
    if (search.refuted()) outcome_.evidence = evidence_of(options_.solver);
    conclude_uniqueness(second || outcome_.solutions > 1, search.exhausted());
    const bool asked = options_.unique && outcome_.status == Status::solved;
    const bool told = !asked || outcome_.uniqueness != Uniqueness::unknown;
    const bool enough = outcome_.solutions == wanted && wanted != 0 && told;
    if (!search.exhausted() && !enough) mark_undecided(limit_reason(limits_));
    if (options_.unique_if_quick && outcome_.solutions == 1) {
      outcome_.uniqueness = search.quick_uniqueness(limits_);
    }
    if (options_.statistics) outcome_.statistics = search.statistics();
  }

  bool wants_core() const {
    if (outcome_.status != Status::unsatisfiable || !options_.core) return false;
    const bool unproved = outcome_.evidence == Evidence::word;
    return (!unproved || options_.core_despite_unproved_answer) && options_.excluded.empty();
  }

  /// Also detects a solver that was wrong to report no solution.
  void find_core() {
    const std::size_t all = puzzle_.given_count();
    std::size_t left = all;
    // Without givens there is nothing to look for, unless it is to check what a program says.
    if (all == 0 && outcome_.evidence != Evidence::word) {
      outcome_.reason = rules_leave_none;
      return;
    }
    try {
      outcome_.core = minimal_core(puzzle_, limits_, [&](std::size_t fewer) { left = fewer; });
      const bool minimal = core_is_minimal(puzzle_);
      const bool found = !outcome_.core.empty() || minimal;
      if (found && outcome_.evidence == Evidence::word) outcome_.evidence = Evidence::second_solver;
      if (outcome_.core.empty() && minimal) {
        outcome_.reason = rules_leave_none;
      } else if (outcome_.core.empty()) {
        outcome_.core_missing = true;
        outcome_.reason = "the board is too large to find a minimal core";
      } else if (!minimal) {
        outcome_.reason =
            "the core is minimal for unit propagation; the board is too large for more";
      }
    } catch (const Stopped& stopped) {
      outcome_.core_missing = true;
      outcome_.reason =
          fmt::format("{} before a minimal core was found; it is among {} of the {} givens",
                      stopped.what(), left, all);
    }
  }

  std::optional<VariableMap> reduce() {
    const PhaseTimer timer(outcome_.seconds.reduce, options_.timing);
    return solvers::variables_in_memory(puzzle_, options_.formulation, limits_);
  }

  const PortfolioPlan& plan() {
    if (!plan_) plan_ = solver_plan(puzzle_, options_);
    return *plan_;
  }

  /// Notes the size of the clauses that the first solver gets, or would get.
  void count_clauses(const VariableMap& variables) {
    CountingSink counted;
    encode_puzzle(puzzle_, variables, plan().members.front().formulation, counted);
    outcome_.size = counted.size();
  }

  /// Likewise where there was none; left out where that takes too long or too much memory.
  void count_formula() {
    try {
      const std::optional<VariableMap> variables = reduce();
      outcome_.encoding = chosen_encoding(plan().members.front().formulation).name;
      if (variables && !variables->complete()) count_clauses(*variables);
    } catch (const Stopped&) {
    } catch (const SolverError&) {
    }
  }

  void add_solution(const Grid& solution) {
    if (!outcome_.solution) outcome_.solution = solution;
    outcome_.status = Status::solved;
    ++outcome_.solutions;
    if (on_solution_) on_solution_(solution);
  }

  /// `complete`: whether there are no more.
  void conclude_uniqueness(bool several, bool complete) {
    if (!options_.unique || outcome_.solutions == 0 || !(several || complete)) return;
    outcome_.uniqueness = several ? Uniqueness::several : Uniqueness::unique;
  }

  void mark_undecided(std::string reason) {
    outcome_.undecided = true;
    outcome_.reason = std::move(reason);
  }

  /// Where a solver failed, its answer that there is no solution does not count.
  void mark_failed(std::string why) {
    if (outcome_.status == Status::unsatisfiable) outcome_.status = Status::unknown;
    outcome_.solver_failed = true;
    mark_undecided(std::move(why));
  }

  const Puzzle& puzzle_;
  const SolveOptions& options_;
  KeptForBoards& kept_;
  const Limits& limits_;
  const OnSolution& on_solution_;
  bool cubes_have_a_turn_ = false;
  std::optional<PortfolioPlan> plan_;  ///< made when it is first needed
  Outcome& outcome_;
};

}  // namespace

class PuzzleSolver::Implementation {
 public:
  SolveOptions options;
  KeptForBoards kept = {};
};

PuzzleSolver::PuzzleSolver(SolveOptions options)
    : implementation_(std::make_unique<Implementation>(Implementation{std::move(options)})) {
  SolveOptions& asked = implementation_->options;
  if (asked.unique || !asked.solver.by_default()) asked.unique_if_quick = false;
}

PuzzleSolver::~PuzzleSolver() = default;
PuzzleSolver::PuzzleSolver(PuzzleSolver&&) noexcept = default;
PuzzleSolver& PuzzleSolver::operator=(PuzzleSolver&&) noexcept = default;

void PuzzleSolver::use_threads(unsigned threads) { implementation_->options.threads = threads; }

Outcome PuzzleSolver::solve(const Puzzle& puzzle, const Limits& limits,
                            const OnSolution& on_solution) {
  const LimitsScope scope(limits);
  Outcome outcome;
  PuzzleRun(puzzle, implementation_->options, implementation_->kept, limits, on_solution, outcome)
      .run();
  return outcome;
}

Outcome solve(const Puzzle& puzzle, const SolveOptions& options, const Limits& limits) {
  return PuzzleSolver(options).solve(puzzle, limits);
}

}  // namespace sudoku_sat
