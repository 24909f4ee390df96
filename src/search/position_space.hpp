// A search's states on boards of up to 1024 cells with all-different constraints alone:
// PositionSets. What other states tell of a single cell, these tell of a set of cells at once.
#pragma once

#include <array>
#include <bit>

#include "base/fingerprint.hpp"
#include "propagate/states.hpp"
#include "subtree_oracle.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::search {

/// What is the same for PositionSets and the plain 9x9 board. `Sets` tells of each value, from 0,
/// in which cells it may be.
template <class Sets>
class SpaceOfSets {
 public:
  using State = Sets;
  using Component = typename Sets::Set;
  // A node takes half a microsecond, a question to the solver about ten microseconds, loading the
  // rules some thousand.
  static constexpr SolverPruning::Patience patience{.first = 20'000, .later = 500};
  static constexpr unsigned nodes_between_checks = 4096;
  /// Counting smaller components again is as fast as looking them up.
  static constexpr std::size_t smallest_kept = 5;

  std::size_t state_bytes() const { return sizeof(State); }
  std::size_t size(const Component& component) const { return component.count(); }

  /// The first of the open cells with the fewest candidates; with `random` any of them.
  Cell tightest(const State& state, Random* random) const {
    const Component cells = tightest(state);
    if (random == nullptr) return static_cast<Cell>(cells.first());
    std::size_t skipped = random->below(cells.count());
    Cell chosen = 0;
    cells.for_each([&](std::size_t cell) {
      if (skipped-- == 0) chosen = static_cast<Cell>(cell);
    });
    return chosen;
  }

 protected:
  /// The next cell in reading order, because different decisions often leave the same rest below a
  /// row; but a cell up to two rows further on is taken first if it has few candidates.
  template <class RowOf>
  static Cell next_to_count(const State& state, const Component& component, const RowOf& row_of) {
    const std::size_t first = component.first();
    const std::size_t few = propagation::tight(state, component).three.first();
    const bool near = few != Component::end && row_of(few) <= row_of(first) + 2;
    return static_cast<Cell>(near ? few : first);
  }

 private:
  static Component tightest(const State& state) {
    // The counts of all cells side by side: set i has the cells whose count has bit i.
    std::array<Component, std::bit_width(State::max_values)> counts{};
    const auto used = static_cast<std::size_t>(std::bit_width(state.values()));
    for (std::size_t value = 0; value < state.values(); ++value) {
      Component carry = state.positions(value);
      for (std::size_t i = 0; i < used; ++i) {
        const Component both = counts[i] & carry;
        counts[i] = (counts[i] | carry) - both;
        carry = both;
      }
    }
    Component cells = state.open();
    for (std::size_t i = used; i-- > 0;) {
      const Component smaller = cells - counts[i];
      if (!smaller.empty()) cells = smaller;
    }
    return cells;
  }
};

template <std::size_t Words>
class PositionSpace : public SpaceOfSets<propagation::PositionSets<Words>> {
 public:
  using State = propagation::PositionSets<Words>;
  using Component = base::BitSet<Words>;

  static bool fits(const Board& board) { return propagation::PositionRules<Words>::fit(board); }
  explicit PositionSpace(const Board& board) : rules_(board), row_of_(board.cells()) {
    for (Cell cell = 0; cell < board.cells(); ++cell) row_of_[cell] = board.geometry().row(cell);
  }

  std::optional<State> start(const Grid& givens, const Limits&) const {
    State state(rules_);
    return state.decide_all(givens) ? std::optional(state) : std::nullopt;
  }

  Cell next_to_count(const State& state, const Component& component) const {
    return SpaceOfSets<State>::next_to_count(state, component,
                                             [this](std::size_t cell) { return row_of_[cell]; });
  }

  void split(const State& state, const Component& cells, std::vector<Component>& components) const {
    components.clear();
    for (Component rest = cells & state.open(); !rest.empty();) {
      components.push_back(base::take_component(
          rest.first(), rest, [&](std::size_t cell) { return tied_to(cell, state); }));
    }
  }

  /// The key does not depend on the names of the values.
  base::Fingerprint key(const State& state, const Component& component) const {
    base::Fingerprint key;
    for (std::size_t value = 0; value < state.values(); ++value) {
      const Component positions = state.positions(value) & component;
      if (positions.empty()) continue;
      base::Fingerprint one;
      for (const std::uint64_t word : positions.words()) one = base::extended(one, word);
      key += one;
    }
    return key;
  }

 private:
  /// The peers of the cell that share a candidate with it.
  Component tied_to(std::size_t cell, const State& state) const {
    Component tied;
    for (std::size_t value = 0; value < state.values(); ++value) {
      if (state.positions(value).has(cell)) tied |= state.positions(value);
    }
    return tied & rules_.peers(cell);
  }

  propagation::PositionRules<Words> rules_;
  std::vector<int> row_of_;
};

}  // namespace sudoku_sat::search
