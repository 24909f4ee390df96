// Encoding on the way to a solver, decoding on the way back. verified_solution() returns no grid
// that verify() has not passed.
#include "rules_in_solver.hpp"

#include <fmt/format.h>

#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

Size load_rules(const Board& board, const VariableMap& variables, const Formulation& formulation,
                SinkRef sink, const Limits& limits) {
  TallySink tally(sink);
  LimitedSink limited(tally, limits);
  encode_rules(board, variables, formulation, limited);
  return tally.size();
}

Size load_puzzle(const Puzzle& puzzle, const VariableMap& variables, const Formulation& formulation,
                 const std::vector<Grid>& excluded, SinkRef sink, const Limits& limits) {
  TallySink tally(sink);
  LimitedSink limited(tally, limits);
  encode_puzzle(puzzle, variables, formulation, limited);
  const Size size = tally.size();
  ClauseStream clauses(sink);
  for (const Grid& grid : excluded) {
    if (const auto clause = excluded_clause(grid, variables)) clauses.add(*clause);
  }
  clauses.flush();
  return size;
}

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
