// The fixpoint of failed literals: a candidate that leads unit propagation to a contradiction goes,
// until none does. Decides all 17-clue puzzles, and costs a propagation for each candidate.
#include "propagation.hpp"
#include "sudoku_sat/reduction.hpp"

namespace sudoku_sat {

namespace {

/// Takes the cell's failed candidates away. Returns how many, no value at a contradiction.
std::optional<int> refute(Propagation& state, Propagation& attempt, Cell cell) {
  int removed = 0;
  for (int value = 1; value <= state.candidates().size(); ++value) {
    if (state.candidates().decided(cell) != 0) break;
    if (!state.candidates().possible(cell, value)) continue;
    attempt = state;
    if (attempt.decide(cell, static_cast<Value>(value))) continue;
    if (!state.remove(cell, static_cast<Value>(value))) return std::nullopt;
    ++removed;
  }
  return removed;
}

std::optional<Candidates> apply(const Puzzle& puzzle, const Limits& limits) {
  Propagation state(*puzzle.board, limits);
  if (!state.decide_all(puzzle.givens)) return std::nullopt;
  Propagation attempt = state;
  // Ends after a whole round of cells in which nothing failed.
  for (std::size_t quiet = 0, next = 0; quiet < puzzle.givens.size() && !state.complete(); ++next) {
    limits.check();
    const auto removed = refute(state, attempt, static_cast<Cell>(next % puzzle.givens.size()));
    if (!removed) return std::nullopt;
    quiet = *removed == 0 ? quiet + 1 : 0;
  }
  return state.candidates();
}

}  // namespace

extern const Reduction probe{
    .name = "probe",
    .summary = "all that failed literals decide, after units",
    .source = "Freeman 1995; on Sudoku Lynce & Ouaknine, AIMATH 2006",
    .apply = apply,
};

}  // namespace sudoku_sat
