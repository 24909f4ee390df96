// Explains what leaves a value few places in a unit. See place_needs.cpp.
#pragma once

#include "need_lines.hpp"

namespace sudoku_sat::cli {

/// Adds the line of the constraint, which has a place for a value.
void tell_places(NeedLines& lines, std::size_t constraint);

}  // namespace sudoku_sat::cli
