// The formats of other programs: what reads each, and what writes it. A reader throws TextError for
// what it can't read.
#pragma once

#include "exchange_puzzle.hpp"

namespace sudoku_sat::format {

// f-puzzles' JSON: a board, its givens and its rules.

/// Reads what f-puzzles exports.
void read_fpuzzles(std::string_view json, ExchangePuzzle& out);

/// The same, on one line without its end. Throws: UsageError if f-puzzles has no name for
/// something of the puzzle, unless the policy is to leave it out.
std::string fpuzzles_json(const Picture& picture);

// SudokuPad's JSON: a board, its givens, regions and cages, drawings, and rules in words.

/// Reads what stands in a link after "scl" or "ctc", unpacked: givens, regions and cages. That the
/// rules are words, and what is drawn without a rule, is noted.
void read_sudokupad(std::string_view text, ExchangePuzzle& out);

// Constraint strings of the Interactive Sudoku Solver: ".Cage~10~R1C1~R1C2.AntiKnight.~R5C5_7".

void read_iss(std::string_view text, ExchangePuzzle& out);

/// Which lines make one string: it may be written on several.
std::unique_ptr<TextLines> iss_lines();

/// The grid and its board's rules as a constraint string. Throws: UsageError if that has no name
/// for a rule, unless unknown rules are to be left out.
std::string iss_text(const Picture& picture);

// Links that hold a puzzle: what kind it is of, and the text in it. Nothing is ever fetched.

/// Throws: TextError if it holds no puzzle, or is cut or damaged.
void read_link(std::string_view line, ExchangePuzzle& out);

/// The link that stands in a line of text or Markdown; empty if there is none.
std::string_view link_in_text(std::string_view line);
/// Reads it; throws likewise. Requires: there is one.
void read_link_in_text(std::string_view line, ExchangePuzzle& out);

/// A link to f-puzzles with the puzzle of this JSON.
std::string fpuzzles_link(std::string_view json);
/// A link to SudokuPad with the puzzle of its JSON.
std::string sudokupad_link(std::string_view json);

// Collections of OpenSudoku, in XML.

/// Whether a line begins an XML document.
bool begins_xml(std::string_view line);

/// Whether the collection ends with this line.
bool ends_opensudoku(std::string_view line);

/// Reads a collection: its name, its author, its games. It throws where it is none, is cut, or has
/// no game; each board where its data can't be read.
void read_opensudoku(std::string_view xml, ExchangePuzzle& out);

}  // namespace sudoku_sat::format
