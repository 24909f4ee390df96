// Lines as they are copied out of posts, mails, pages, terminals, tables and drawings, made plain:
// what is put around them, the gaps of tables, and signs of more than one byte: box-drawing
// characters (U+2500 to U+257F), the digits, spaces and dots of pages, phones and word processors.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sudoku_sat::format {

/// The line with '|' for vertical strokes, '=' for horizontal ones and '+' for crossings and
/// corners, digits for those of other scripts and phones, '.' for bullets and squares and ' ' for
/// other spaces, in UTF-8 or Windows-1252; no value if it is not a line of a grid with such
/// characters.
std::optional<std::string> in_plain_signs(std::string_view line);

/// The line without the "> " of a quotation and without a break at its end ("\", "<br>"); empty
/// where it only begins or ends a block of code: "```text", "[code]", "</pre>".
std::string_view without_wrapping(std::string_view line);

/// The line without what follows a row or border: "[ok]", or text to the right of a frame.
std::string_view without_tail(std::string_view line);

/// A row or puzzle of digits with '#' for its empty cells, with dots for them; no value for any
/// other line.
std::optional<std::string> with_dots_for_hashes(std::string_view line);

/// The number without its fraction, if that is zero: "5.0" and "5.00e+00" are 5.
std::string_view without_fraction(std::string_view word);

/// A table's row as values with commas between them. Its cells may be separated by tabs or
/// semicolons, quoted, or end in ".0"; in the prints of R and pandas by blanks. No value for any
/// other line.
std::optional<std::string> as_table_row(std::string_view line);

/// A puzzle whose rows stand on one line, with blanks, slashes, commas or the like between them and
/// perhaps its size before them, as its cells alone. No value for any other line.
std::optional<std::string> as_joined_rows(std::string_view line);

}  // namespace sudoku_sat::format
