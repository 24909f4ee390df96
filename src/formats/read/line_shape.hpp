// What a single line of an input looks like, before anything is known of the lines around it.
#pragma once

#include "one_line.hpp"

namespace sudoku_sat::format {

enum class LineKind {
  nothing,   ///< blank, or a comment
  header,    ///< begins the header of a puzzle file
  heading,   ///< the name of the puzzle below it: "Grid 01"
  columns,   ///< the names of a table's columns: "puzzle,solution"
  program,   ///< begins a text of another program (text/program_lines.hpp)
  prose,     ///< text of people
  list,      ///< begins a list in brackets
  border,    ///< of a drawn grid
  row,       ///< of a board; perhaps a small puzzle of its own, as the lines around it will tell
  one_line,  ///< a puzzle of its own, or meant to be one
};

struct LineShape {
  LineKind kind = LineKind::nothing;
  Reading reading = Reading::symbols;
  bool drawn = false;
  bool pure = false;     ///< one long word of symbols alone: it can't be meant for anything else
  LinePart puzzle = {};  ///< of a line that has more than a puzzle on it
  bool record = false;   ///< has numbers and a puzzle with commas between them, and nothing else
};

/// Longer lines are not rows: 1290 drawn numbers take 10 KiB.
inline constexpr std::size_t longest_row = std::size_t{16} << 10;

/// `wanted` is the size of board that is asked for, if any is.
LineShape shape_of(const TextLine& line, std::optional<int> wanted);

/// The shape of a record of a data set, "17,PUZZLE,SOLUTION,24": its files are long, so they are
/// told at a glance. No value for any other line.
std::optional<LineShape> record_shape(std::string_view line);

/// The line without the semicolon that ends a row in some programs.
std::string_view without_semicolon(std::string_view line);

/// Whether only '-', '|' and spaces stand in the line: a border, or a row of empty cells.
bool only_dashes(std::string_view text);

// Lists in brackets (list.cpp).

inline constexpr std::string_view openers = "[({";
/// Of Rust: "vec![vec![5, 3, ...".
inline constexpr std::string_view vector_macro = "vec!";

/// The word of a list that begins at `at`.
std::string_view word_at(std::string_view text, std::size_t at);
/// Whether the word means an empty cell: "null", "None".
bool is_empty_word(std::string_view word);

/// Where the brackets begin in a line that begins a list, perhaps after a name as in "grid = [[";
/// no value in other lines.
std::optional<std::size_t> list_begin(std::string_view line);

/// Whether a row of a list in YAML stands on the line: "- [5, 3, ...".
bool is_list_item(std::string_view line);

}  // namespace sudoku_sat::format
