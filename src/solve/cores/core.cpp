// A minimal inconsistent set of givens. Cubes tell which sets have a solution, where the board has
// some: they need no formula and take microseconds. Elsewhere unit propagation shrinks the set
// first, where it finds a contradiction: a smaller set needs fewer calls of the solver.

#include "minimal_subsets.hpp"
#include "search/formula_free_search.hpp"
#include "solver_oracle.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

using namespace cores;

namespace {

/// Items are the givens in reading order.
class GivensWithoutSolver : public SubsetOracle {
 public:
  GivensWithoutSolver(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle), limits_(limits), cells_(puzzle.given_cells()) {}

  std::size_t items() const override { return cells_.size(); }

 protected:
  Puzzle part(const Subset& subset) const {
    Puzzle part{puzzle_.board, Grid(puzzle_.givens.size(), 0)};
    for (const std::uint32_t item : subset)
      part.givens[cells_[item]] = puzzle_.givens[cells_[item]];
    return part;
  }

  const Puzzle& puzzle_;
  const Limits& limits_;

 private:
  std::vector<Cell> cells_;
};

/// A set is inconsistent if unit propagation alone refutes it.
class PropagationOracle : public GivensWithoutSolver {
 public:
  using GivensWithoutSolver::GivensWithoutSolver;

  Verdict ask(const Subset& subset) override {
    limits_.check();
    return {propagate(part(subset), limits_).has_value(), subset};
  }
};

/// Asks the cubes, and a solver about a set that takes too many of them.
class CubesOracle : public GivensWithoutSolver {
 public:
  CubesOracle(const Puzzle& puzzle, search::FormulaFreeSearch& cubes, const Limits& limits)
      : GivensWithoutSolver(puzzle, limits), cubes_(cubes) {}

  Verdict ask(const Subset& subset) override {
    const search::FormulaFreeSearch::Result found = cubes_.search(part(subset).givens, 1, limits_);
    if (found.complete) return {found.solutions != 0, subset};
    if (!solver_) solver_.emplace(puzzle_, limits_);
    return solver_->ask(subset);
  }

 private:
  search::FormulaFreeSearch& cubes_;
  std::optional<GivensOracle> solver_;
};

/// A minimal core within an inconsistent set.
Subset core_within(Subset givens, SubsetOracle& oracle,
                   const std::function<void(std::size_t)>& on_progress) {
  SubsetOracle::Verdict verdict = oracle.ask(givens);
  if (verdict.consistent) {
    throw SolverError("the solver says that there is no solution, but there is one");
  }
  if (on_progress) on_progress(verdict.items.size());
  return shrink(std::move(verdict.items), oracle, on_progress);
}

std::vector<Cell> cells_of(const Subset& givens, const Puzzle& puzzle) {
  const std::vector<Cell> all = puzzle.given_cells();
  std::vector<Cell> cells;
  for (const std::uint32_t item : givens) cells.push_back(all[item]);
  return cells;
}

}  // namespace

bool core_is_minimal(const Puzzle& puzzle) { return GivensOracle::fits(*puzzle.board); }

std::vector<Cell> minimal_core(const Puzzle& puzzle, const Limits& limits,
                               const std::function<void(std::size_t)>& on_progress) {
  Subset givens = complement({}, puzzle.given_count());
  if (const auto cubes = search::FormulaFreeSearch::make(*puzzle.board);
      cubes && puzzle.board->only_all_different()) {
    CubesOracle oracle(puzzle, *cubes, limits);
    return cells_of(core_within(std::move(givens), oracle, on_progress), puzzle);
  }
  PropagationOracle propagation(puzzle, limits);
  const bool easy = !propagation.ask(givens).consistent;
  if (easy) givens = shrink(std::move(givens), propagation, on_progress);
  if (easy && givens.empty()) return {};
  if (!core_is_minimal(puzzle)) return easy ? cells_of(givens, puzzle) : std::vector<Cell>();
  GivensOracle solver(puzzle, limits);
  const Subset core = core_within(std::move(givens), solver, on_progress);
  require_core(core, solver);
  return cells_of(core, puzzle);
}

}  // namespace sudoku_sat
