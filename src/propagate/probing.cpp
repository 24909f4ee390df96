// The fixpoint of failed literals (Freeman 1995), and the same once more on top of it: a candidate
// is refuted where failed literals behind it end in a contradiction. To try a candidate at depth 2
// costs as much as all of depth 1, so depth 1 comes first again after each one that failed, and
// candidates that are in a solution are not tried at all: these cannot fail. The fixpoint does not
// depend on the order in which candidates are tried.
#include "probing.hpp"

#include <algorithm>

namespace sudoku_sat {

bool Probing::run(Propagation& state, unsigned depth) {
  attempts_.assign(depth, state);
  return close(state, depth);
}

/// Ends after a whole round of cells in which nothing failed.
bool Probing::close(Propagation& state, unsigned depth) {
  if (depth == 0) return true;
  const std::size_t cells = state.candidates().cells();
  for (std::size_t quiet = 0, next = 0; quiet < cells && !state.complete(); ++next) {
    const std::optional<bool> removed = refute(state, static_cast<Cell>(next % cells), depth);
    if (!removed) return false;
    quiet = *removed ? 0 : quiet + 1;
  }
  return true;
}

/// Whether some candidate of the cell failed; no value at a contradiction.
std::optional<bool> Probing::refute(Propagation& state, Cell cell, unsigned depth) {
  bool removed = false;
  for (int number = 1; number <= state.size(); ++number) {
    const auto value = static_cast<Value>(number);
    if (state.decided(cell) != 0) break;
    if (!state.possible(cell, value) || !fails(state, cell, value, depth)) continue;
    if (!state.remove(cell, value) || !close(state, depth - 1)) return std::nullopt;
    removed = true;
  }
  return removed;
}

bool Probing::fails(const Propagation& state, Cell cell, Value value, unsigned depth) {
  if (depth == attempts_.size() && harmless(cell, value)) return false;
  // On a large board it takes milliseconds only to copy the state.
  limits_.check();
  Propagation& attempt = attempts_[depth - 1];
  attempt = state;
  return !attempt.decide(cell, value) || !close(attempt, depth - 1);
}

bool Probing::harmless(Cell cell, Value value) const {
  if (harmless_.empty()) return false;
  return std::find(harmless_[cell].begin(), harmless_[cell].end(), value) != harmless_[cell].end();
}

bool exclude_failed(Propagation& state, const Grid& solution) {
  const Propagation before = state;
  Propagation attempt = state;
  bool any = false;
  for (const Cell cell : before.open()) {
    for (int number = 1; number <= before.size(); ++number) {
      const auto value = static_cast<Value>(number);
      if (value == solution[cell] || !before.possible(cell, value)) continue;
      attempt = before;
      if (attempt.decide(cell, value)) continue;
      any = true;
      if (state.possible(cell, value)) state.remove(cell, value);
    }
  }
  return any;
}

}  // namespace sudoku_sat
