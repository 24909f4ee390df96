#include "verified_solution.hpp"

#include "sudoku_sat/error.hpp"
#include "sudoku_sat/verify.hpp"

namespace sudoku_sat {

Grid verified_solution(const Puzzle& puzzle, const VariableMap& variables, Solver* solver) {
  Grid grid(puzzle.givens.size());
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    grid[cell] = variables.find_value(cell, [&](Var variable) { return solver->value(variable); });
  }
  const std::string wrong = verify(puzzle, grid);
  if (!wrong.empty()) throw SolverError("the solver's answer is no solution: " + wrong);
  return grid;
}

}  // namespace sudoku_sat
