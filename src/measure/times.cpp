// The time of a solver, phase by phase, starting from the puzzle: the cost of encoding is part of
// the time. The clauses are in memory between encoding and loading, so that the two can be timed
// separately.
#include <unistd.h>

#include <chrono>

#include "base/memory.hpp"
#include "measurements.hpp"
#include "solvers/board_solver.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::measure {

namespace {

/// Seconds since the last call, or since it was made.
class Stopwatch {
 public:
  double lap() {
    const auto now = Clock::now();
    const double seconds = std::chrono::duration<double>(now - last_).count();
    last_ = now;
    return seconds;
  }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point last_ = Clock::now();
};

/// Throws: SolverError if there is a solution.
void require_none(const Puzzle& puzzle, const Limits& limits) {
  if (PuzzleSolver().solve(puzzle, limits).status == Status::solved) {
    throw SolverError("says that there is no solution, but there is one");
  }
}

/// The clauses as the solver gets them, and what its variables are called in them.
class RunFormula {
 public:
  RunFormula(const Formulation& formulation, const Puzzle& puzzle,
             const std::optional<VariableMap>& variables, const Limits& limits) {
    solvers::load_reduced(puzzle, variables, formulation, clauses_, limits);
  }

  /// Puts them into the order of `dimacs --scramble SEED`.
  void scramble(std::uint64_t seed) {
    Random random(seed);
    names_.emplace(random, clauses_.size().variables);
    ScrambledFormula formula(clauses_.size());
    formula.new_vars(static_cast<std::size_t>(clauses_.size().variables));
    clauses_.replay(formula);
    clauses_ = MemorySink();
    formula.write(random, *names_, LiteralOrder::shuffled, clauses_);
  }

  void load(Solver& solver, const Limits& limits) const {
    solvers::load_clauses(clauses_, solver, limits);
  }

  /// Throws: SolverError if the solver's model isn't a solution.
  void verify(const Puzzle& puzzle, const VariableMap& variables, Solver& solver) const {
    if (!names_) {
      solvers::verified_model(puzzle, variables, &solver);
      return;
    }
    const Model model = solver.model(static_cast<std::size_t>(clauses_.size().variables));
    const Grid grid = variables.decode(names_->undo(model, variables.variables()));
    solvers::require_solution(puzzle, grid, "the solver's answer");
  }

 private:
  MemorySink clauses_;
  std::optional<Scrambling> names_;
};

/// This program's peak, which includes the built-in solver.
std::optional<double> own_peak(bool reset) {
  return reset ? base::peak_megabytes(getpid()) : std::nullopt;
}

void time_phases(const Formulation& formulation, const Puzzle& puzzle, const SolverChoice& choice,
                 const Limits& limits, SolverTimes& times) {
  const bool reset = !choice.external() && base::reset_own_peak();
  Stopwatch watch;
  const auto variables = reduced_variables(puzzle, formulation, limits);
  const double reduce = watch.lap();
  if (variables) solvers::require_memory_for_clauses(puzzle, *variables, formulation, limits);
  watch.lap();  // What came before is not measured.
  RunFormula formula(formulation, puzzle, variables, limits);
  times.encode = reduce + watch.lap();
  if (times.seed != 0) formula.scramble(times.seed);
  watch.lap();
  const std::unique_ptr<Solver> solver = make_solver(choice);
  formula.load(*solver, limits);
  times.load = watch.lap();
  times.answer = solver->solve(limits);
  const double solve = watch.lap();
  times.peak_megabytes = own_peak(reset);
  times.statistics = solver->statistics();
  if (choice.external()) times.peak_megabytes = times.statistics.peak_megabytes;
  times.write = times.statistics.write_seconds;
  if (times.answer != Answer::unknown) times.solve = solve - times.write.value_or(0);
  if (times.answer == Answer::satisfiable) formula.verify(puzzle, *variables, *solver);
  if (times.answer == Answer::unsatisfiable) require_none(puzzle, limits);
}

}  // namespace

SolverTimes time_solver(const Formulation& formulation, const Puzzle& puzzle,
                        const SolverChoice& choice, std::uint64_t seed, const Limits& limits) {
  SolverTimes times;
  times.seed = seed;
  try {
    time_phases(formulation, puzzle, choice, limits, times);
  } catch (const Stopped&) {
    times.answer = Answer::unknown;
  } catch (const SolverError& error) {
    times.answer = Answer::unknown;
    times.failure = error.what();
  }
  return times;
}

}  // namespace sudoku_sat::measure
