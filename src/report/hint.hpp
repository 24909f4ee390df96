// The next step as a hint: where to look, what to look for, and the step itself.
#pragma once

#include <string>

#include "base/json.hpp"
#include "explanation.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::report {

/// How much a hint says.
enum class Telling { where, what, why };

/// As the option `tell` has it.
Telling telling_of(const app::OptionValues& options);

/// Asks for the next step alone.
Question next_step();

/// "Look at box 4.", "Look at box 4 for a hidden single.", "Look at what this clue says about r1c3:
/// ..."; with `why`, as with `what`.
std::string hint_sentence(const Step& step, const Board& board, Telling telling);

/// Why there is no next step: "The grid is complete." Empty if there is one, or if the puzzle has
/// no solution.
std::string no_hint(const Explanation& explanation);

/// `explanation` has at most one step; no more of it is in the answer than the hint tells.
base::Json hint_json(std::size_t index, const PuzzleInput& input, Telling telling,
                     const Explanation& explanation);

}  // namespace sudoku_sat::report
