// Whether a formula has as many models as its puzzle has solutions. The grids of its models are
// listed by a solver, each excluded once it is found; the models with one grid are counted by unit
// propagation, and by cases where it leaves an auxiliary variable open. In most formulas it never
// does: the auxiliary variables are then functions of the cells. The number of solutions comes from
// the search on the board, so that neither count can inherit the other's mistakes.
#include <cstdlib>

#include "measurements.hpp"
#include "solvers/board_solver.hpp"
#include "sudoku_sat/enumerate.hpp"

namespace sudoku_sat::measure {

namespace {

/// Counts the models of the clauses in which the literals are true, until there are more than
/// `most`.
class Extensions {
 public:
  Extensions(UnitPropagation& engine, std::size_t variables, std::uint64_t most,
             const Limits& limits)
      : engine_(engine), variables_(static_cast<Var>(variables)), most_(most), limits_(limits) {}

  std::uint64_t count(std::vector<Lit>& literals) {
    if (!engine_.propagate(literals, limits_)) return 0;
    for (Var variable = 1; variable <= variables_; ++variable) {
      if (engine_.value(variable) != Model::Value::open) continue;
      std::uint64_t found = 0;
      for (const Lit literal : {-variable, variable}) {
        if (found > most_) break;
        literals.push_back(literal);
        found += count(literals);
        literals.pop_back();
      }
      return found;
    }
    return 1;
  }

 private:
  UnitPropagation& engine_;
  Var variables_;
  std::uint64_t most_;
  const Limits& limits_;
};

/// Without cells besides the grid: a grid that is excluded is so with all their values.
std::vector<Lit> literals_of(const Grid& grid, const VariableMap& variables) {
  std::vector<Lit> literals;
  for (Cell cell = 0; cell < variables.geometry().grid_cells(); ++cell) {
    variables.append_literals(cell, grid[cell], literals);
  }
  return literals;
}

/// The models; more than `most` if there are more.
std::uint64_t count_models(const Formulation& formulation, const Puzzle& puzzle,
                           const VariableMap& variables, std::uint64_t most, const Limits& limits) {
  UnitPropagation engine;
  const Size size = solvers::load_rules(*puzzle.board, variables, formulation, engine, limits);
  Extensions extensions(engine, size.variables, most, limits);
  if (variables.complete()) {
    std::vector<Lit> none;
    return extensions.count(none);
  }
  solvers::BoardSolver solver(puzzle, variables, {}, limits, formulation);
  std::uint64_t models = 0;
  while (models <= most) {
    limits.check();
    const std::optional<Grid> grid = solver.find(puzzle, limits);
    if (!grid) break;
    std::vector<Lit> literals = literals_of(*grid, variables);
    models += extensions.count(literals);
    if (!solver.exclude(*grid)) break;
  }
  return models;
}

}  // namespace

}  // namespace sudoku_sat::measure

namespace sudoku_sat {

std::optional<ModelCount> models_of(const Formulation& formulation, const Puzzle& puzzle,
                                    std::uint64_t most, const Limits& limits) {
  const LimitsScope scope(limits);
  const Counted counted = count(puzzle, {.limit = most + 1, .with_variables = true}, limits);
  if (counted.stopped) throw Stopped(*counted.stopped);
  if (counted.solutions.number > most) return std::nullopt;
  ModelCount found{0, static_cast<std::uint64_t>(counted.solutions.number)};
  const auto variables = reduced_variables(puzzle, formulation, limits);
  if (variables) {
    found.models = measure::count_models(formulation, puzzle, *variables, most, limits);
  }
  found.models = std::min(found.models, most + 1);
  return found;
}

}  // namespace sudoku_sat
