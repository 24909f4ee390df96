// A second look at a text in which something couldn't be read: boards in the middle of a program, a
// post, a log or an answer. Nothing is guessed of rules: a text that has more of a puzzle than its
// grid keeps its error.
#pragma once

#include "text_ahead.hpp"

namespace sudoku_sat::format {

/// Longer texts are streams.
inline constexpr std::size_t longest_second_look = std::size_t{64} << 10;

/// The boards of the text; empty if it has none, or more than boards. `seen`: those that were read
/// before the error, which have to be the first of them.
std::vector<ParsedBoard> boards_amid_text(const std::string& text, const std::string& name,
                                          const KnownLayout& expected,
                                          const std::vector<Grid>& seen);

// Its ways.

/// The text without the lines that can't belong to a board, which become blank; no value if one of
/// them may be a part of a puzzle's rules.
std::optional<std::string> without_noise(std::string_view text);

/// The boards that stand in brackets, in whatever language: rows in brackets of their own, all
/// values in one pair; or that facts of row, column and value describe.
std::vector<ParsedBoard> boards_in_brackets(std::string_view text, const KnownLayout& expected);

}  // namespace sudoku_sat::format
