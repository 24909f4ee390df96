// The options of `export`, for both front ends.
#pragma once

#include "app/values.hpp"
#include "sudoku_sat/export.hpp"

namespace sudoku_sat::report {

/// Throws: UsageError.
const ExportLanguage& export_language(const app::OptionValues& given);

/// Requires: the puzzle was read. Throws: UsageError.
ExportOptions settings_of_export(const app::OptionValues& given, const PuzzleInput& input);

}  // namespace sudoku_sat::report
