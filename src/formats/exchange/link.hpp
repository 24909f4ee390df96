// Links that hold a puzzle: what kind it is of, and the text in it. Nothing is ever fetched.
#pragma once

#include <string>
#include <string_view>

#include "exchange_puzzle.hpp"

namespace sudoku_sat {

/// Throws: TextError where it holds no puzzle, or is cut or damaged.
void read_link(std::string_view line, ExchangePuzzle& out);

/// The link that stands in a line of text or Markdown; empty where there is none.
std::string_view link_in_text(std::string_view line);
/// Reads it; throws likewise. Requires: there is one.
void read_link_in_text(std::string_view line, ExchangePuzzle& out);

/// A link to f-puzzles with the puzzle of this JSON.
std::string fpuzzles_link(std::string_view json);
/// A link to SudokuPad with the puzzle of its JSON.
std::string sudokupad_link(std::string_view json);

}  // namespace sudoku_sat
