// Charts on dark paper.
#pragma once

#include <string>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

/// A document that was drawn for light paper in another theme. For `automatic` it has a style sheet
/// that says what is different in the dark; programs that ignore it show light paper.
std::string in_theme(std::string document, Theme theme);

}  // namespace sudoku_sat
