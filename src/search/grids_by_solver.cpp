// Where variables stand beside the grid, several solutions may have the same grid, which counts
// once: so a solver is asked again and again, each time without the grids that it has found. A tree
// of decisions on cells would have to end each branch with a search for variables, and those are
// what makes such puzzles hard.
#include "grids_by_solver.hpp"

#include "solvers/board_solver.hpp"

namespace sudoku_sat {

bool grids_by_solver(const Puzzle& puzzle, const Limits& limits,
                     const std::function<bool(const Grid&)>& visit) {
  std::optional<BoardSolver> solver = BoardSolver::after_propagation(puzzle, {}, limits);
  if (!solver) return true;
  while (const std::optional<Grid> grid = solver->find(puzzle, limits)) {
    if (!visit(*grid)) return false;
    if (!solver->exclude(*grid)) return true;
  }
  return true;
}

}  // namespace sudoku_sat
