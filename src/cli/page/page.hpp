// Shared by pages that are opened from a disk: one self-contained file, which has the script and
// the style of the page of `serve` inside, and what it shows as JSON, so that the script needs no
// server.
#pragma once

#include <string>
#include <string_view>
#include "base/json.hpp"

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::cli {

/// The heading of a page, and what it is without JavaScript.
struct PageText {
  std::string_view usual_title;  ///< of a puzzle without a title and a label
  std::string summary;           ///< a sentence
  std::string plain;             ///< in HTML: read where no script runs
};

/// The page up to its data.
std::string page_begin(const PuzzleInput& input, const PageText& text, Theme theme);
/// Data that the script finds under this name.
std::string page_data(std::string_view name, const base::Json& json);
/// The script and the end of the page.
std::string page_end(Theme theme);

/// What the script needs to show the board: the puzzle as `convert` has it, and a drawing without
/// values.
base::Json page_board(const PuzzleInput& input, Theme theme);

}  // namespace sudoku_sat::cli
