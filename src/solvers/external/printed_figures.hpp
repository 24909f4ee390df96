// What a solver prints of its work, among all else that it prints.
#pragma once

#include <string>
#include <string_view>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

/// The totals that `text` names, in the form of any of the solvers; where a figure comes twice, the
/// last one. No value for a figure that is missing or not a whole number. Nothing is added up.
SolverStatistics printed_figures(std::string_view text);

/// Takes z3's figures off the end of `text`, "(:name value ... :name value)": they are no part of
/// an answer, and not comments either, unlike those of all other solvers.
void cut_trailing_figures(std::string& text);

}  // namespace sudoku_sat
