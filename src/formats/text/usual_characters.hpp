// Characters that chats, mails, pages and word processors put in place of plain ones, in a text of
// which something could not be read.
#pragma once

#include <string>
#include <string_view>

namespace sudoku_sat::format {

/// The text with plain characters for entities of HTML ("&nbsp;"), names of emoji (":five:"),
/// quoted quotes and bold signs, digits of other fonts, line ends of other systems, and without
/// characters that can't be seen.
std::string in_usual_characters(std::string_view text);

/// The text without tags, whose words are letters: "[color=red]", "</b>", "<bob>" of a chat; nor a
/// '$' at the end of each line.
std::string without_tags(std::string_view text);

}  // namespace sudoku_sat::format
