// The fast path of reading lines of literals, those that nearly every file is made of: many at
// once, where they lie in the input's buffer. To hand them over line by line and clause by clause
// alone takes longer than that. Whatever is written in another way is left to the plain way, which
// alone says what is wrong with it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "sudoku_sat/formula.hpp"

namespace sudoku_sat {

/// How much has been read.
struct PlainLines {
  std::size_t lines = 0;
  std::size_t bytes = 0;     ///< with the ends of the lines
  std::size_t literals = 0;  ///< with the zeros
};

/// Reads lines off the front of `text` into `room` as long as each is a whole clause, "1 -2 0":
/// literals from -most to most of at most eight digits, one blank after each. Lines that end close
/// to the end of the text are left, and those that there may be no room for.
PlainLines read_plain_clauses(std::string_view text, std::uint32_t most, std::span<Lit> room);

/// The same for lines of an answer without its closing 0, "v 1 -2".
PlainLines read_plain_values(std::string_view text, std::uint32_t most, std::span<Lit> room);

}  // namespace sudoku_sat
