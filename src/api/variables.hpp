// The variables beside the grid, as text below a grid and as JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

/// "t = 12", and a drawing for those of all cells, # where a truth holds; ? where a grid of all
/// cells leaves one open. Empty where it leaves all of them open.
std::string variables_text(const Board& board, const Grid& grid);

/// A field for each: true, false or a number, null where it is open; an array for those of a list.
nlohmann::ordered_json variables_json(const Board& board, const Grid& grid);

/// What a variable may be, given the values that its cells may have each: numbers, or truths. Of a
/// number with several digits nothing is known unless they are.
nlohmann::ordered_json candidates_json(const Variable& variable,
                                       const std::vector<std::vector<Value>>& found);

}  // namespace sudoku_sat
