// Decisions, conflicts and propagations of a CaDiCaL solver.
#pragma once

#include <cadical.hpp>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

/// Not for use by two threads at once where CaDiCaL has no function for it.
SolverStatistics statistics_of(CaDiCaL::Solver& solver);

}  // namespace sudoku_sat
