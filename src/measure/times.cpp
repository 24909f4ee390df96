// The time of a solver, phase by phase, starting from the puzzle: the cost of encoding is part of
// the time. The clauses lie in memory between encoding and loading, so that the two can be told
// apart.
#include <chrono>

#include "measure_parts.hpp"
#include "solvers/rules_in_solver.hpp"
#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

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

/// Throws: SolverError where there is a solution.
void require_none(const Puzzle& puzzle, const Limits& limits) {
  if (PuzzleSolver().solve(puzzle, limits).status == Status::solved) {
    throw SolverError("says that there is no solution, but there is one");
  }
}

}  // namespace

SolverTimes time_solver(const Formulation& formulation, const Puzzle& puzzle,
                        const SolverChoice& choice, const Limits& limits) {
  SolverTimes times;
  Stopwatch watch;
  try {
    const auto variables = reduced_variables(puzzle, formulation, limits);
    const double reduce = watch.lap();
    if (variables) require_memory_for_clauses(puzzle, *variables, formulation, limits);
    watch.lap();  // What came before is not measured.
    MemorySink clauses;
    LimitedSink limited(clauses, limits);
    encode_formula(formulation, puzzle, variables, limited);
    times.encode = reduce + watch.lap();
    const std::unique_ptr<Solver> solver = make_solver(choice);
    LimitedSink loading(*solver, limits);
    loading.new_vars(clauses.size().variables);
    clauses.replay(loading);
    times.load = watch.lap();
    times.answer = solver->solve(limits);
    const double solve = watch.lap();
    times.statistics = solver->statistics();
    times.write = times.statistics.write_seconds;
    if (times.answer != Answer::unknown) times.solve = solve - times.write.value_or(0);
    if (times.answer == Answer::satisfiable) verified_solution(puzzle, *variables, solver.get());
    if (times.answer == Answer::unsatisfiable) require_none(puzzle, limits);
  } catch (const Stopped&) {
    times.answer = Answer::unknown;
  }
  return times;
}

}  // namespace sudoku_sat
