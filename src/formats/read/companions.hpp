// What belongs together in a short text: a puzzle and its solution, a puzzle that is written twice,
// as a drawing and on a line; its map of regions. Lines with a puzzle each are a stream, in which
// each counts.
#pragma once

#include <deque>

#include "text_ahead.hpp"

namespace sudoku_sat::format {

/// Texts that are longer are streams.
inline constexpr std::size_t longest_joined_text = std::size_t{64} << 10;

/// Whether a text, whose first puzzle is on a line of its own, has other lines than such, besides
/// its first.
bool has_more_than_lines(std::string_view text, std::size_t size);

/// Whether each line has as many bytes as the board has cells.
bool is_stream(std::string_view text, std::size_t size);

/// Makes the item a part of one before it: then nothing is left of it, and the sentence to say is
/// returned. Or the last one before it a part of the item. Empty: it is a puzzle of its own.
/// `stream`: puzzles on lines of their own are no solutions. `post`: there is other text.
std::string join(std::deque<PuzzleInput>& before, PuzzleInput& item, bool stream, bool post);

/// Adds the regions to the board that the other one, full of numbers, is a map of; false if it is
/// no map.
bool add_map(const ParsedBoard& map, ParsedBoard& board);
/// The same of each that follows its puzzle.
void add_maps(std::vector<ParsedBoard>& boards);

}  // namespace sudoku_sat::format
