// All solutions of a puzzle, where they are not too many, by a solver that goes from one model to
// the next (all_models).
//
// What unit propagation leaves of the puzzle is encoded once, and the models are enumerated on the
// cells' variables. Where rules say more than all-different a model takes some ten microseconds,
// which a state of propagation, with its decision diagrams, takes several times over; where hardly
// anything is a solution, what is learnt from conflicts shows it soonest.
#pragma once

#include <optional>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::search {

/// Counts up to `enough`; `found` is a lower bound. Returns whether it is the count, or enough: not
/// where there are more than some ten thousand or they take long. The answer depends on the puzzle
/// and `enough` alone. Throws: Stopped at a limit, `found` telling what was found by then.
bool count_by_models(const Puzzle& puzzle, BigCount::Number enough, const Limits& limits,
                     BigCount::Number& found);

/// In no particular order, the same on every machine, unchecked; no value where there are more than
/// some ten thousand or they take long. Throws: Stopped at a limit.
std::optional<std::vector<Grid>> all_solutions(const Puzzle& puzzle, const Limits& limits);

}  // namespace sudoku_sat::search
