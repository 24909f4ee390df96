// True candidates: one solver, which keeps what it has learnt, is asked again and again for a
// solution with a new value in some cell, one that no earlier solution had there, until there is
// none. Each answer shows a value for every cell, so few are needed: two on a puzzle with one
// solution.
#include <algorithm>

#include "solvers/rules_in_solver.hpp"
#include "sudoku_sat/enumerate.hpp"

namespace sudoku_sat {

namespace {

class TrueCandidateSearch {
 public:
  TrueCandidateSearch(const Puzzle& puzzle, const VariableMap& variables,
                      const std::vector<Grid>& excluded, const Limits& limits)
      : puzzle_(puzzle),
        variables_(variables),
        limits_(limits),
        solver_(make_solver({})),
        seen_(variables.variables() + 1, false) {
    load_puzzle(puzzle, variables, {}, excluded, *solver_, limits);
  }

  TrueCandidates run() {
    while (const std::optional<Grid> grid = next()) {
      for (Cell cell = 0; cell < grid->size(); ++cell) {
        if (variables_.decided(cell) != 0) continue;
        seen_[static_cast<std::size_t>(variables_.variable(cell, (*grid)[cell]))] = true;
      }
      any_ = true;
    }
    return result();
  }

 private:
  std::optional<Grid> next() {
    const Lit active = solver_->new_vars(1);
    std::vector<Lit> unseen{-active};
    for (std::size_t variable = 1; variable < seen_.size(); ++variable) {
      if (!seen_[variable]) unseen.push_back(static_cast<Lit>(variable));
    }
    solver_->add_clause(unseen);
    solver_->assume(active);
    const Answer answer = solver_->solve(limits_);
    if (answer == Answer::unknown) throw Stopped(limits_.reached());
    if (answer == Answer::unsatisfiable) return std::nullopt;
    return verified_solution(puzzle_, variables_, solver_.get());
  }

  TrueCandidates result() const {
    TrueCandidates found(puzzle_.givens.size());
    for (Cell cell = 0; any_ && cell < found.size(); ++cell) {
      if (variables_.decided(cell) != 0) {
        found[cell].push_back(variables_.decided(cell));
        continue;
      }
      variables_.for_each(cell, [&](int value, Var variable) {
        if (seen_[static_cast<std::size_t>(variable)]) {
          found[cell].push_back(static_cast<Value>(value));
        }
      });
    }
    return found;
  }

  const Puzzle& puzzle_;
  const VariableMap& variables_;
  const Limits& limits_;
  std::unique_ptr<Solver> solver_;
  std::vector<bool> seen_;  ///< by variable
  bool any_ = false;
};

/// The true candidates of a puzzle whose only solution is known.
TrueCandidates only_candidates(const Puzzle& puzzle, const Grid& grid,
                               const std::vector<Grid>& excluded) {
  TrueCandidates found(grid.size());
  if (std::find(excluded.begin(), excluded.end(), grid) != excluded.end()) return found;
  require_solution(puzzle, grid, "what propagation decided");
  for (Cell cell = 0; cell < grid.size(); ++cell) found[cell].push_back(grid[cell]);
  return found;
}

}  // namespace

TrueCandidates true_candidates(const Puzzle& puzzle, const std::vector<Grid>& excluded,
                               const Limits& limits) {
  const std::optional<Candidates> left = propagate(puzzle, limits);
  if (!left) return TrueCandidates(puzzle.givens.size());
  if (left->complete()) return only_candidates(puzzle, left->decisions(), excluded);
  require_memory_for_variables(puzzle.geometry(), left->open());
  const VariableMap variables(puzzle.geometry(), *left);
  require_memory_for_clauses(puzzle, variables, {}, limits);
  return TrueCandidateSearch(puzzle, variables, excluded, limits).run();
}

}  // namespace sudoku_sat
