// Words and sums of what is found out about puzzles, and what options leave open.
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

std::string_view name(Status status) {
  constexpr std::string_view names[] = {"solved", "inconsistent", "unsatisfiable", "unknown"};
  return names[static_cast<std::size_t>(status)];
}

std::string_view name(DecidedBy by) {
  constexpr std::string_view names[] = {"", "unit propagation", "cubes", "solver"};
  return names[static_cast<std::size_t>(by)];
}

bool formula_left_open(const SolveOptions& options) {
  return options.solver.by_default() && options.solver.settings.empty() &&
         options.formulation == Formulation();
}

bool lists_by_tree(const SolveOptions& options) {
  return options.solutions != 1 && formula_left_open(options);
}

SolveSeconds& SolveSeconds::operator+=(const SolveSeconds& other) {
  reduce += other.reduce;
  encode += other.encode;
  solve += other.solve;
  verify += other.verify;
  return *this;
}

}  // namespace sudoku_sat
