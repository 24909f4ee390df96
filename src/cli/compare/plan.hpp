// The plan of `compare`: the settings and solvers that its options name.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/command_line.hpp"
#include "report/compare/settings.hpp"
#include "sudoku_sat/measure.hpp"

namespace sudoku_sat::cli {

struct ComparePlan : report::CompareSettings {
  std::vector<std::string> solvers;  ///< as given, in the order of options.solvers
  MeasureOptions options;
  std::optional<double> timeout;  ///< in seconds
};

/// Throws: UsageError, SolverError.
ComparePlan compare_plan(const CommandLine& line);

}  // namespace sudoku_sat::cli
