// What an outcome says where a puzzle was not decided, or by others.
#pragma once

#include <string>
#include <string_view>

#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

void mark_undecided(Outcome& outcome, std::string reason);

/// Where a solver failed, its answer that there is no solution does not count.
void mark_failed(Outcome& outcome, std::string why);

/// What failed, and which solver it was.
std::string failure_of(const SolverChoice& solver, std::string_view what);

/// What the solver's answer that there is no further solution rests on.
Evidence evidence_of(const SolverChoice& solver);

/// Which limit was reached.
std::string limit_reason(const Limits& limits);

}  // namespace sudoku_sat
