// Pencil marks in text: the candidates of the cells of a 9x9 board, as rows of cells or on one
// line.
#pragma once

#include <span>
#include <string_view>

#include "one_line.hpp"

namespace sudoku_sat {

/// Whether a row of a drawing or of words has nine cells of candidates, at least one of several:
/// "2 679 6789 1 ...". A value that a player has entered is "u7".
bool is_marks_row(std::string_view text);

/// Whether the word is what a cell of such a row holds.
bool is_marks_cell(std::string_view word);

/// Of the word of a cell its value; 0 where it has candidates, or a value that was entered.
Value given_of_marks(std::string_view word);

/// Adds to the board what the cells of its rows may hold. Requires: rows of marks that have been
/// read as its givens.
void add_pencil_marks(std::span<const TextLine> rows, ParsedBoard& board);

/// Whether the line is nine characters for each cell: values in their places, or signs of nothing,
/// and no cell without a value.
bool is_marks_line(const TextLine& line);

/// Requires: is_marks_line(). Throws: TextError where its label can't be.
ParsedBoard read_marks_line(const TextLine& line);

}  // namespace sudoku_sat
