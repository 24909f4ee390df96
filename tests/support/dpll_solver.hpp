// A second built-in solver, as a developer would add one: an entry with a factory. It is DPLL
// without learning (Davis, Logemann & Loveland 1962), for small formulas.
#pragma once

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::support {

extern const SolverEntry dpll;

/// How many of them were made so far, and how often they were asked.
struct DpllUse {
  int made = 0;
  int asked = 0;
};
const DpllUse& dpll_use();

}  // namespace sudoku_sat::support
