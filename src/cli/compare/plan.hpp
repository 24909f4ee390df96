// What `compare` has to do: the settings and solvers that its options name.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "api/compare/settings.hpp"
#include "cli/command_line.hpp"
#include "sudoku_sat/measure.hpp"

namespace sudoku_sat::cli {

struct ComparePlan : api::CompareSettings {
  std::vector<std::string> solvers;  ///< as they were asked for, in the order of options.solvers
  MeasureOptions options;
  std::optional<double> timeout;  ///< in seconds
};

/// The options that say what to compare and what to measure.
void add_compare_options(CommandLine& line);

/// Throws: UsageError, SolverError.
ComparePlan compare_plan(const CommandLine& line);

}  // namespace sudoku_sat::cli
