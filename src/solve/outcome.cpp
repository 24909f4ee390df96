// Words and sums of what is found out about puzzles, and what options leave open.
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

std::string_view name(Status status) {
  switch (status) {
    case Status::solved:
      return "solved";
    case Status::inconsistent:
      return "inconsistent";
    case Status::unsatisfiable:
      return "unsatisfiable";
    default:
      return "unknown";
  }
}

std::string_view name(DecidedBy by) {
  switch (by) {
    case DecidedBy::propagation:
      return "unit propagation";
    case DecidedBy::cubes:
      return "cubes";
    case DecidedBy::solver:
      return "solver";
    default:
      return "";
  }
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
