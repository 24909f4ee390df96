#include "solutions.hpp"

#include <algorithm>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

namespace {

[[noreturn]] void reject(const std::string& file, const std::string& why) {
  throw InputError({file}, "no solution: " + why);
}

}  // namespace

Grid SolutionReader::read(std::string_view line, const std::string& file) {
  const Geometry& geometry = puzzle_.geometry();
  Grid grid = from_line(geometry, line, {file});
  const bool variables = geometry.variables() != 0;
  if (const auto wrong = variables ? violation(puzzle_, grid) : verify(puzzle_, grid)) {
    reject(file, to_string(*wrong, geometry));
  }
  return variables ? with_variables(grid, file) : grid;
}

Grid SolutionReader::with_variables(const Grid& grid, const std::string& file) {
  const Geometry& geometry = puzzle_.geometry();
  const auto cells = grid.begin() + static_cast<std::ptrdiff_t>(geometry.grid_cells());
  if (const auto empty = std::find(grid.begin(), cells, 0); empty != cells) {
    reject(file, geometry.name(static_cast<Cell>(empty - grid.begin())) + " is empty");
  }
  Outcome outcome = solver_.solve({puzzle_.board, grid});
  if (outcome.status == Status::unknown) throw SolverError(file + ": " + outcome.reason);
  if (!outcome.solution) reject(file, "no values of the variables beside the grid go with it");
  return std::move(*outcome.solution);
}

}  // namespace sudoku_sat
