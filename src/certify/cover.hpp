// The proof that cubes leave nothing out. See cover.cpp.
#pragma once

#include <string>

#include "sudoku_sat/cube_certificate.hpp"

namespace sudoku_sat {

/// A textual DRAT proof that refutes the claim's formula and "none of the cubes holds". `raw`: a
/// file to work with. Throws: FalseClaim where there is a model; SolverError, Stopped.
std::string prove_cover(const ProvedCubes& parts, const std::string& raw, const Limits& limits);

}  // namespace sudoku_sat
