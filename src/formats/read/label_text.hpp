// Text of a person's own in an input: labels, titles, authors. It goes to terminals and into
// pictures, so that control characters are errors.
#pragma once

#include <string>
#include <string_view>

#include "text_error.hpp"

namespace sudoku_sat {

/// Throws: TextError where a control character other than a tab is in `part`, which is a part of
/// the line's text; `what` says what it is.
void require_plain_text(const TextLine& line, std::string_view part, std::string_view what);

/// The label that `rest` of the line holds, behind the puzzle. Throws: TextError.
std::string label_of(const TextLine& line, std::string_view rest);

}  // namespace sudoku_sat
