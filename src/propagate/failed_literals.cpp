// Failed literals: a candidate that leads unit propagation to a contradiction is removed
// (failed-literal probing, Freeman 1995; on Sudoku Lynce & Ouaknine 2006). Decides all 17-clue
// puzzles.
#include "propagation.hpp"

namespace sudoku_sat {

namespace {

/// Removes the cell's failed candidates; `solution` is known not to fail. Returns whether there
/// were any.
bool refute_others(Propagation& state, Propagation& attempt, Cell cell, Value solution) {
  bool removed = false;
  for_each_value(state, cell, [&](Value value) {
    if (value == solution) return;
    state.limits().check();
    attempt = state;
    if (attempt.decide(cell, value)) return;
    state.remove(cell, value);
    removed = true;
  });
  return removed;
}

}  // namespace

bool only_solution_by_failed_literals(const Puzzle& puzzle, const Grid& solution,
                                      const Limits& limits) {
  Propagation state(*puzzle.board, limits);
  if (!state.decide_all(puzzle.givens)) return false;
  if (state.complete()) return true;
  Propagation attempt = state;
  // Cells of two candidates first: one failure decides them.
  for (int most = 2; most <= state.size();) {
    bool removed = false;
    for (Cell cell = 0; cell < solution.size(); ++cell) {
      if (state.decided(cell) != 0 || state.candidates().count(cell) > most) continue;
      removed |= refute_others(state, attempt, cell, solution[cell]);
      if (state.complete()) return true;
    }
    most = removed ? 2 : most + 1;
  }
  return false;
}

}  // namespace sudoku_sat
