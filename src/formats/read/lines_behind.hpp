// What lines after a puzzle make of it, where it has no header that says so: a map of its regions,
// the other grids of a samurai.
#pragma once

#include "text_ahead.hpp"

namespace sudoku_sat::format {

// A map of regions, as collections of jigsaws have it: a second line, or second rows, with a sign
// for each cell. What is one can be nothing else: as values its signs would stand beside each
// other.

/// Whether it is the name of a rule, or another program's, also without its s at the end.
bool is_name_of_rule(std::string_view name);

/// Whether a cell is named in the text: "r3c12", in either case.
bool names_cell(std::string_view text);

/// The regions that `signs` draw, row by row, as data of the rule `regions`. No value unless there
/// are `size` signs, at least four, each on `size` cells that hang together; nor for plain rows or
/// columns.
std::optional<RuleText> regions_of(std::string_view signs, std::size_t size);

/// The values of a grid as signs, 0 for an empty cell; empty if there are larger ones.
std::string signs_of(const Grid& givens);

/// Adds them to the board, and says so.
void add_regions(ParsedBoard& board, RuleText regions);

/// Takes a map of regions off a board's label. Throws: TextError if rules stand in the label, where
/// they aren't read.
void take_label(ParsedBoard& board);

/// Gives the board the regions that its text goes on with, on a line or in rows, after blank lines
/// and comments if any, and takes them; else does nothing. Waits for no line. Requires: the board
/// is one grid.
void take_regions(TextAhead& text, ParsedBoard& board);

/// The regions that the first rows draw, as many as the board has.
std::optional<RuleText> regions_in(std::span<const Row> rows, std::size_t size);

/// The regions that the lines of a drawing divide its cells into (drawn_walls.cpp); no value for
/// boxes, or if the lines are no such drawing.
std::optional<RuleText> regions_of_walls(std::span<const Row> lines);
/// The same of the drawing in a text.
std::optional<RuleText> walls_in(std::string_view text);

/// Takes what stands on the lines of a board after its rows' values: a map of its regions, a
/// solution, a comment; adds what is to be said of it. Throws: TextError if it is another grid.
void take_beside(ParsedBoard& board, std::span<const std::string_view> rests);

/// The cages that two times `size` rows say, sums first; no value if they are anything else.
std::optional<RuleText> cages_of(std::span<const std::string_view> rows, std::size_t size);

/// Throws: TextError that says of a map at line number `line` that it has no puzzle.
[[noreturn]] void refuse_map(std::size_t line);

// Samurai (samurai.cpp): five grids on lines of their own or in rows; all cells on a line; rows of
// 21 with something, or nothing but room, where no cell is.

/// Makes the board, the first of five puzzles, the samurai of all five, where the corners that they
/// would share agree in each cell; takes the other lines. Returns whether they do. Waits for no
/// line.
bool take_samurai(TextAhead& text, ParsedBoard& board);

/// Makes the board a samurai where it is as large as one and has values up to 9 alone, none of them
/// where a samurai has no cell.
void take_samurai(const KnownLayout& expected, ParsedBoard& board);

/// Throws: TextError if the rows look like several grids that overlap in a way that isn't known.
void require_one_grid(const KnownLayout& expected, const ParsedBoard& board);

/// The samurai that begins with the line at hand, which has a cell for each of its row or of all
/// rows; its lines are taken. No value for anything else. Waits for no line.
std::optional<ParsedBoard> samurai_of_rows(TextAhead& text);

}  // namespace sudoku_sat::format
