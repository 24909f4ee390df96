// Up to about 12x12 the rules stay in one solver with what it learns, and each question is a set of
// assumptions. On larger boards a new solver gets what propagation leaves open, in the formulation
// that is best for one puzzle of this size: it can simplify what assumptions would keep open. With
// anti-knight at 16x16 that takes half the time.
#include "alternative_solver.hpp"

#include "solvers/rules_in_solver.hpp"

namespace sudoku_sat {

namespace {

constexpr std::uint64_t most_clauses = 100'000;

bool has_few_clauses(const Board& board) {
  return size_of(Formulation(), board).clauses <= most_clauses;
}

}  // namespace

AlternativeSolver::AlternativeSolver(std::shared_ptr<const Board> board, const Grid& solution,
                                     const std::vector<Grid>& excluded, const Limits& limits)
    : board_(std::move(board)),
      solution_(solution),
      excluded_(excluded),
      limits_(limits),
      keeps_rules_(has_few_clauses(*board_)),
      variables_(board_->geometry()) {}

std::optional<Grid> AlternativeSolver::find(const Candidates& candidates,
                                            std::optional<Cell> cell) {
  return keeps_rules_ ? find_with_rules(candidates, cell) : find_in_rest(candidates);
}

std::optional<Grid> AlternativeSolver::find_with_rules(const Candidates& candidates,
                                                       std::optional<Cell> cell) {
  if (!solver_) {
    solver_ = make_solver({});
    load(*solver_, variables_, {});
  }
  for (Cell decided = 0; decided < candidates.cells(); ++decided) {
    const Value value = candidates.decided(decided);
    if (value != 0) solver_->assume(variables_.variable(decided, value));
  }
  if (cell) solver_->assume(-variables_.variable(*cell, solution_[*cell]));
  return answer(*solver_, variables_);
}

std::optional<Grid> AlternativeSolver::find_in_rest(const Candidates& candidates) const {
  const VariableMap variables(board_->geometry(), candidates);
  const Formulation formulation{.encoding = &encoding_named("triads")};
  require_memory_for_clauses({board_, candidates.decisions()}, variables, formulation, limits_);
  const std::unique_ptr<Solver> solver = make_solver({.settings = {{"stabilizeonly", 1}}});
  load(*solver, variables, formulation);
  return answer(*solver, variables);
}

std::optional<Grid> AlternativeSolver::answer(Solver& solver, const VariableMap& variables) const {
  const Answer answer = solver.solve(limits_);
  if (answer == Answer::unknown) throw Stopped(limits_.reached());
  if (answer == Answer::unsatisfiable) return std::nullopt;
  return answered_grid(variables, &solver);
}

void AlternativeSolver::load(Solver& solver, const VariableMap& variables,
                             const Formulation& formulation) const {
  load_rules(*board_, variables, formulation, solver, limits_);
  exclude(solution_, solver, variables);
  for (const Grid& grid : excluded_) exclude(grid, solver, variables);
}

/// Adds the clause that some open cell of the grids has another value; adds none where a decided
/// one has it already. Another shading of the same grid is no other solution.
void AlternativeSolver::exclude(const Grid& grid, Solver& solver,
                                const VariableMap& variables) const {
  std::vector<Lit> clause;
  for (Cell cell = 0; cell < board_->geometry().grid_cells(); ++cell) {
    if (variables.decided(cell) == grid[cell]) continue;
    if (!variables.append_literals(cell, grid[cell], clause)) return;
  }
  for (Lit& literal : clause) literal = -literal;
  solver.add_clause(clause);
}

}  // namespace sudoku_sat
