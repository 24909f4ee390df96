// A second look at a text in which something couldn't be read: boards in the middle of a program, a
// post, a log or an answer. Nothing is guessed of rules: a text that has more of a puzzle than its
// grid keeps its error.
#pragma once

#include "text_ahead.hpp"

namespace sudoku_sat::format {

/// Longer texts are streams.
inline constexpr std::size_t longest_second_look = std::size_t{64} << 10;

/// A board that was read before the error.
struct SeenBoard {
  Grid givens;
  std::vector<RuleText> rules;
  bool held = false;  ///< not given away yet: a title below it may add rules
};

/// The boards of the text; empty if it has none, or more than boards. `seen`: those that were read
/// before the error, which have to be the first of them.
std::vector<ParsedBoard> boards_amid_text(const std::string& written, const std::string& name,
                                          const KnownLayout& expected,
                                          const std::vector<SeenBoard>& seen);

/// Whether the line at which the text can't be read may be left out, where the second look has
/// found `found` boards instead of `seen`. In a stream each line counts as a puzzle, but for a
/// sentence at its end; after a single puzzle anything may come that is none.
bool may_be_skipped(std::string_view text, std::size_t line, std::size_t found, std::size_t seen,
                    bool in_stream);

// Its ways.

/// Whether the line can't belong to a board.
bool is_noise(std::string_view line);

/// The text without the lines that can't belong to a board, which become blank; with the option
/// also those of numbers that count puzzles. No value if one may be a part of a puzzle's rules.
std::optional<std::string> without_noise(std::string_view text, bool without_numbers = true);

/// How many puzzles there are, if the only number that stands alone on its line says it.
std::optional<std::size_t> count_said(std::string_view text);

/// The lines that are comments in some language, without their marks; the others are blank.
std::string without_comment_marks(std::string_view text);

/// The boards that stand in brackets, in whatever language: rows in brackets of their own, all
/// values in one pair; or that facts of row, column and value describe.
std::vector<ParsedBoard> boards_in_brackets(std::string_view text, const KnownLayout& expected);

/// The killer that a text is whose brackets have two boards: the sums, and the cages.
std::vector<ParsedBoard> killer_in_brackets(std::string_view text);

/// The board of values with commas between them; no value if they are none.
std::optional<ParsedBoard> board_of_values(std::string_view values, std::size_t line,
                                           const KnownLayout& expected);

/// Row, column and value of a cell.
using Fact = std::array<std::size_t, 3>;

/// The board of facts, no two about the same cell; no value if they are no such facts.
std::optional<ParsedBoard> board_of_facts(const std::vector<Fact>& facts, std::size_t line);

/// The board that a text of facts describes; empty if it has anything else but a line before them.
std::vector<ParsedBoard> boards_of_facts(std::string_view text);

/// The board whose empty cells are blanks: as many lines as it has rows, digits at as many places.
std::vector<ParsedBoard> boards_with_room(std::string_view text);

/// The boards whose values are letters from A on, as in contests; no digit is in the text.
std::vector<ParsedBoard> boards_in_letters(const std::string& text, const std::string& name);

/// The text without one or two lines before the rows that say the size, and perhaps the boxes,
/// which are then in `box`; no value if there are none.
std::optional<std::string> without_size_lines(std::string_view text, std::optional<Geometry>& box);

/// The puzzles of a table with a column for each cell, and perhaps one for a name before them and
/// others for the solution after them.
std::vector<ParsedBoard> boards_of_wide_rows(std::string_view text);

/// The boards of a text whose rows are those of two boards side by side; empty for any other text.
std::vector<ParsedBoard> boards_side_by_side(std::string_view text);

/// The rows of candidates that are written in some other form, nine words each; no value if there
/// are no nine such rows.
std::optional<std::string> candidate_rows(std::string_view text);

/// The rows of nine lists of candidates, without the marks of players.
std::string without_candidate_marks(std::string_view text);

/// The board of values that stand on lines of their own.
std::vector<ParsedBoard> boards_of_single_values(std::string_view text,
                                                 const KnownLayout& expected);

}  // namespace sudoku_sat::format
