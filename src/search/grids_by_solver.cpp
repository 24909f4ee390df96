// Where variables stand beside the grid, several solutions may have the same grid, which counts
// once: so a solver is asked again and again, each time without the grids that it has found. A tree
// of decisions on cells would have to end each branch with a search for variables, and those are
// what makes such puzzles hard.
#include "grids_by_solver.hpp"

#include "solvers/rules_in_solver.hpp"
#include "sudoku_sat/propagation.hpp"

namespace sudoku_sat {

bool grids_by_solver(const Puzzle& puzzle, const Limits& limits,
                     const std::function<bool(const Grid&)>& visit) {
  const std::optional<Candidates> left = propagate(puzzle, limits);
  if (!left) return true;
  const VariableMap variables(puzzle.geometry(), *left);
  if (variables.complete()) return visit(verified_solution(puzzle, variables, nullptr));
  require_memory_for_clauses(puzzle, variables, {}, limits);
  const std::unique_ptr<Solver> solver = make_solver({});
  load_puzzle(puzzle, variables, {}, {}, *solver, limits);
  while (true) {
    const Answer answer = solver->solve(limits);
    if (answer == Answer::unknown) throw Stopped(limits.reached());
    if (answer == Answer::unsatisfiable) return true;
    const Grid grid = verified_solution(puzzle, variables, solver.get());
    if (!visit(grid)) return false;
    const std::vector<Lit> clause = excluding_clause(grid, variables, puzzle);
    if (clause.empty()) return true;
    solver->add_clause(clause);
  }
}

}  // namespace sudoku_sat
