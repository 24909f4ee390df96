// A whole puzzle on one line, with the label after it; after something else; with 0 for a value;
// as pencil marks.
#pragma once

#include "sudoku_sat/puzzle.hpp"
#include "value_scanner.hpp"

namespace sudoku_sat::format {

/// A puzzle before its size is compared with what was asked for.
struct ParsedBoard {
  int size = 0;
  Grid givens;
  std::string label;
  std::size_t line = 0;              ///< the number of its first line
  std::string symbols = {};          ///< that its values were told by; empty: as everywhere
  std::vector<RuleText> rules = {};  ///< that the text says without naming them
  Grid entries = {};  ///< what was entered into cells that are not givens; empty: nothing
  std::vector<std::vector<Value>> marks = {};  ///< of each cell, of a player; empty: none
  std::optional<Geometry> box = {};            ///< the boxes, if a drawing shows them
  std::string_view format = {};                ///< the name of the one that it was read as
  Grid solution = {};                          ///< that the text gives beside it; empty: none
  std::string remark = {};  ///< what its reader should be told of how it was read
};

/// Adds a sentence to the board's remark.
void add_remark(ParsedBoard& board, std::string_view sentence);

/// The whole number whose square is `count`, if there is one.
std::optional<std::size_t> square_root(std::size_t count);

/// Throws: TextError; a well-formed puzzle of another size than `wanted` is not an error here.
ParsedBoard read_one_line(Reading reading, const TextLine& line, std::optional<int> wanted);

// Signs of empty cells that only the board as a whole shows to be some: x, ?, e.

/// The sign in place of which a dot can stand on a board of `size`: it comes twice at least, is not
/// one of the board's values, and no other sign is; '\0' if there is none.
char unusual_empty_sign(std::span<const std::string_view> rows, std::size_t size);

/// The text with dots for the sign, in either case.
std::string with_dots_for(char sign, std::string_view text);

/// What is said of it.
std::string remark_on_empty_sign(char sign);

// A puzzle that stands on its line after something else: a number in a list, a hash, a name.

/// A part of a line.
struct LinePart {
  std::size_t begin = 0;
  std::size_t length = 0;  ///< 0: there is none
};

/// The first word of the line that is a whole puzzle of at least 6x6, or of 4x4 after nothing but
/// a list's mark ("1.", "-"). No row of a board has such a word: a row of that length has numbers.
LinePart puzzle_word(const TextLine& line);

/// Reads that word; what stands around it is the label. Throws: TextError.
ParsedBoard read_puzzle_word(const TextLine& line, const LinePart& word, std::optional<int> wanted);

// Whether 0 is a value or an empty cell.

/// Decides what the zeros of a board are that has been read with 0 for an empty cell, where that
/// may be wrong: on a board of 16 values with letters up to F, and on one that has another sign for
/// an empty cell and no value as large as the board. They are values where no two of them stand in
/// one row or column. What was decided is a remark. `lines`: those of the board; `word`: what they
/// had for an empty cell where a dot stands now.
void settle_zeros(Reading reading, std::span<const TextLine> lines, ParsedBoard& board,
                  std::string_view word = {});

// Pencil marks: the candidates of the cells of a 9x9 board, as rows of cells or on one line.

/// Whether a row of a drawing or of words has nine cells of candidates, at least one of several:
/// "2 679 6789 1 ...". A value that a player has entered is "u7".
bool is_marks_row(std::string_view text);

/// Whether the word is what a cell of such a row holds.
bool is_marks_cell(std::string_view word);

/// Of the word of a cell its value; 0 if it has candidates, or a value that was entered.
Value given_of_marks(std::string_view word);

/// Adds to the board what the cells of its rows may hold. Requires: rows of marks that have been
/// read as its givens.
void add_pencil_marks(std::span<const TextLine> rows, ParsedBoard& board);

/// Whether the line is nine characters for each cell: values in their places, or signs of nothing,
/// and no cell without a value.
bool is_marks_line(const TextLine& line);

/// Requires: is_marks_line(). Throws: TextError if its label can't be.
ParsedBoard read_marks_line(const TextLine& line);

}  // namespace sudoku_sat::format
