// The text of an OpenSudoku collection taken apart.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/read/one_line.hpp"

namespace sudoku_sat {

struct OpenSudokuText {
  std::string title;
  std::string author;
  std::vector<std::string> games;  ///< their data
};

/// Whether a line begins an XML document.
bool begins_xml(std::string_view line);

/// Throws: TextError at line number `line` where it is no collection, is cut, or has no game.
OpenSudokuText opensudoku_text(std::string_view xml, std::size_t line);

/// A game's givens and entries: 81 digits, or the fields of its cells of which the first is the
/// value and the last whether it may be changed. Throws: TextError.
ParsedBoard read_opensudoku_game(std::string_view data, std::size_t line);

}  // namespace sudoku_sat
