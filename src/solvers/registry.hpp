// The solvers that are linked into the program, each by its name. A file that defines one includes
// this first, so that one of another type, or without its line in registry.def, does not compile.
#pragma once

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::linked_solvers {

#define REGISTER(name) extern const SolverEntry name;
#include "registry.def"
#undef REGISTER

}  // namespace sudoku_sat::linked_solvers
