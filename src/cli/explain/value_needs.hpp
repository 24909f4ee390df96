// Explains what leaves a cell few values. See value_needs.cpp.
#pragma once

#include "need_lines.hpp"

namespace sudoku_sat::cli {

/// Adds the line of the constraint, which requires a value for a cell.
void tell_cell(NeedLines& lines, std::size_t constraint);

}  // namespace sudoku_sat::cli
