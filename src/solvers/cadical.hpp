// CaDiCaL in the process.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

/// Requires: settings that solver_setting() accepts.
std::unique_ptr<Solver> make_cadical(std::span<const SolverSetting> settings);

/// Whether this release has LRAT.
bool cadical_writes_lrat();

/// See make_proving_solver.
std::unique_ptr<Solver> make_proving_cadical(const std::string& proof_file, ProofForm form);

}  // namespace sudoku_sat
