#include "probing.hpp"

#include <algorithm>

#include "position_sets.hpp"

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

namespace {

/// Failed literals from the state that a puzzle's givens leave. The values of a solution can't
/// fail, and are not tried.
template <class State>
class Failing {
 public:
  /// Limits must outlive it, and so must the solution.
  Failing(State state, const Grid& solution, const Limits& limits)
      : state_(std::move(state)),
        attempt_(state_),
        solution_(solution),
        limits_(limits),
        holds_(solution.size() * static_cast<std::size_t>(state_.size())) {}

  bool complete() const { return state_.complete(); }
  int size() const { return state_.size(); }

  /// Excludes the candidates of cells that have at most this many, each as soon as it fails.
  /// Returns whether there were any.
  bool exclude_in_turn(int most) {
    bool any = false;
    for (Cell cell = 0; cell < solution_.size() && !complete(); ++cell) {
      if (state_.decided(cell) == 0 && count(cell) <= most) any |= exclude(cell);
    }
    return any;
  }

  /// Of the wrong candidates: how many failed, how many didn't.
  struct Round {
    std::uint64_t failed = 0;
    std::uint64_t withstood = 0;
  };

  /// Excludes the candidates that fail in the state as it is. What holds with one that doesn't fail
  /// doesn't fail either.
  Round exclude_round() {
    const State before = state_;
    std::fill(holds_.begin(), holds_.end(), false);
    Round round;
    for_each_open(before, [&](Cell cell, Value value) {
      if (value == solution_[cell]) return;
      if (!holds_[index(cell, value)] && !holds(before, cell, value)) {
        ++round.failed;
        if (state_.possible(cell, value)) state_.remove(cell, value);
      } else {
        ++round.withstood;
      }
    });
    return round;
  }

 private:
  /// Of open cells: how many candidates there are.
  int count(Cell cell) const {
    int count = 0;
    if (state_.decided(cell) == 0) for_each_value(state_, cell, [&](Value) { ++count; });
    return count;
  }

  /// The candidates of open cells.
  template <class Visit>
  void for_each_open(const State& state, const Visit& visit) const {
    for (Cell cell = 0; cell < solution_.size(); ++cell) {
      if (state.decided(cell) != 0) continue;
      for_each_value(state, cell, [&](Value value) { visit(cell, value); });
    }
  }

  /// Of the cell's candidates those that fail, each at once.
  bool exclude(Cell cell) {
    bool any = false;
    for_each_value(state_, cell, [&](Value value) {
      if (value == solution_[cell] || !fails(state_, cell, value)) return;
      any = true;
      state_.remove(cell, value);
    });
    return any;
  }

  bool fails(const State& from, Cell cell, Value value) {
    limits_.check();
    attempt_ = from;
    return !attempt_.decide(cell, value);
  }

  /// Whether the candidate doesn't fail; then notes what holds with it.
  bool holds(const State& from, Cell cell, Value value) {
    if (fails(from, cell, value)) return false;
    for (Cell other = 0; other < solution_.size(); ++other) {
      if (from.decided(other) != 0) continue;
      if (const Value with = attempt_.decided(other)) holds_[index(other, with)] = true;
    }
    return true;
  }

  std::size_t index(Cell cell, Value value) const {
    return std::size_t{cell} * static_cast<std::size_t>(size()) + value - 1U;
  }

  State state_;
  State attempt_;  ///< memory for trying
  const Grid& solution_;
  const Limits& limits_;
  std::vector<bool> holds_;  ///< by candidate: whether it is known not to fail in this round
};

/// What visit(failing) gives, with the kind of state that is fastest. Requires: `solution` solves
/// the puzzle.
template <class Visit>
auto with_failing(const Puzzle& puzzle, const Grid& solution, const Limits& limits,
                  const Visit& visit) {
  const auto from = [&](auto state) {
    state.decide_all(puzzle.givens);
    Failing failing(std::move(state), solution, limits);
    return visit(failing);
  };
  using Rules = PositionRules<2>;
  if (!Rules::fit(*puzzle.board)) return from(Propagation(*puzzle.board, limits));
  const Rules rules(*puzzle.board);
  return from(PositionSets<2>(rules));
}

}  // namespace

Resistance resistance(const Puzzle& puzzle, const Grid& solution, const Limits& limits) {
  return with_failing(puzzle, solution, limits, [](auto& failing) {
    Resistance all;
    while (!failing.complete()) {
      const auto [failed, withstood] = failing.exclude_round();
      all.withstood += withstood;
      if (failed > 0) continue;
      all.left = withstood;
      break;
    }
    return all;
  });
}

}  // namespace propagation

bool only_solution_by_failed_literals(const Puzzle& puzzle, const Grid& solution,
                                      const Limits& limits) {
  return with_failing(puzzle, solution, limits, [](auto& failing) {
    // Cells of two candidates first: one failure decides them.
    for (int most = 2; most <= failing.size() && !failing.complete();) {
      most = failing.exclude_in_turn(most) ? 2 : most + 1;
    }
    return failing.complete();
  });
}

}  // namespace sudoku_sat
