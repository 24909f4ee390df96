// CaDiCaL in the process.
#pragma once

#include <memory>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

std::unique_ptr<Solver> make_cadical();

}  // namespace sudoku_sat
