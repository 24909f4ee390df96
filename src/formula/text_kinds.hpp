// The kinds of texts that are mistaken for formulas and for solvers' answers, recognised by one
// line: a table, so that each reader can name what it was given instead of what is missing.
#pragma once

#include <string>
#include <string_view>

namespace sudoku_sat::formula {

/// What a formula's reader reports about a line that doesn't belong to one; empty: of no known
/// kind.
std::string not_a_formula(std::string_view line);

/// The same for the reader of answers. `variables`: of the formula; a text with this many bits is
/// not a board.
std::string not_an_answer(std::string_view line, std::size_t variables);

}  // namespace sudoku_sat::formula
