// The argument of a step in words: assumptions, small steps, contradictions.
#pragma once

#include <cstddef>
#include <string>
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

/// "suppose r2c1=4: 18 small steps lead to a contradiction"; if it is too long "not explained: 380
/// small steps refute r2c1=4", "not explained: a search of 5 cases with 38 small steps". Requires:
/// the step has an argument.
Words argument_summary(const Step& step, const Board& board);

/// More lines of reasons than these are folded away.
inline constexpr std::size_t max_lines_shown = 12;

/// "not explained: a solver found these 10 values, from 40 reasons together", "this value follows
/// from 17 reasons together": instead of the lines of a step without an argument.
Words fold_summary(const Step& step);

/// How much of an explanation is not explained, so that a search doesn't pass for a step.
class NotExplained {
 public:
  void add(const Step& step);
  /// "this value", "these 3 exclusions", "these 4 conclusions": of all that were added.
  std::string found() const;
  /// "2 of 77 steps are not explained: they give 11 values and exclude 3 candidates"; empty if all
  /// are.
  std::string text(std::size_t steps) const;

 private:
  std::size_t steps_ = 0;
  std::size_t values_ = 0;
  std::size_t excluded_ = 0;
};

}  // namespace sudoku_sat::cli
