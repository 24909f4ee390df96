// A board's rules as JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

/// The rules besides those that are on by default: an array of names with their data.
nlohmann::ordered_json rules_json(const Board& board);

}  // namespace sudoku_sat
