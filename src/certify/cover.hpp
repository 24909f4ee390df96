// The proof that cubes leave nothing out. See cover.cpp.
#pragma once

#include <string>
#include <vector>

#include "formula.hpp"
#include "sudoku_sat/cube_certificate.hpp"

namespace sudoku_sat {

/// A textual DRAT proof that refutes the formula and "none of the cubes holds". `raw`: a file to
/// work with. Throws: FalseClaim where there is a model; SolverError, Stopped.
std::string prove_cover(const ClaimFormula& formula, const Certificate& certificate,
                        const std::vector<Cube>& cubes, const std::string& raw,
                        const Limits& limits);

}  // namespace sudoku_sat
