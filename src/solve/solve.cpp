// Solving: one puzzle in a solver of its own, or a stream of them in a solver that keeps the rules.
//
// `auto` encodes what unit propagation on the candidates leaves (solver_plan.hpp): no solver sees
// what the givens decide (Kwon & Jain 2006). On small boards cubes come first; they leave hardly
// any puzzle to a solver. An encoding that is asked for by name is encoded whole, unless a
// reduction is asked for too.
#include <fmt/format.h>

#include <new>
#include <utility>

#include "incremental_solver.hpp"
#include "outcomes.hpp"
#include "search.hpp"
#include "search/cubes.hpp"
#include "solvers/rules_in_solver.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/cores.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

namespace {

constexpr const char* rules_leave_none = "the rules leave none, whatever is given";

/// Also detects a solver that was wrong to report no solution.
void find_core(const Puzzle& puzzle, const Limits& limits, Outcome& outcome) {
  const std::size_t all = puzzle.given_count();
  std::size_t left = all;
  // Without givens there is nothing to look for, unless it is to check what a program says.
  if (all == 0 && outcome.evidence != Evidence::word) {
    outcome.reason = rules_leave_none;
    return;
  }
  try {
    outcome.core = minimal_core(puzzle, limits, [&](std::size_t fewer) { left = fewer; });
    const bool found = !outcome.core.empty() || core_is_minimal(puzzle);
    if (found && outcome.evidence == Evidence::word) outcome.evidence = Evidence::second_solver;
    if (outcome.core.empty() && core_is_minimal(puzzle)) {
      outcome.reason = rules_leave_none;
    } else if (outcome.core.empty()) {
      outcome.core_missing = true;
      outcome.reason = "the board is too large to find a minimal core";
    } else if (!core_is_minimal(puzzle)) {
      outcome.reason = "the core is minimal for unit propagation; the board is too large for more";
    }
  } catch (const Stopped& stopped) {
    outcome.core_missing = true;
    outcome.reason =
        fmt::format("{} before a minimal core was found; it is among {} of the {} givens",
                    stopped.what(), left, all);
  }
}

/// Whether two givens break a rule by themselves.
bool find_conflicts(const Puzzle& puzzle, Outcome& outcome) {
  outcome.conflicts = conflicts(*puzzle.board, puzzle.givens);
  if (outcome.conflicts.empty()) return false;
  outcome.status = Status::inconsistent;
  outcome.decided_by = DecidedBy::nothing;
  if (outcome.conflicts.size() == most_conflicts) {
    outcome.reason = fmt::format("only the first {} conflicts are listed", most_conflicts);
  }
  return true;
}

void add_solution(const Grid& solution, const OnSolution& on_solution, Outcome& outcome) {
  if (!outcome.solution) outcome.solution = solution;
  outcome.status = Status::solved;
  ++outcome.solutions;
  if (on_solution) on_solution(solution);
}

}  // namespace

std::string_view name(Status status) {
  switch (status) {
    case Status::solved:
      return "solved";
    case Status::inconsistent:
      return "inconsistent";
    case Status::unsatisfiable:
      return "unsatisfiable";
    default:
      return "unknown";
  }
}

std::string_view name(DecidedBy by) {
  switch (by) {
    case DecidedBy::propagation:
      return "unit propagation";
    case DecidedBy::cubes:
      return "cubes";
    case DecidedBy::solver:
      return "solver";
    default:
      return "";
  }
}

bool formula_left_open(const SolveOptions& options) {
  return options.solver.by_default() && options.solver.settings.empty() &&
         options.formulation == Formulation();
}

bool lists_by_tree(const SolveOptions& options) {
  return options.solutions != 1 && formula_left_open(options);
}

SolveSeconds& SolveSeconds::operator+=(const SolveSeconds& other) {
  reduce += other.reduce;
  encode += other.encode;
  solve += other.solve;
  verify += other.verify;
  return *this;
}

class PuzzleSolver::Implementation {
 public:
  explicit Implementation(SolveOptions options)
      : options_(std::move(options)), encoding_name_(chosen_encoding(options_.formulation).name) {
    if (options_.unique || !options_.solver.by_default()) options_.unique_if_quick = false;
  }

  void use_threads(unsigned threads) { options_.threads = threads; }
  Outcome solve(const Puzzle& puzzle, const Limits& limits, const OnSolution& on_solution);

 private:
  bool solve_by_cubes(const Puzzle& puzzle, const Limits& limits, const OnSolution& on_solution,
                      Outcome& outcome);
  Cubes* cubes_for(const std::shared_ptr<const Board>& board);
  bool wants_core(const Outcome& outcome) const;
  void count_formula(const Puzzle& puzzle, const Limits& limits, Outcome& outcome);
  std::optional<VariableMap> reduce(const Puzzle& puzzle, const Limits& limits, Outcome& outcome);
  void decide(const Puzzle& puzzle, const Limits& limits, const OnSolution& on_solution,
              Outcome& outcome);
  void search(const Puzzle& puzzle, const VariableMap& variables, const Limits& limits,
              const OnSolution& on_solution, Outcome& outcome);
  bool list(const Puzzle& puzzle, const VariableMap& variables, const Limits& limits,
            const OnSolution& on_solution, Outcome& outcome);
  bool search_incrementally(const Puzzle& puzzle, const VariableMap& variables,
                            const Limits& limits, const OnSolution& on_solution, Outcome& outcome);

  SolveOptions options_;
  std::string encoding_name_;
  IncrementalSolvers incremental_;
  std::shared_ptr<const Board> cubes_board_;  ///< the board of the previous puzzle
  std::unique_ptr<Cubes> cubes_;              ///< null: none for that board
};

Outcome PuzzleSolver::Implementation::solve(const Puzzle& puzzle, const Limits& limits,
                                            const OnSolution& on_solution) {
  Outcome outcome;
  outcome.encoding = encoding_name_;
  const LimitsScope scope(limits);
  try {
    if (solve_by_cubes(puzzle, limits, on_solution, outcome)) return outcome;
    if (find_conflicts(puzzle, outcome)) return outcome;
    // Cubes may have shown already that there is no solution.
    if (outcome.status == Status::unknown) decide(puzzle, limits, on_solution, outcome);
    if (wants_core(outcome)) {
      const PhaseTimer timer(outcome.seconds.solve, options_.timing);
      find_core(puzzle, limits, outcome);
    }
  } catch (const Stopped& stopped) {
    mark_undecided(outcome, stopped.what());
  } catch (const SolverError& error) {
    const bool named = !error.solver().empty();
    mark_failed(outcome, named ? error.what() : failure_of(options_.solver, error.what()));
  } catch (const std::bad_alloc&) {
    mark_failed(outcome, failure_of(options_.solver, "not enough memory"));
  }
  if (outcome.status == Status::unknown) {
    outcome.decided_by = DecidedBy::nothing;
    outcome.evidence = Evidence::none;
  }
  if (outcome.status == Status::unsatisfiable && outcome.evidence == Evidence::word) {
    outcome.reason = fmt::format("{}, says {}", name(outcome.status), options_.solver.name);
  }
  return outcome;
}

bool PuzzleSolver::Implementation::wants_core(const Outcome& outcome) const {
  if (outcome.status != Status::unsatisfiable || !options_.core) return false;
  const bool believed = outcome.evidence == Evidence::word && !options_.core_of_believed;
  return !believed && options_.excluded.empty();
}

/// Returns whether the cubes gave the whole answer. Where there is no solution, they only set
/// `outcome.status`: the reason remains to be found.
bool PuzzleSolver::Implementation::solve_by_cubes(const Puzzle& puzzle, const Limits& limits,
                                                  const OnSolution& on_solution, Outcome& outcome) {
  if (!formula_left_open(options_) || options_.solutions != 1 || !options_.excluded.empty()) {
    return false;
  }
  Cubes* const cubes = cubes_for(puzzle.board);
  if (cubes == nullptr) return false;
  const bool tell_uniqueness = options_.unique || options_.unique_if_quick;
  Cubes::Result found;
  {
    const PhaseTimer timer(outcome.seconds.solve, options_.timing);
    found = cubes->search(puzzle.givens, tell_uniqueness ? 2 : 1, limits);
  }
  if (!found.complete) return false;
  outcome.decided_by = found.split ? DecidedBy::cubes : DecidedBy::propagation;
  // What propagation decides leaves no formula.
  const bool sizes = options_.sizes && found.split;
  if (options_.statistics) {
    outcome.statistics.decisions = found.cubes;
    outcome.statistics.conflicts = found.refuted;
  }
  if (found.solutions == 0) {
    if (sizes) count_formula(puzzle, limits, outcome);
    outcome.status = Status::unsatisfiable;
    return false;
  }
  require_solution(puzzle, found.first, "what propagation found");
  if (tell_uniqueness) outcome.uniqueness = uniqueness_of(found.solutions);
  add_solution(found.first, on_solution, outcome);
  if (sizes) count_formula(puzzle, limits, outcome);
  return true;
}

Cubes* PuzzleSolver::Implementation::cubes_for(const std::shared_ptr<const Board>& board) {
  if (cubes_board_ != board) {
    // Cubes would tell apart what stands beside the same grid.
    cubes_ = board->variables().empty() ? Cubes::make(*board) : nullptr;
    cubes_board_ = board;
  }
  return cubes_.get();
}

/// Notes the size of the formula that a solver would have been given; left out where that takes too
/// long or too much memory.
void PuzzleSolver::Implementation::count_formula(const Puzzle& puzzle, const Limits& limits,
                                                 Outcome& outcome) {
  try {
    const std::optional<VariableMap> variables = reduce(puzzle, limits, outcome);
    outcome.encoding = planned_encoding(puzzle, options_).name;
    if (variables && !variables->complete()) {
      outcome.size = encoded_size(puzzle, *variables, options_);
    }
  } catch (const Stopped&) {
  } catch (const SolverError&) {
  }
}

std::optional<VariableMap> PuzzleSolver::Implementation::reduce(const Puzzle& puzzle,
                                                                const Limits& limits,
                                                                Outcome& outcome) {
  const PhaseTimer timer(outcome.seconds.reduce, options_.timing);
  const Reduction& chosen = chosen_reduction(options_.formulation);
  const ValueCode& code = *chosen_encoding(options_.formulation).code;
  if (chosen.apply == nullptr) return VariableMap(puzzle.geometry(), code);
  const std::optional<Candidates> candidates = chosen.apply(puzzle, limits);
  if (!candidates) return std::nullopt;
  require_memory_for_variables(puzzle.geometry(), candidates->open());
  return VariableMap(puzzle.geometry(), *candidates, code);
}

void PuzzleSolver::Implementation::decide(const Puzzle& puzzle, const Limits& limits,
                                          const OnSolution& on_solution, Outcome& outcome) {
  const std::optional<VariableMap> variables = reduce(puzzle, limits, outcome);
  const bool decided = !variables || variables->complete();
  outcome.decided_by = decided ? DecidedBy::propagation : DecidedBy::solver;
  if (!variables) {
    outcome.status = Status::unsatisfiable;
    return;
  }
  if (list(puzzle, *variables, limits, on_solution, outcome)) return;
  require_memory_for_variables(puzzle.geometry(), variables->variables());
  if (variables->complete() ||
      !search_incrementally(puzzle, *variables, limits, on_solution, outcome)) {
    search(puzzle, *variables, limits, on_solution, outcome);
  }
}

void PuzzleSolver::Implementation::search(const Puzzle& puzzle, const VariableMap& variables,
                                          const Limits& limits, const OnSolution& on_solution,
                                          Outcome& outcome) {
  Search search(puzzle, variables, options_, limits, outcome);
  const std::uint64_t wanted = options_.solutions;
  while (wanted == 0 || outcome.solutions < wanted) {
    const std::optional<Grid> solution = search.next(limits);
    if (!solution) break;
    add_solution(*solution, on_solution, outcome);
  }
  const bool second = options_.unique && outcome.solutions == 1 && search.next(limits);
  if (search.exhausted() && outcome.solutions == 0) outcome.status = Status::unsatisfiable;
  if (search.refuted()) outcome.evidence = evidence_of(options_.solver);
  const bool asked = options_.unique && outcome.status == Status::solved;
  const bool several = second || outcome.solutions > 1;
  if (asked && (several || search.exhausted())) {
    outcome.uniqueness = several ? Uniqueness::several : Uniqueness::unique;
  }
  const bool decided = !asked || outcome.uniqueness != Uniqueness::unknown;
  const bool enough = outcome.solutions == wanted && wanted != 0 && decided;
  if (!search.exhausted() && !enough) mark_undecided(outcome, limit_reason(limits));
  if (options_.unique_if_quick && outcome.solutions == 1) {
    outcome.uniqueness = search.quick_uniqueness(limits);
  }
  if (options_.statistics) outcome.statistics = search.statistics();
}

bool PuzzleSolver::Implementation::list(const Puzzle& puzzle, const VariableMap& variables,
                                        const Limits& limits, const OnSolution& on_solution,
                                        Outcome& outcome) {
  // The search keeps a copy of all candidates for each decision.
  constexpr std::size_t most_cells = 1000;
  if (!lists_by_tree(options_) || puzzle.givens.size() > most_cells) return false;
  if (outcome.decided_by == DecidedBy::solver) outcome.decided_by = DecidedBy::cubes;
  if (options_.sizes && !variables.complete()) {
    outcome.encoding = planned_encoding(puzzle, options_).name;
    outcome.size = encoded_size(puzzle, variables, options_);
  }
  const PhaseTimer timer(outcome.seconds.solve, options_.timing);
  const EnumerateOptions options{
      .limit = options_.solutions, .threads = options_.threads, .excluded = options_.excluded};
  const Enumerated listed = enumerate(
      puzzle, options, limits, [&](const Grid& grid) { add_solution(grid, on_solution, outcome); });
  if (listed.complete && outcome.solutions == 0) outcome.status = Status::unsatisfiable;
  const bool several = outcome.solutions > 1;
  if (options_.unique && outcome.solutions > 0 && (several || listed.complete)) {
    outcome.uniqueness = several ? Uniqueness::several : Uniqueness::unique;
  }
  if (listed.stopped) mark_undecided(outcome, limit_reason(limits));
  return true;
}

bool PuzzleSolver::Implementation::search_incrementally(const Puzzle& puzzle,
                                                        const VariableMap& variables,
                                                        const Limits& limits,
                                                        const OnSolution& on_solution,
                                                        Outcome& outcome) {
  if (options_.solutions != 1 || !options_.solver.entry->incremental) return false;
  if (!options_.excluded.empty()) return false;
  const bool quick = options_.unique_if_quick;
  if (quick && !shown_by_failed_literals(puzzle)) return false;
  const bool whole = variables.whole();
  // A solver that keeps the rules has them unreduced: a reduction asked for needs one of its own.
  if (options_.formulation.reduction != nullptr && !whole) return false;
  outcome.solver_options = options_.solver.options();
  IncrementalSolver* solver = nullptr;
  {
    const PhaseTimer timer(outcome.seconds.encode, options_.timing);
    if (!whole && options_.sizes) {
      outcome.size = encoded_size(puzzle, variables, options_);
    }
    solver = incremental_.find(puzzle, options_, limits);
  }
  if (solver == nullptr) return false;
  const PhaseTimer timer(outcome.seconds.solve, options_.timing);
  const IncrementalSolver::Result result = solver->solve(puzzle, !quick, limits);
  if (options_.statistics) outcome.statistics = solver->statistics();
  const bool unproved = result.solution && result.uniqueness == Uniqueness::unknown;
  if (result.uniqueness == Uniqueness::several) return false;
  if (quick && unproved && !limits.expired()) return false;
  if (whole) {
    outcome.size = solver->size();
    const std::uint64_t givens = given_literals(puzzle, variables).size();
    outcome.size += Size{.clauses = givens, .literals = givens};
  }
  if (result.answer == Answer::unsatisfiable) outcome.status = Status::unsatisfiable;
  if (result.solution) add_solution(*result.solution, on_solution, outcome);
  if (options_.unique || quick) outcome.uniqueness = result.uniqueness;
  const bool open = outcome.status == Status::unknown || (options_.unique && unproved);
  if (open) mark_undecided(outcome, limit_reason(limits));
  return true;
}

PuzzleSolver::PuzzleSolver(SolveOptions options)
    : implementation_(std::make_unique<Implementation>(std::move(options))) {}

PuzzleSolver::~PuzzleSolver() = default;
PuzzleSolver::PuzzleSolver(PuzzleSolver&&) noexcept = default;
PuzzleSolver& PuzzleSolver::operator=(PuzzleSolver&&) noexcept = default;

void PuzzleSolver::use_threads(unsigned threads) { implementation_->use_threads(threads); }

Outcome PuzzleSolver::solve(const Puzzle& puzzle, const Limits& limits,
                            const OnSolution& on_solution) {
  return implementation_->solve(puzzle, limits, on_solution);
}

Outcome solve(const Puzzle& puzzle, const SolveOptions& options, const Limits& limits) {
  return PuzzleSolver(options).solve(puzzle, limits);
}

Outcome solve(std::string_view puzzle, const SolveOptions& options, const Limits& limits) {
  return solve(parse_puzzle(puzzle), options, limits);
}

}  // namespace sudoku_sat
