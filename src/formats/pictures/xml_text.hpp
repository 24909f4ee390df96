// Text inside XML.
#pragma once

#include <string>
#include <string_view>

namespace sudoku_sat {

/// Appends `text` as the content of an element. Bytes that no XML document may hold, control
/// characters and what is not UTF-8, become question marks.
void append_xml_text(std::string& out, std::string_view text);

}  // namespace sudoku_sat
