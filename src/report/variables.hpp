// The variables besides the grid, as text below a grid and as JSON.
#pragma once

#include <span>
#include <string>
#include "base/json.hpp"

#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::report {

/// "t = 12", and a drawing for those of all cells: # if a Boolean is true, ? if the grid leaves it
/// open. Empty if it leaves all of them open.
std::string variables_text(const Board& board, const Grid& grid);

/// A field for each: true, false or a number, null if it is open; an array for those of a list.
base::Json variables_json(const Board& board, const Grid& grid);

/// The possible values of each, from variable_candidates: "t: 1 3 5..9", and a drawing for those of
/// all cells. Empty if there are none. Requires: there is a solution.
std::string candidates_text(const Board& board, std::span<const VariableCandidates> found);

/// Likewise for one variable: numbers, or Booleans; {"numbers": [...], "complete": false} if there
/// are more.
base::Json candidates_json(const Variable& variable, const VariableCandidates& found);

}  // namespace sudoku_sat::report
