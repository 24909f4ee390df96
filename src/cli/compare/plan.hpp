// What `compare` has to do: the settings and solvers that its options name.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/command_line.hpp"
#include "report/compare/settings.hpp"
#include "sudoku_sat/measure.hpp"

namespace sudoku_sat::cli {

struct ComparePlan : report::CompareSettings {
  std::vector<std::string> solvers;  ///< as they were asked for, in the order of options.solvers
  MeasureOptions options;
  std::optional<double> timeout;  ///< in seconds
};

/// The options that say what to compare and what to measure.
void add_compare_options(CommandLine& line);

/// Throws: UsageError, SolverError.
ComparePlan compare_plan(const CommandLine& line);

}  // namespace sudoku_sat::cli
