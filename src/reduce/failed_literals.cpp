// Failed literals: a candidate that leads unit propagation to a contradiction is taken away, until
// no such candidate is left (failed-literal probing, Freeman 1995; on Sudoku Lynce & Ouaknine
// 2006). Decides all 17-clue puzzles, and where it decides every cell the solution is the only one.
#include "propagation.hpp"

namespace sudoku_sat {

namespace {

enum class Probe { nothing, removed, contradiction };

Probe probe_cell(Propagation& state, Cell cell) {
  Probe result = Probe::nothing;
  for (int number = 1; number <= state.candidates().size(); ++number) {
    const auto value = static_cast<Value>(number);
    if (state.candidates().decided(cell) != 0) return result;
    if (!state.candidates().possible(cell, value)) continue;
    Propagation attempt = state;
    if (attempt.decide(cell, value)) continue;
    if (!state.remove(cell, value)) return Probe::contradiction;
    result = Probe::removed;
  }
  return result;
}

}  // namespace

std::optional<Candidates> probe(const Puzzle& puzzle) {
  Propagation state(*puzzle.board);
  if (!state.decide_all(puzzle.givens)) return std::nullopt;
  const auto cells = static_cast<Cell>(puzzle.board->cells());
  for (Cell cell = 0, unchanged = 0; unchanged < cells && !state.complete(); ++unchanged) {
    const Probe result = probe_cell(state, cell);
    if (result == Probe::contradiction) return std::nullopt;
    if (result == Probe::removed) unchanged = 0;
    cell = cell + 1 < cells ? cell + 1 : 0;
  }
  return state.candidates();
}

}  // namespace sudoku_sat
