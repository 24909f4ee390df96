// The argument of a step in words: assumptions, small steps, contradictions.
#pragma once

#include <cstddef>
#include <vector>

#include "reader.hpp"
#include "words.hpp"

namespace sudoku_sat::cli {

/// A line of an argument; those of inner cases are deeper, the first assumption is at 0.
struct ArgumentLine {
  std::size_t depth = 0;
  Words words;
};

/// "suppose r2c1=4", "[1] r5c3=4 (hidden single): box 4 needs a 4: ...", "[2] contradiction: ...".
/// Requires: the step has an argument.
std::vector<ArgumentLine> argument_lines(const Step& step, const Reader& reader);

/// Whether the step's argument is longer than people follow: texts say that it is not explained.
bool is_too_long(const Step& step);

/// "suppose r2c1=4: 18 small steps lead to a contradiction"; if it is too long "not explained: 380
/// small steps refute r2c1=4", "not explained: a search of 5 cases with 38 small steps". Requires:
/// the step has an argument.
Words argument_summary(const Step& step, const Board& board);

/// More lines of reasons than these are folded away.
inline constexpr std::size_t max_lines_shown = 12;

/// "not explained: it follows from 40 reasons together ...": instead of the lines of a step without
/// an argument.
Words fold_summary(const Step& step);

}  // namespace sudoku_sat::cli
