// The options of commands that write or show a formula, for both front ends.
#pragma once

#include "app/values.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/explain.hpp"
#include "sudoku_sat/export.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::report {

/// Of `dimacs`. The formulation may be open: see formulation_for(). Throws: UsageError.
CnfOptions cnf_options(const app::OptionValues& given);

/// For --exclude-solution: solves the puzzle and makes the formula exclude its solution; false if
/// there is none. Throws: Stopped, SolverError.
bool exclude_solution(const PuzzleInput& input, CnfOptions& options, const Limits& limits);
inline constexpr std::string_view nothing_to_exclude =
    "no solution to exclude, so no formula is written";

/// Of `trace`, without --decide, whose literals depend on the formula. Throws: UsageError.
TraceOptions trace_options(const app::OptionValues& given);

// Of `export`.

/// Throws: UsageError.
const ExportLanguage& export_language(const app::OptionValues& given);

/// Requires: the puzzle was read. Throws: UsageError.
ExportOptions settings_of_export(const app::OptionValues& given, const PuzzleInput& input);

}  // namespace sudoku_sat::report
