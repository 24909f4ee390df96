// Shared by pages that are opened from a disk: one self-contained file, colours for light and dark,
// the board on the left or, on a phone, at the top.
#pragma once

#include <string>
#include <string_view>
#include "base/json.hpp"

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::cli {

/// The beginning of a page up to the end of its heading, inside an open <header>. The title is that
/// of the puzzle, or its label, or a default. `own_style`: rules besides the shared ones.
std::string page_head(const PuzzleInput& input, std::string_view usual_title,
                      std::string_view own_style, Theme theme);

/// The board: its fixed parts are drawn; the groups "tints" and "values" are empty.
std::string page_board(const Picture& picture);

/// JSON made safe inside an element <script>.
std::string page_json(const base::Json& json);

}  // namespace sudoku_sat::cli
