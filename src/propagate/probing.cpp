#include "probing.hpp"

#include <algorithm>

namespace sudoku_sat {

using namespace propagation;

namespace {

class Probing {
 public:
  Probing(const Propagation& state, unsigned depth, const std::vector<std::vector<Value>>& harmless)
      : harmless_(harmless), attempts_(depth, state) {}

  /// Ends after a whole round of cells in which nothing failed.
  bool close(Propagation& state, std::size_t depth) {
    if (depth == 0) return true;
    const std::size_t cells = state.candidates().cells();
    for (std::size_t quiet = 0, next = 0; quiet < cells && !state.complete(); ++next) {
      const std::optional<bool> removed = refute(state, static_cast<Cell>(next % cells), depth);
      if (!removed) return false;
      quiet = *removed ? 0 : quiet + 1;
    }
    return true;
  }

 private:
  /// Whether some candidate of the cell failed; no value at a contradiction.
  std::optional<bool> refute(Propagation& state, Cell cell, std::size_t depth) {
    bool removed = false;
    for (int number = 1; number <= state.size(); ++number) {
      const auto value = static_cast<Value>(number);
      if (state.decided(cell) != 0) break;
      if (!state.possible(cell, value) || is_harmless(cell, value, depth)) continue;
      Propagation& attempt = attempts_[depth - 1];
      if (!fails(state, cell, value, attempt) && close(attempt, depth - 1)) continue;
      if (!state.remove(cell, value) || !close(state, depth - 1)) return std::nullopt;
      removed = true;
    }
    return removed;
  }

  bool is_harmless(Cell cell, Value value, std::size_t depth) const {
    if (harmless_.empty() || depth != attempts_.size()) return false;
    const std::vector<Value>& values = harmless_[cell];
    return std::find(values.begin(), values.end(), value) != values.end();
  }

  const std::vector<std::vector<Value>>& harmless_;  ///< empty: none is known
  std::vector<Propagation> attempts_;                ///< by depth
};

}  // namespace

namespace propagation {

bool fails(const Propagation& state, Cell cell, Value value, Propagation& attempt) {
  // On a large board even copying the state takes milliseconds.
  state.limits().check();
  attempt = state;
  return !attempt.decide(cell, value);
}

bool probe(Propagation& state, unsigned depth, const std::vector<std::vector<Value>>& harmless) {
  return Probing(state, depth, harmless).close(state, depth);
}

bool exclude_failed(Propagation& state, const Grid& solution) {
  const Propagation before = state;
  Propagation attempt = state;
  bool any = false;
  for (const Cell cell : before.open()) {
    for_each_value(before, cell, [&](Value value) {
      if (value == solution[cell] || !fails(before, cell, value, attempt)) return;
      any = true;
      if (state.possible(cell, value)) state.remove(cell, value);
    });
  }
  return any;
}

}  // namespace propagation

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
      for_each_value(state, cell, [&](Value value) {
        if (value == solution[cell] || !fails(state, cell, value, attempt)) return;
        state.remove(cell, value);
        removed = true;
      });
      if (state.complete()) return true;
    }
    most = removed ? 2 : most + 1;
  }
  return false;
}

}  // namespace sudoku_sat
