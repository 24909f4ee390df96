// A minimal set of givens that cannot stand together, by deletion: leave givens out, in ever
// smaller groups, as long as what stays still has no solution. The last pass tries each given
// alone, which makes the set minimal. The solver's failed assumptions drop most givens at once.
#include <algorithm>
#include <bit>
#include <functional>

#include "search.hpp"
#include "sudoku_sat/sinks.hpp"

namespace sudoku_sat {

namespace {

// Loading more takes gigabytes: CaDiCaL needs about 160 bytes a clause.
constexpr std::uint64_t most_clauses = 15'000'000;

using Cells = std::vector<Cell>;

/// A part of the givens that is shown to have no solution; no value where that is not shown.
using Refute = std::function<std::optional<Cells>(const Cells&)>;

Cells minimise(Cells core, const Refute& refute) {
  for (std::size_t group = std::bit_floor(core.size()); group >= 1; group /= 2) {
    for (std::size_t begin = 0; begin < core.size();) {
      const std::size_t end = std::min(begin + group, core.size());
      Cells rest(core.begin(), core.begin() + static_cast<std::ptrdiff_t>(begin));
      rest.insert(rest.end(), core.begin() + static_cast<std::ptrdiff_t>(end), core.end());
      if (std::optional<Cells> smaller = refute(rest)) {
        core = std::move(*smaller);
      } else {
        begin = end;
      }
    }
  }
  return core;
}

/// Refutes by CaDiCaL, the givens as assumptions.
class SolverRefutation {
 public:
  SolverRefutation(const Puzzle& puzzle, const SolveOptions& options, const Limits& limits)
      : puzzle_(puzzle),
        limits_(limits),
        variables_(puzzle.geometry()),
        solver_(make_solver(options.solver)) {
    LimitedSink sink(*solver_, limits);
    encode(chosen_encoding(options), {*puzzle.board, variables_, options.amo}, sink);
  }

  std::optional<Cells> operator()(const Cells& givens) {
    for (const Cell cell : givens) solver_->assume(literal(cell));
    const Answer answer = solver_->solve(limits_);
    if (answer == Answer::unknown) throw Stopped(limits_.reached());
    if (answer == Answer::satisfiable) return std::nullopt;
    Cells used;
    for (const Cell cell : givens) {
      if (solver_->failed(literal(cell))) used.push_back(cell);
    }
    return used;
  }

 private:
  Lit literal(Cell cell) const { return variables_.variable(cell, puzzle_.givens[cell]); }

  const Puzzle& puzzle_;
  const Limits& limits_;
  VariableMap variables_;
  std::unique_ptr<Solver> solver_;
};

/// Refutes by unit propagation alone.
std::optional<Cells> refute_by_propagation(const Puzzle& puzzle, const Cells& givens,
                                           const Limits& limits) {
  limits.check();
  Puzzle part{puzzle.board, Grid(puzzle.givens.size(), 0)};
  for (const Cell cell : givens) part.givens[cell] = puzzle.givens[cell];
  if (propagate(part, limits)) return std::nullopt;
  return givens;
}

}  // namespace

bool core_is_minimal(const Puzzle& puzzle) {
  const SolveOptions options;
  return size_of(chosen_encoding(options), *puzzle.board, options.amo).clauses <= most_clauses;
}

std::vector<Cell> minimal_core(const Puzzle& puzzle, const Limits& limits) {
  Cells givens;
  for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
    if (puzzle.givens[cell] != 0) givens.push_back(cell);
  }
  const SolveOptions options;
  const auto propagation = [&](const Cells& part) {
    return refute_by_propagation(puzzle, part, limits);
  };
  // Propagation is quick, and the smaller the set, the fewer calls of the solver.
  const bool easy = propagation(givens).has_value();
  if (easy) givens = minimise(std::move(givens), propagation);
  if (!core_is_minimal(puzzle)) return easy ? givens : Cells{};
  SolverRefutation solver(puzzle, options, limits);
  std::optional<Cells> used = solver(givens);
  if (!used) throw SolverError("the solver says that there is no solution, but there is one");
  return minimise(std::move(*used), std::ref(solver));
}

}  // namespace sudoku_sat
