// All solutions of a puzzle, where these are few and soon found: plain search on the states that
// refute most (ConflictSpace), within a number of nodes. What it finds it finds in an order of its
// own; who wants another order lets his own search follow the solutions, which then meets no
// contradiction.
#pragma once

#include <optional>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::search {

/// How many nodes a search has that others go on with where they are too few. They take some ten
/// milliseconds, diagrams making each node several times as dear. With four times as many, counts
/// on boards of whispers, clones and taxicab took up to twice as long, and none less.
constexpr unsigned max_trial_nodes(bool diagrams) { return diagrams ? 250 : 500; }

/// In no particular order, the same on every machine. No value where there may be more, and where
/// ConflictSpace has no room for the board or the board has only all-different constraints. Throws:
/// Stopped at a limit.
std::optional<std::vector<Grid>> few_solutions(const Board& board, const Grid& givens,
                                               const Limits& limits);

}  // namespace sudoku_sat::search
