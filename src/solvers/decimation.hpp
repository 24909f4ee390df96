// A solver for satisfiable formulas that are mostly "exactly one of these", such as Sudoku's, that
// are too hard for clause learning. See decimation.cpp.
#pragma once

#include <cstdint>
#include <memory>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

/// It finds a model or goes on until a limit is reached; that there is none it says only where
/// propagation of single literals shows it. It takes any formula, but searches only among variables
/// that are in clauses without negations, and gives up where these leave others contradictory. A
/// conflict of limit_conflicts() counts as much as five thousand messages, which takes about as
/// long. Assumptions throw std::logic_error.
std::unique_ptr<Solver> make_decimation(std::uint64_t seed = 1);

}  // namespace sudoku_sat
