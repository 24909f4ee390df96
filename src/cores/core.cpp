// A minimal inconsistent set of givens. Unit propagation shrinks the set first, where it finds a
// contradiction: it is quick, and a smaller set needs fewer calls of the solver.
#include "minimal_subsets.hpp"
#include "solver_oracle.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/cores.hpp"

namespace sudoku_sat {

namespace {

/// A set is inconsistent if unit propagation alone refutes it; items are the givens in reading
/// order.
class PropagationOracle : public SubsetOracle {
 public:
  PropagationOracle(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle), limits_(limits), cells_(given_cells(puzzle)) {}

  std::size_t items() const override { return cells_.size(); }

  Verdict ask(const Subset& subset) override {
    limits_.check();
    Puzzle part{puzzle_.board, Grid(puzzle_.givens.size(), 0)};
    for (const std::uint32_t item : subset) {
      part.givens[cells_[item]] = puzzle_.givens[cells_[item]];
    }
    return {propagate(part, limits_).has_value(), subset};
  }

 private:
  const Puzzle& puzzle_;
  const Limits& limits_;
  std::vector<Cell> cells_;
};

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
  PropagationOracle propagation(puzzle, limits);
  Subset givens = complement({}, propagation.items());
  const bool easy = !propagation.ask(givens).consistent;
  if (easy) givens = shrink(std::move(givens), propagation, on_progress);
  if (!core_is_minimal(puzzle)) return easy ? cells_of(givens, puzzle) : std::vector<Cell>();
  GivensOracle solver(puzzle, limits);
  SubsetOracle::Verdict verdict = solver.ask(givens);
  if (verdict.consistent) {
    throw SolverError("the solver says that there is no solution, but there is one");
  }
  if (on_progress) on_progress(verdict.items.size());
  const Subset core = shrink(std::move(verdict.items), solver, on_progress);
  require_core(core, solver);
  return cells_of(core, puzzle);
}

}  // namespace sudoku_sat
