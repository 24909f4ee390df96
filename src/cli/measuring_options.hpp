// Values of options that `compare` and `family` have in common: both measure solvers on boards that
// are made for it.
#pragma once

#include <string>
#include <vector>

#include "command_line.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::cli {

/// The option's list of solvers, each once; `all` and `installed` mean those of `list solvers` that
/// are installed.
std::vector<std::string> solver_names_option(const CommandLine& line, const std::string& option);

/// The same, with statistics enabled. Throws: UsageError, SolverError if one is not installed.
std::vector<SolverChoice> solvers_named(const std::vector<std::string>& names);

}  // namespace sudoku_sat::cli
