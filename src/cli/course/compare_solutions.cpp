// Models are listed and checked only by the rules (`verify`), which know no clauses; errors are
// shown on the grid. A formula that is too weak ends the list with its first wrong model, so never
// more than the puzzle's own solutions are listed.
#include <fmt/format.h>

#include <algorithm>

#include "clauses.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::cli {

namespace {

/// A model's values of each cell.
using CellValues = std::vector<std::vector<Value>>;

CellValues values_of(Solver& solver, const Geometry& geometry) {
  const auto size = static_cast<std::size_t>(geometry.size());
  CellValues values(geometry.cells());
  for (std::size_t i = 0; i < values.size() * size; ++i) {
    if (solver.value(static_cast<Var>(i + 1))) {
      values[i / size].push_back(static_cast<Value>(i % size + 1));
    }
  }
  return values;
}

/// Rows of symbols; a dot for a cell without a value, an asterisk for one with several.
std::string picture_of(const CellValues& values, const Geometry& geometry) {
  std::string text;
  const auto size = static_cast<std::size_t>(geometry.size());
  for (std::size_t cell = 0; cell < values.size(); ++cell) {
    if (cell % size == 0) text += "\n   ";
    text += values[cell].empty()      ? " ."
            : values[cell].size() > 1 ? " *"
                                      : fmt::format(" {}", values[cell].front());
  }
  return text;
}

/// What is wrong with the values as a solution; empty: nothing.
std::string wrong_in(const CellValues& values, const Puzzle& puzzle) {
  Grid grid;
  for (const auto& cell : values) grid.push_back(cell.size() == 1 ? cell.front() : Value{0});
  for (std::size_t cell = 0; cell < values.size(); ++cell) {
    const std::string name = puzzle.geometry().name(static_cast<Cell>(cell));
    if (values[cell].empty()) return name + " has no value";
    if (values[cell].size() > 1) {
      return fmt::format("{} has {} and {}", name, values[cell][0], values[cell][1]);
    }
  }
  const auto found = verify(puzzle, grid);
  return found ? to_string(*found, puzzle.geometry()) : "";
}

/// Excludes the grid that the solver has found, and returns it.
Grid take_grid(Solver& solver, const CellValues& values, std::size_t size) {
  Grid grid;
  CourseClause blocking;
  for (std::size_t cell = 0; cell < values.size(); ++cell) {
    grid.push_back(values[cell].front());
    blocking.push_back(-static_cast<Lit>(cell * size + values[cell].front()));
  }
  solver.add_clause(blocking);
  return grid;
}

/// A solution of the puzzle that is in neither set.
std::optional<Grid> other_solution(const Puzzle& puzzle, const std::set<Grid>& allowed,
                                   const std::set<Grid>& excluded, const Limits& limits) {
  std::optional<Grid> other;
  SolveOptions all;
  all.solutions = 0;
  PuzzleSolver(all).solve(puzzle, limits, [&](const Grid& grid) {
    if (!other && !allowed.contains(grid) && !excluded.contains(grid)) other = grid;
  });
  limits.check();
  return other;
}

}  // namespace

std::string compare_solutions(const MemorySink& clauses, const Puzzle& puzzle, const Limits& limits,
                              const std::set<Grid>& excluded) {
  const Geometry& geometry = puzzle.geometry();
  const auto size = static_cast<std::size_t>(geometry.size());
  const auto answer = solver_of(clauses_in(clauses), geometry.cells() * size);
  std::set<Grid> allowed;
  while (satisfiable(*answer, {}, limits)) {
    const CellValues values = values_of(*answer, geometry);
    const std::string wrong = wrong_in(values, puzzle);
    if (!wrong.empty()) {
      return fmt::format("the clauses allow this grid, in which {}:{}", wrong,
                         picture_of(values, geometry));
    }
    const Grid grid = take_grid(*answer, values, size);
    if (excluded.contains(grid)) {
      return "the clauses allow this grid, which should be excluded:" +
             picture_of(values, geometry);
    }
    allowed.insert(grid);
  }
  const auto missing = other_solution(puzzle, allowed, excluded, limits);
  if (!missing) return {};
  CellValues values;
  for (const Value value : *missing) values.push_back({value});
  return "the clauses forbid this grid, which obeys the rules:" + picture_of(values, geometry);
}

}  // namespace sudoku_sat::cli
