// CaDiCaL's own options by name.
#pragma once

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

/// Reads "NAME=VALUE". Throws: UsageError.
SolverSetting cadical_setting(std::string_view text);

}  // namespace sudoku_sat
