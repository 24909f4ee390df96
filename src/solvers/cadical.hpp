// CaDiCaL in the process.
#pragma once

#include <memory>
#include <string>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

std::unique_ptr<Solver> make_cadical();

/// See make_proving_solver.
std::unique_ptr<Solver> make_proving_cadical(const std::string& proof_file);

}  // namespace sudoku_sat
