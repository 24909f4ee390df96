// The options of the commands that solve.
#pragma once

#include "command_line.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::cli {

/// The values of -s, -e, --amo, --reduce, --set, --unique, --timeout and --stats. Throws:
/// UsageError, SolverError.
SolveOptions solve_options(const CommandLine& line);

}  // namespace sudoku_sat::cli
