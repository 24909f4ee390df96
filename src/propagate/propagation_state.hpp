// What searches ask of a state of unit propagation, whatever it is made of. There are five:
// Propagation for any board, PositionSets where all constraints are all-different, State9 for the
// plain 9x9 board (search/plain9), ConflictSets for small boards with other constraints, and
// MaskState for those with sums. Most searches are written once for all of them.
#pragma once

#include <concepts>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::propagation {

template <class State>
concept PropagationState = std::copyable<State> &&
    requires(State state, const State& fixpoint, const Grid& givens, Grid& grid, Cell cell,
             Value value, int number) {
  // Each decides, propagates to the fixpoint, and returns whether there was no contradiction. After
  // one the state is useless. decide() takes a candidate of an open cell; decide_all() a value for
  // each cell, 0 if none is given.
  { state.decide(cell, value) } -> std::same_as<bool>;
  { state.decide_all(givens) } -> std::same_as<bool>;
  // Values are numbers from 1 to size(); that of an open cell is 0.
  { fixpoint.size() } -> std::same_as<int>;
  { fixpoint.possible(cell, number) } -> std::same_as<bool>;
  { fixpoint.decided(cell) } -> std::same_as<Value>;
  // The cells that are not decided, or their candidates, and whether there is none: then copy_to()
  // gives a grid that satisfies all constraints.
  { fixpoint.open() } -> std::convertible_to<typename State::Set>;
  { fixpoint.complete() } -> std::same_as<bool>;
  { fixpoint.copy_to(grid) } -> std::same_as<void>;
};

/// The next larger value that the state leaves the cell; 0 if there is none.
template <PropagationState State>
Value value_after(const State& state, Cell cell, int value) {
  for (int next = value + 1; next <= state.size(); ++next) {
    if (state.possible(cell, next)) return static_cast<Value>(next);
  }
  return 0;
}

/// Calls visit(value) for each value that the state leaves the cell, ascending.
template <PropagationState State, class Visit>
void for_each_value(const State& state, Cell cell, Visit&& visit) {
  for (int value = 1; value <= state.size(); ++value) {
    if (state.possible(cell, value)) visit(static_cast<Value>(value));
  }
}

}  // namespace sudoku_sat::propagation
