// The kinds of texts that are mistaken for formulas and for solvers' answers, by a line of them:
// one table, so that each reader can name what it was given instead of saying what it lacks.
#pragma once

#include <string>
#include <string_view>

namespace sudoku_sat::formula {

/// What a formula's reader says of a line that is no part of one; empty: it is of no known kind.
std::string not_a_formula(std::string_view line);

/// The same for the reader of answers. `variables`: of the formula, whose bits are no board.
std::string not_an_answer(std::string_view line, std::size_t variables);

}  // namespace sudoku_sat::formula
