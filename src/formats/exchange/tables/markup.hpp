// Tables in markup, wherever they stand in a text: what is in their cells may be a board. Each kind
// of markup has a function that takes its tables apart; which of them are boards, and which rows
// and columns are margins, is the same question for all of them.
#pragma once

#include "formats/read/text_ahead.hpp"

namespace sudoku_sat::format {

struct MarkupTable {
  std::vector<std::vector<std::string>> rows = {};  ///< the texts of their cells
  std::size_t line = 1;                             ///< of the text, where it begins
};

/// Tables of web pages. A table in a cell is a text of its own lines there, and comes before the
/// table around it.
std::vector<MarkupTable> html_tables(std::string_view text);

/// Environments of LaTeX with rows of cells, and the rows \setrow.
std::vector<MarkupTable> latex_tables(std::string_view text);

/// Tables of MediaWiki, AsciiDoc, Jira and Markdown.
std::vector<MarkupTable> wiki_tables(std::string_view text);

/// Tables of AMPL, GLPK and GAMS, with numbered rows and columns.
std::vector<MarkupTable> model_tables(std::string_view text);

/// The boards that the tables are.
std::vector<ParsedBoard> boards_of_tables(const std::vector<MarkupTable>& tables,
                                          const KnownLayout& expected);

/// The boards in the tables of a text, of whichever markup; empty if there are none.
std::vector<ParsedBoard> boards_in_markup(std::string_view text, const KnownLayout& expected);

/// The line of a text, from 1, on which the byte stands.
std::size_t line_at(std::string_view text, std::size_t byte);

/// Without what marks it as bold or as code.
std::string_view without_emphasis(std::string_view text);

}  // namespace sudoku_sat::format
