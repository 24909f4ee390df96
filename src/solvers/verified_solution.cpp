#include "verified_solution.hpp"

#include <fmt/format.h>

#include "sudoku_sat/error.hpp"
#include "sudoku_sat/verify.hpp"

namespace sudoku_sat {

void require_solution(const Puzzle& puzzle, const Grid& grid, std::string_view what) {
  if (const auto wrong = verify(puzzle, grid)) {
    const std::string why = to_string(*wrong, puzzle.geometry());
    throw SolverError(fmt::format("{} is no solution: {}", what, why));
  }
}

Grid answered_grid(const VariableMap& variables, Solver* solver) {
  Grid grid(variables.geometry().cells());
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    grid[cell] = variables.find_value(cell, [&](Var variable) { return solver->value(variable); });
  }
  return grid;
}

Grid verified_solution(const Puzzle& puzzle, const VariableMap& variables, Solver* solver) {
  Grid grid = answered_grid(variables, solver);
  require_solution(puzzle, grid, "the solver's answer");
  return grid;
}

}  // namespace sudoku_sat
