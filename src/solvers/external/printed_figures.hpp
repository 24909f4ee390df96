// What a solver prints of its work, among all else that it prints.
#pragma once

#include <string>
#include <string_view>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

/// The totals that `text` names, in whichever of the solvers' ways; of a figure that comes twice
/// the last. A figure that is not there, or is no whole number, is without value: nothing is
/// added up.
SolverStatistics printed_figures(std::string_view text);

/// Takes z3's figures off the end of `text`, "(:name value ... :name value)": they are in no form
/// of an answer, and unlike those of all other solvers no comments either.
void cut_trailing_figures(std::string& text);

}  // namespace sudoku_sat
