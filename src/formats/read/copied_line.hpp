// What posts, mails and pages add to the lines of a puzzle that is copied out of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sudoku_sat {

/// The line without the "> " of a quotation and without a break at its end ("\", "<br>"); empty
/// where it only begins or ends a block of code: "```text", "[code]", "</pre>".
std::string_view without_wrapping(std::string_view line);

/// The line of a spreadsheet, whose cells have tabs between them, with commas instead; no value for
/// any other line.
std::optional<std::string> with_commas_for_tabs(std::string_view line);

}  // namespace sudoku_sat
