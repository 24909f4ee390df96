// What players call a step. See step_names.cpp.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "sudoku_sat/explain.hpp"

namespace sudoku_sat {

/// Whether the cell may hold the value, as far as is known before the step.
using Possible = std::function<bool(Cell, Value)>;

/// "naked single", "hidden pair", "X-wing", ...; empty where the reasons have no such shape.
std::string step_name(const Step& step, const Board& board, const Possible& possible);

/// Whether the name is of a chain that is best told as an argument.
bool is_told_as_argument(std::string_view name);

}  // namespace sudoku_sat
