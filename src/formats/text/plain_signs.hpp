// Lines as they are copied out of posts, mails, pages and drawings, made plain: what is put around
// them, tabs, and signs of more than one byte: box-drawing characters (U+2500 to U+257F), the
// spaces and dots of pages and word processors.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sudoku_sat::format {

/// The line with '|' for vertical strokes, '=' for horizontal ones and '+' for crossings and
/// corners, '.' for a middle dot and ' ' for a no-break space, in UTF-8 or Windows-1252; no value
/// where it is not a line of a grid with such characters.
std::optional<std::string> in_plain_signs(std::string_view line);

/// The line without the "> " of a quotation and without a break at its end ("\", "<br>"); empty
/// where it only begins or ends a block of code: "```text", "[code]", "</pre>".
std::string_view without_wrapping(std::string_view line);

/// The line of a spreadsheet, whose cells have tabs between them, with commas instead; no value for
/// any other line.
std::optional<std::string> with_commas_for_tabs(std::string_view line);

}  // namespace sudoku_sat::format
