// All solutions of a puzzle, where they are not too many, by a solver that goes from one model to
// the next (all_models).
//
// What unit propagation leaves of the puzzle is encoded once, and the models are enumerated on the
// cells' variables. Where rules say more than all-different a model takes some ten microseconds,
// which a state of propagation, with its decision diagrams, takes several times over; where hardly
// anything is a solution, what is learnt from conflicts shows it soonest.
//
// few_solutions() is plain search on the states that refute most (ConflictSpace), within a number
// of nodes. What it finds it finds in an order of its own; who wants another order lets his own
// search follow the solutions, which then meets no contradiction.
#pragma once

#include <set>

#include "sudoku_sat/enumerate.hpp"

namespace sudoku_sat::search {

/// Compares solutions by their grids alone: what stands beside them doesn't matter.
struct LessOnGrid {
  std::size_t cells;  ///< of the grid

  bool operator()(const Grid& first, const Grid& second) const {
    const auto end = static_cast<std::ptrdiff_t>(cells);
    return std::lexicographical_compare(first.begin(), first.begin() + end, second.begin(),
                                        second.begin() + end);
  }
};

/// The solutions to ignore, each grid once.
inline std::set<Grid, LessOnGrid> excluded_grids(const Geometry& geometry,
                                                 const EnumerateOptions& options) {
  return {options.excluded.begin(), options.excluded.end(), LessOnGrid{geometry.grid_cells()}};
}

/// Counts up to `enough`; `found` is a lower bound. Returns whether it is the count, or enough: not
/// where there are more than some ten thousand or they take long. The answer depends on the puzzle
/// and `enough` alone. Throws: Stopped at a limit, `found` telling what was found by then.
bool count_by_models(const Puzzle& puzzle, BigCount::Number enough, const Limits& limits,
                     BigCount::Number& found);

/// In no particular order, the same on every machine, unchecked; no value if there are more than
/// some ten thousand or they take long. Throws: Stopped at a limit.
std::optional<std::vector<Grid>> all_solutions(const Puzzle& puzzle, const Limits& limits);

/// How many nodes a search has that others go on with where they are too few. They take some ten
/// milliseconds, diagrams making each node several times as dear. With four times as many, counts
/// on boards of whispers, clones and taxicab took up to twice as long, and none less.
constexpr unsigned max_trial_nodes(bool diagrams) { return diagrams ? 250 : 500; }

/// In no particular order, the same on every machine. No value if there may be more, and where
/// ConflictSpace has no room for the board or the board has only all-different constraints. Throws:
/// Stopped at a limit.
std::optional<std::vector<Grid>> few_solutions(const Board& board, const Grid& givens,
                                               const Limits& limits);

/// Calls `visit` for each grid once, checked by the rules, with one choice of its variables, until
/// that returns false. Returns whether it went to the end. Throws: Stopped at a limit.
bool grids_by_solver(const Puzzle& puzzle, const Limits& limits,
                     const std::function<bool(const Grid&)>& visit);

}  // namespace sudoku_sat::search
