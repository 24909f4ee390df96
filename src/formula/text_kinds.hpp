// The kinds of texts that are mistaken for formulas, for solvers' answers and for puzzles,
// recognised by one line: a table, so that each reader can name what it was given instead of what
// is missing.
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

/// The same for the reader of puzzles, about formulas: what else begins like one may be a puzzle.
std::string not_a_puzzle(std::string_view line);

}  // namespace sudoku_sat::formula
