// Boards of rules whose digits are 0 and as many more as a row has cells.
#pragma once

#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::rule {

/// From 0 on each value is a symbol, which there are not for more.
inline constexpr int largest_from_zero = 34;

/// The board with the values 0 to N + `further`, N rows of N cells with N boxes. Throws: InputError
/// where it has another shape, several grids or other values that were asked for.
Geometry with_digits_from_zero(const Geometry& plain, const RuleUse& use, int further);

}  // namespace sudoku_sat::rule
