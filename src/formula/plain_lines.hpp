// The fast path of reading lines of literals, of which nearly every file is made: many at once,
// where they lie in the input's buffer. Handing them over line by line and clause by clause alone
// would take longer. Lines in any other form are left to the ordinary path, which alone reports
// errors.
//
// The text is read as long as every literal in it is plain and whole lines fit; where that ends,
// what was taken so far is handed over, up to the last whole line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::formula {

/// How much has been read.
struct PlainLines {
  std::size_t lines = 0;
  std::size_t bytes = 0;     ///< with the ends of the lines
  std::size_t literals = 0;  ///< with the zeros
};

/// Reads lines off the front of `text` into `room` as long as each is a whole clause, "1 -2 0":
/// literals from -most to most of at most eight digits, one blank after each. Leaves lines that end
/// close to the end of the text, and those for which there may be no room.
PlainLines read_plain_clauses(std::string_view text, std::uint32_t most, std::span<Lit> room);

/// The same for lines of an answer without its closing 0, "v 1 -2".
PlainLines read_plain_values(std::string_view text, std::uint32_t most, std::span<Lit> room);

}  // namespace sudoku_sat::formula
