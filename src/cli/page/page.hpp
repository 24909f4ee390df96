// What pages to be opened from a disk share: one file that holds everything, colours for light and
// dark, the board at the left or, on a phone, on top.
#pragma once

#include <string>
#include <string_view>
#include "base/json.hpp"

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::cli {

/// The beginning of a page up to the end of its heading, inside an open <header>. The title is that
/// of the puzzle, or its label, or else the usual one. `own_style`: rules beside the shared ones.
std::string page_head(const PuzzleInput& input, std::string_view usual_title,
                      std::string_view own_style, Theme theme);

/// The board: what never changes is drawn; groups "tints" and "values" are empty.
std::string page_board(const Picture& picture);

/// JSON as it may stand inside an element <script>.
std::string page_json(const base::Json& json);

}  // namespace sudoku_sat::cli
