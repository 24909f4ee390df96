// The search on the board and a solver in turns: what takes one of them long may be easy for the
// other. Killers of many cages take a solver a hundred times as long; where circles count or lines
// are long, it is the other way round. Each turn is ten times as long as the one before, so that
// little is lost to the one that doesn't end. Each goes on where it was. Work is counted in their
// own steps, so that the answer is the same everywhere.
#pragma once

#include <array>

#include "search/formula_free_search.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::solving {

/// The limit on cubes in a turn of the search on the board; null: its greatest.
using CubesOfTurn = unsigned (search::FormulaFreeSearch::*)() const;

struct InTurns {
  bool by_cubes = false;           ///< they gave the whole answer
  std::optional<Grid> first = {};  ///< else: found by the solver
  bool second = false;             ///< there is another one
};

/// After the short turn of the search on the board. `by_cubes(turn)` gives it another one, and
/// returns whether that gave the whole answer. Without an answer of either, the solver can go on as
/// long as it likes. Requires: the search is loaded, with one solver. Throws: SolverError; Stopped
/// if no solution is known by then. `Solutions`: Search, or what takes its place.
template <class Solutions, class ByCubes>
InTurns search_in_turns(Solutions& search, bool unique, const Limits& limits,
                        const ByCubes& by_cubes) {
  struct Turn {
    std::int64_t microseconds;
    CubesOfTurn cubes;
  };
  constexpr std::array turns{Turn{300'000, &search::FormulaFreeSearch::long_turn},
                             Turn{3'000'000, nullptr}};
  InTurns found;
  for (const Turn& turn : turns) {
    search.limit_work(turn.microseconds);
    const std::optional<Grid> solution = search.next(limits);
    if (found.first) {
      found.second = solution.has_value();
    } else if (solution) {
      found.first = solution;
      search.limit_work(turn.microseconds);
      found.second = unique && search.next(limits);
    }
    const bool enough = found.first && (found.second || !unique);
    if (enough || search.exhausted() || limits.expired()) return found;
    try {
      found.by_cubes = by_cubes(turn.cubes);
    } catch (const Stopped&) {
      if (!found.first) throw;
      return found;
    }
    if (found.by_cubes) return found;
  }
  return found;
}

}  // namespace sudoku_sat::solving
