// A puzzle that stands on its line behind something else: a number in a list, a hash, a name.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "one_line.hpp"

namespace sudoku_sat {

/// A part of a line.
struct LinePart {
  std::size_t begin = 0;
  std::size_t length = 0;  ///< 0: there is none
};

/// The first word of the line that is a whole puzzle of at least 6x6, or of 4x4 behind nothing but
/// a list's mark ("1.", "-"). No row of a board has such a word: of so many cells it has numbers.
LinePart puzzle_word(const TextLine& line);

/// Reads that word; what stands around it is the label. Throws: TextError.
ParsedBoard read_puzzle_word(const TextLine& line, const LinePart& word, std::optional<int> wanted);

}  // namespace sudoku_sat
