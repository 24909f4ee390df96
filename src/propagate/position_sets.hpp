// Unit propagation seen from the values: for each value the set of cells that may hold it. What
// Propagation does cell by cell is then an operation on whole sets: the cells with one candidate
// are those in the set of exactly one value; a value has one place in a unit if its set and the
// unit have one cell in common. On boards with only all-different constraints it reaches the same
// fixpoint as Propagation, several times as fast and in a quarter of the memory: for searches of
// millions of nodes.
#pragma once

#include <array>

#include "base/bit_set.hpp"
#include "propagation_state.hpp"

namespace sudoku_sat::propagation {

/// What is the same in all states of a board.
template <std::size_t Words>
class PositionRules {
 public:
  using Set = base::BitSet<Words>;

  /// As many as a square board of one set of cells has.
  static constexpr std::size_t max_values = [] {
    std::size_t root = 1;
    while ((root + 1) * (root + 1) <= Set::end) ++root;
    return root;
  }();

  /// Whether the board has only all-different constraints, and few enough cells, units and values:
  /// a board whose rows or columns are shorter than it has values has fewer cells than values
  /// squared.
  static bool fit(const Board& board) {
    return board.only_all_different() && board.cells() <= Set::end &&
           board.units().size() <= Set::end && static_cast<std::size_t>(board.size()) <= max_values;
  }

  /// Requires: a board that fits.
  explicit PositionRules(const Board& board)
      : values_(static_cast<std::size_t>(board.size())),
        peers_(board.cells()),
        units_(board.units().size()),
        units_of_(board.cells()) {
    for (const AllDifferent& constraint : board.all_different()) {
      Set cells;
      for (const Cell cell : constraint.cells) cells.add(cell);
      for (const Cell cell : constraint.cells) peers_[cell] |= cells;
    }
    for (Cell cell = 0; cell < board.cells(); ++cell) peers_[cell].remove(cell);
    for (std::size_t unit = 0; unit < units_.size(); ++unit) {
      for (const Cell cell : board.cells_of(board.units()[unit])) {
        units_[unit].add(cell);
        units_of_[cell].add(unit);
      }
    }
  }

  std::size_t values() const { return values_; }
  std::size_t cells() const { return peers_.size(); }
  std::size_t units() const { return units_.size(); }
  const Set& peers(std::size_t cell) const { return peers_[cell]; }
  const Set& unit(std::size_t number) const { return units_[number]; }
  /// The numbers of the units that the cell is in.
  const Set& units_of(std::size_t cell) const { return units_of_[cell]; }

 private:
  std::size_t values_;
  std::vector<Set> peers_;     ///< per cell
  std::vector<Set> units_;     ///< the cells of each
  std::vector<Set> units_of_;  ///< per cell
};

/// A state of propagation at its fixpoint. Values count from 0 inside.
template <std::size_t Words>
class PositionSets {
 public:
  using Set = base::BitSet<Words>;
  static constexpr std::size_t max_values = PositionRules<Words>::max_values;

  /// Every value in every cell. Requires: rules that outlive it; more than one value.
  explicit PositionSets(const PositionRules<Words>& rules) : rules_(&rules) {
    Set units;
    for (Cell cell = 0; cell < rules.cells(); ++cell) open_.add(cell);
    for (std::size_t unit = 0; unit < rules.units(); ++unit) units.add(unit);
    for (std::size_t value = 0; value < rules.values(); ++value) {
      positions_[value] = open_;
      unplaced_[value] = units;
    }
  }

  /// Each of these decides or removes, propagates to the fixpoint, and returns whether there was no
  /// contradiction. After one the state is useless. decide() and remove() require a candidate of an
  /// open cell.
  bool decide_all(const Grid& givens) {
    std::array<Set, max_values> given{};
    Set all;
    for (Cell cell = 0; cell < givens.size(); ++cell) {
      if (givens[cell] == 0) continue;
      given[givens[cell] - 1U].add(cell);
      all.add(cell);
    }
    for (std::size_t value = 0; value < values(); ++value) positions_[value] -= all - given[value];
    return propagate(~std::uint64_t{0} >> (64 - values()));
  }
  bool decide(Cell cell, Value value) {
    std::uint64_t touched = 0;
    put(cell, value - 1U, touched);
    return propagate(touched);
  }
  bool remove(Cell cell, Value value) {
    positions_[value - 1U].remove(cell);
    return propagate(std::uint64_t{1} << (value - 1U));
  }

  bool complete() const { return open_.empty(); }
  /// The cells that are not decided.
  const Set& open() const { return open_; }
  /// The cells that hold or may hold the value; here values count from 0.
  const Set& positions(std::size_t value) const { return positions_[value]; }
  std::size_t values() const { return rules_->values(); }
  int size() const { return static_cast<int>(values()); }

  bool possible(Cell cell, int value) const {
    return positions_[static_cast<std::size_t>(value - 1)].has(cell);
  }
  Value decided(Cell cell) const {
    if (open_.has(cell)) return 0;
    Value value = 1;
    while (!possible(cell, value)) ++value;
    return value;
  }
  /// The values of all cells. Requires: a complete state, a value for each cell.
  void copy_to(Grid& grid) const {
    for (std::size_t value = 0; value < values(); ++value) {
      positions_[value].for_each(
          [&](std::size_t cell) { grid[cell] = static_cast<Value>(value + 1); });
    }
  }

 private:
  /// `touched`: the values that lose positions, as bits.
  void put(std::size_t cell, std::size_t value, std::uint64_t& touched) {
    for (std::size_t other = 0; other < values(); ++other) {
      if (other == value) continue;
      touched |= std::uint64_t{positions_[other].has(cell)} << other;
      positions_[other].remove(cell);
    }
    place(cell, value);
    open_.remove(cell);
    touched |= std::uint64_t{1} << value;
  }

  /// The consequences if the value is the cell's only candidate.
  void place(std::size_t cell, std::size_t value) {
    positions_[value] -= rules_->peers(cell);
    unplaced_[value] -= rules_->units_of(cell);
  }

  bool propagate(std::uint64_t touched) {
    while (true) {
      Set once;
      Set twice;
      for (std::size_t value = 0; value < values(); ++value) {
        twice |= once & positions_[value];
        once |= positions_[value];
      }
      if (!(open_ - once).empty()) return false;
      const Set singles = open_ - twice;
      if (!singles.empty()) {
        if (!put_singles(singles, touched)) return false;
        continue;
      }
      const Search found = put_hidden_single(touched);
      if (found == Search::contradiction) return false;
      if (found == Search::nothing) return true;
    }
  }

  /// Decides cells with one candidate. Two peers with the same value remove it from each other,
  /// which is the contradiction.
  bool put_singles(const Set& singles, std::uint64_t& touched) {
    for (std::size_t value = 0; value < values(); ++value) {
      const Set cells = singles & positions_[value];
      if (cells.empty()) continue;
      cells.for_each([&](std::size_t cell) { place(cell, value); });
      if (!(cells - positions_[value]).empty()) return false;
      touched |= std::uint64_t{1} << value;
    }
    open_ -= singles;
    return true;
  }

  enum class Search { nothing, found, contradiction };

  /// Decides all cells that are a value's only place in a unit, for the first value with such
  /// cells.
  Search put_hidden_single(std::uint64_t& touched) {
    while (touched != 0) {
      const auto value = static_cast<std::size_t>(std::countr_zero(touched));
      touched &= touched - 1;
      bool found = false;
      bool contradiction = false;
      unplaced_[value].for_each([&](std::size_t unit) {
        const Set cells = positions_[value] & rules_->unit(unit);
        const int count = cells.count_up_to_two();
        if (count == 2) return;
        contradiction |= count == 0;
        if (count == 0 || !open_.has(cells.first())) return;
        put(cells.first(), value, touched);
        found = true;
      });
      if (contradiction) return Search::contradiction;
      if (found) return Search::found;
    }
    return Search::nothing;
  }

  const PositionRules<Words>* rules_;
  std::array<Set, max_values> positions_{};
  std::array<Set, max_values> unplaced_{};  ///< units that lack the value
  Set open_;
};

static_assert(PropagationState<PositionSets<2>>);

/// Cells that have at most two candidates, and those that have at most three.
template <class Set>
struct Tight {
  Set two;
  Set three;
};

/// Those of `cells`; the state has for each value, from 0, the cells that may hold it.
template <class State, class Set>
Tight<Set> tight(const State& state, const Set& cells) {
  Set once;
  Set twice;
  Set thrice;
  Set often;
  for (std::size_t value = 0; value < state.values(); ++value) {
    const Set& positions = state.positions(value);
    often |= thrice & positions;
    thrice |= twice & positions;
    twice |= once & positions;
    once |= positions;
  }
  return {cells - thrice, cells - often};
}

}  // namespace sudoku_sat::propagation
