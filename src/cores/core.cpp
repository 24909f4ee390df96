// A minimal inconsistent set of givens. Cubes tell which sets have a solution, where the board has
// some: they need no formula and take microseconds. Elsewhere unit propagation shrinks the set
// first, where it finds a contradiction: a smaller set needs fewer calls of the solver.
#include <memory>
#include <optional>

#include "minimal_subsets.hpp"
#include "search/formula_free_search.hpp"
#include "solver_oracle.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/cores.hpp"

namespace sudoku_sat {

namespace {

/// The puzzle with these of its givens, which are items in reading order.
Puzzle part_of(const Puzzle& puzzle, const std::vector<Cell>& cells, const Subset& subset) {
  Puzzle part{puzzle.board, Grid(puzzle.givens.size(), 0)};
  for (const std::uint32_t item : subset) part.givens[cells[item]] = puzzle.givens[cells[item]];
  return part;
}

/// A set is inconsistent if unit propagation alone refutes it.
class PropagationOracle : public SubsetOracle {
 public:
  PropagationOracle(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle), limits_(limits), cells_(given_cells(puzzle)) {}

  std::size_t items() const override { return cells_.size(); }

  Verdict ask(const Subset& subset) override {
    limits_.check();
    return {propagate(part_of(puzzle_, cells_, subset), limits_).has_value(), subset};
  }

 private:
  const Puzzle& puzzle_;
  const Limits& limits_;
  std::vector<Cell> cells_;
};

/// Asks the cubes, and a solver about a set that takes too many of them.
class CubesOracle : public SubsetOracle {
 public:
  CubesOracle(const Puzzle& puzzle, FormulaFreeSearch& cubes, const Limits& limits)
      : puzzle_(puzzle), cubes_(cubes), limits_(limits), cells_(given_cells(puzzle)) {}

  std::size_t items() const override { return cells_.size(); }

  Verdict ask(const Subset& subset) override {
    const Puzzle part = part_of(puzzle_, cells_, subset);
    const FormulaFreeSearch::Result found = cubes_.search(part.givens, 1, limits_);
    if (found.complete) return {found.solutions != 0, subset};
    if (!solver_) solver_.emplace(puzzle_, limits_);
    return solver_->ask(subset);
  }

 private:
  const Puzzle& puzzle_;
  FormulaFreeSearch& cubes_;
  const Limits& limits_;
  std::vector<Cell> cells_;
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
  const std::vector<Cell> all = given_cells(puzzle);
  std::vector<Cell> cells;
  for (const std::uint32_t item : givens) cells.push_back(all[item]);
  return cells;
}

}  // namespace

bool core_is_minimal(const Puzzle& puzzle) { return GivensOracle::fits(*puzzle.board); }

std::vector<Cell> minimal_core(const Puzzle& puzzle, const Limits& limits,
                               const std::function<void(std::size_t)>& on_progress) {
  Subset givens = complement({}, puzzle.given_count());
  if (const auto cubes = FormulaFreeSearch::make(*puzzle.board);
      cubes && puzzle.board->variables().empty()) {
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
