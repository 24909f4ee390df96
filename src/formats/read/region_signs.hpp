// A map of regions behind a puzzle, as collections of jigsaws have it: a second line, or second
// rows, with a sign for each cell. What is one can be nothing else: as values its signs would stand
// beside each other.
#pragma once

#include <optional>
#include <string_view>

#include "rows.hpp"
#include "text_ahead.hpp"

namespace sudoku_sat {

/// The regions that `signs` draw, row by row, as data of the rule `regions`. No value unless there
/// are `size` signs, at least four, each on `size` cells that hang together; nor for plain rows or
/// columns.
std::optional<RuleText> regions_of(std::string_view signs, std::size_t size);

/// Adds them to the board, and says so.
void add_regions(ParsedBoard& board, RuleText regions);

/// Gives the board the regions that its text goes on with, on a line or in rows, after blank lines
/// and comments if any, and takes them; else does nothing. Waits for no line. Requires: the board
/// is one grid.
void take_regions(TextAhead& text, ParsedBoard& board);

/// The regions that the first rows draw, as many as the board has.
std::optional<RuleText> regions_in(std::span<const Row> rows, std::size_t size);

/// Throws: TextError that says of a map at line number `line` that it has no puzzle.
[[noreturn]] void refuse_map(std::size_t line);

}  // namespace sudoku_sat
