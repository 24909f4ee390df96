// Texts of other kinds and programs that are told by how they begin, and that aren't read.
#pragma once

#include "text_ahead.hpp"

namespace sudoku_sat {

/// Throws: TextError that names the text which begins with the line at hand and says what would be
/// right, where it is one of those known; it is then passed over. Else does nothing.
void refuse_foreign_text(TextAhead& text);

}  // namespace sudoku_sat
