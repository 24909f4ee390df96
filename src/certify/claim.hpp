// Claims completed: which one is true, and the solutions that it rests on. See claim.cpp.
#pragma once

#include <optional>

#include "sudoku_sat/certificate.hpp"

namespace sudoku_sat {

/// The claim with its solutions; without a claim: that there is no solution, or that the solution
/// found is the only one. What only the proof can show is left to it. Throws: FalseClaim where a
/// claim is seen to be false; SolverError, Stopped.
Claim completed(const std::optional<Claim>& claim, const Puzzle& puzzle, const Limits& limits);

}  // namespace sudoku_sat
