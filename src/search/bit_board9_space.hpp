// A search's states on the plain 9x9 board, for solving and counting: BitBoard9, which decides more
// than PositionSets at each node in about half the time. Listing uses PositionSets: its order of
// solutions is fixed by them.
#pragma once

#include <vector>

#include "bit_board9_order.hpp"
#include "propagate/states.hpp"
#include "search_space.hpp"

namespace sudoku_sat {

/// The open cells with the fewest candidates.
template <class State>
CellBits9 tightest_cells9(const State& state) {
  const Tight9 tight = state.tight(state.open());
  if (any(tight.two)) return tight.two;
  if (any(tight.three)) return tight.three;
  CellBits9 cells{};
  int fewest = state.size() + 1;
  for_each(state.open(), [&](Cell cell) {
    int candidates = 0;
    for_each_value(state, cell, [&](Value) { ++candidates; });
    if (candidates < fewest) cells = CellBits9{};
    if (candidates <= fewest) cells |= only(cell);
    fewest = std::min(fewest, candidates);
  });
  return cells;
}

/// The first of these cells; with `random` any of them. Requires: there is one.
inline Cell one_of(const CellBits9& cells, Random* random) {
  if (random == nullptr) return first(cells);
  std::size_t skipped = random->below(count(cells));
  Cell chosen = 0;
  for_each(cells, [&](Cell cell) {
    if (skipped-- == 0) chosen = cell;
  });
  return chosen;
}

class BitBoard9Space {
 public:
  using State = BitBoard9;
  using Component = CellBits9;
  static constexpr SolverPruning::Patience patience = PositionSpace<2>::patience;
  static constexpr unsigned nodes_between_checks = PositionSpace<2>::nodes_between_checks;
  static constexpr std::size_t smallest_kept = PositionSpace<2>::smallest_kept;

  static bool fits(const Board& board) { return BitBoard9::fit(board); }
  explicit BitBoard9Space(const Board&) {}

  std::size_t state_bytes() const { return sizeof(State); }
  std::optional<State> start(const Grid& givens, const Limits&) const {
    State state;
    return state.decide_all(givens) ? std::optional(state) : std::nullopt;
  }

  Cell tightest(const State& state, Random* random) const {
    return one_of(tightest_cells9(state), random);
  }

  Grid in_counting_order(const Grid& givens) const {
    const std::optional<State> state = start(givens, Limits());
    return state ? in_good_order(givens, *state) : givens;
  }

  /// The next cell in reading order, as PositionSpace chooses it.
  Cell next_to_count(const State& state, const Component& component) const {
    const Cell next = first(component);
    const Component tight = state.tight(component).three;
    if (!any(tight)) return next;
    const Cell few = first(tight);
    return few / 9 <= next / 9 + 2 ? few : next;
  }

  std::size_t size(const Component& component) const { return count(component); }

  /// Takes all open cells as one component where so many are open that they hardly ever fall apart.
  void split(const State& state, const Component& cells, std::vector<Component>& components) const {
    components.clear();
    const Component open = cells & state.open();
    if (count(open) > largest_split) {
      components.push_back(open);
      return;
    }
    for (Component rest = open; any(rest);) {
      const Component component = component_with(first(rest), state, rest);
      rest &= ~component;
      components.push_back(component);
    }
  }

  /// The key does not depend on the names of the values.
  Fingerprint key(const State& state, const Component& component) const {
    Fingerprint key;
    for (std::size_t value = 0; value < BitBoard9::values; ++value) {
      const auto halves = halves_of(state.positions(value) & component);
      if ((halves[0] | halves[1]) == 0) continue;
      // The second half is a band of 27 bits: spread over a word, it need not be mixed by itself.
      key +=
          extended({halves[1] * 0x9E3779B97F4A7C15U, halves[1] * 0xC2B2AE3D27D4EB4FU}, halves[0]);
    }
    return key;
  }

  /// Whether each cell of the component has two candidates. In a unit of such cells each value has
  /// two places or more, so exactly two if there is a solution; the other candidate of each cell
  /// then makes another solution.
  bool in_pairs(const State& state, const Component& component) const {
    return !any(component & ~state.tight(component).two);
  }

 private:
  static constexpr std::size_t largest_split = 30;

  /// The component of the cell: it grows by cells that share a unit and a candidate with it.
  Component component_with(Cell cell, const State& state, const Component& cells) const {
    Component component = only(cell);
    for (Component before{}; any(component ^ before) && any(cells ^ component);) {
      before = component;
      for (std::size_t value = 0; value < BitBoard9::values; ++value) {
        const Component positions = state.positions(value) & cells;
        if (!any(positions & component) || !any(positions & ~component)) continue;
        component |= BitBoard9::sharing_unit(positions & component) & positions;
      }
    }
    return component;
  }
};

/// A branching rule: the cell from which propagation is likely to go farthest.
struct FarthestCell {
  Cell cell(const BitBoard9& state) const { return state.branching_cell(); }
  void order(std::vector<Value>&) const {}
};

}  // namespace sudoku_sat
