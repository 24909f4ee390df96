// Reasons about variables besides the grid, which are statements of a rule or of the puzzle file:
// their name and cells, without naming any cell twice, and what would break them. A step of such
// reasons has no sentence of its own.
#pragma once

#include <string>

#include "sudoku_sat/explain.hpp"

namespace sudoku_sat::cli {

/// Whether a diagram or a formula speaks of a variable.
bool is_about_variables(const Reason& reason, const Board& board);

/// `rule "row_sum(2, 1)" in line 5`, "one negated cell in each row and column: r1c3-r6c3".
std::string statement_text(const Reason& reason, const Board& board);

/// The opposite of what the step concludes: "shaded(r2c2)=1 or shaded(r2c3)=1"; "anything else" if
/// that would be long.
std::string opposites(const Step& step, const Board& board);

}  // namespace sudoku_sat::cli
