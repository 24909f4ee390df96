// Rules without data whose meaning is statements about the whole board.
#pragma once

#include <string_view>

#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

/// Adds the statements, a line each, under the name of the rule.
void apply_to_board(std::string_view meaning, const Geometry& geometry, const RuleUse& use,
                    Constraints& out);

}  // namespace sudoku_sat
