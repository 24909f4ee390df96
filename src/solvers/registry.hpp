// The solvers that are linked into the program (see base/registry.inc).
#pragma once

#include "sudoku_sat/solver.hpp"

#define REGISTRY_FILE "solvers/registry.def"
#define REGISTRY_TYPE SolverEntry
#define REGISTRY_ENTRIES linked_solvers
#include "base/registry.inc"
