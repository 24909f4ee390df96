// What a search has to know of a board and of the kind of states that it goes through: how states
// begin, by which cells they are split, and what counting needs. There is a class for each kind of
// state; listing, counting and generation are written once for all of them.
//
// The open cells of a state often fall into components without a common constraint; a component is
// a set of open cells.
#pragma once

#include <concepts>

#include "position_space.hpp"
#include "propagation_space.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::search {

/// What depth-first search needs.
template <class Space>
concept SearchSpace = propagation::PropagationState<typename Space::State> &&
    requires(const Space& space, const Board& board, const Grid& givens, const Limits& limits) {
  { Space::fits(board) } -> std::same_as<bool>;
  Space(board);
  { space.state_bytes() } -> std::same_as<std::size_t>;
  // The fixpoint of some givens; no value at a contradiction. Board and limits must outlive it.
  { space.start(givens, limits) } -> std::same_as<std::optional<typename Space::State>>;
};

/// What counting needs.
template <class Space>
concept CountingSpace = SearchSpace<Space> &&
    requires(const Space& space, const typename Space::State& state,
             const typename Space::Component& component,
             std::vector<typename Space::Component>& components) {
  { space.size(component) } -> std::same_as<std::size_t>;
  // The components of the open cells among some cells.
  { space.split(state, component, components) } -> std::same_as<void>;
  // Components with the same key have equally many solutions.
  { space.key(state, component) } -> std::same_as<base::Fingerprint>;
};

/// Givens with equally many solutions that are counted faster, where the space knows some.
template <CountingSpace Space>
Grid in_counting_order(const Space& space, const Grid& givens) {
  if constexpr (requires { space.in_counting_order(givens); }) {
    return space.in_counting_order(givens);
  } else {
    return givens;
  }
}

/// Splits a component by candidates of which each solution has exactly one: calls
/// try_next(cell, value) for each, until it returns false. Those are the values of the space's
/// next_to_count() where it has no branch() of its own.
template <CountingSpace Space, class Try>
void branch_to_count(const Space& space, const typename Space::State& state,
                     const typename Space::Component& component, Try&& try_next) {
  if constexpr (requires { space.branch(state, component, try_next); }) {
    space.branch(state, component, try_next);
  } else {
    const Cell cell = space.next_to_count(state, component);
    for (Value value = propagation::value_after(state, cell, 0); value != 0;
         value = propagation::value_after(state, cell, value)) {
      if (!try_next(cell, value)) return;
    }
  }
}

/// The branching rule of most searches: of the cells with the fewest candidates the first in
/// reading order, values ascending; with `random` any of these cells, values in random order.
template <SearchSpace Space>
struct TightestCell {
  const Space& space;
  Random* random = nullptr;

  Cell cell(const typename Space::State& state) const { return space.tightest(state, random); }
  void order(std::vector<Value>& values) const {
    if (random != nullptr) random->shuffle(values);
  }
};

/// Throws: SolverError if a search that keeps a state of `state_bytes` bytes for each of `depth`
/// decisions would not fit in memory.
inline void require_depth(std::size_t depth, std::size_t state_bytes) {
  // As much as a thread's stack and the machine have room for.
  constexpr std::size_t max_decisions = 8000;
  constexpr std::uint64_t max_bytes = std::uint64_t{4} << 30;
  if (depth < max_decisions && std::uint64_t{depth} * state_bytes < max_bytes) return;
  throw SolverError("the board is too large for a search of all its solutions");
}

/// What make gives with the first of these kinds of states that fits the board; nothing if none
/// does.
template <class Space, class... Others, class Make>
auto with_first_space(const Board& board, Make&& make) {
  using Made = decltype(make.template operator()<Space>());
  if (Space::fits(board)) return make.template operator()<Space>();
  if constexpr (sizeof...(Others) > 0) return with_first_space<Others...>(board, make);
  return Made();
}

/// The same with the kinds that every search supports after `Others`, the fastest first.
template <class... Others, class Make>
auto with_space(const Board& board, Make&& make) {
  return with_first_space<Others..., PositionSpace<1>, PositionSpace<2>, PositionSpace<4>,
                          PositionSpace<8>, PositionSpace<16>, PropagationSpace>(board, make);
}

}  // namespace sudoku_sat::search
