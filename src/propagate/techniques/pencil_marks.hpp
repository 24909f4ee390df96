// The pencil marks of a board as sets of bits: by cell its values, by value its cells. Patterns are
// found by comparing such sets, so that a question about many cells takes a few instructions.
// The sets are as large as the board needs; patterns are not looked for on boards beyond them.
#pragma once

#include "base/bit_set.hpp"
#include "technique_state.hpp"

namespace sudoku_sat::propagation {

/// The bit of a value in the mask of a cell.
inline std::uint64_t bit_of(int value) { return std::uint64_t{1} << (value - 1); }

/// Calls visit(value) for each value of a mask, ascending.
template <class Visit>
void for_each_value(std::uint64_t mask, Visit&& visit) {
  for (; mask != 0; mask &= mask - 1) visit(static_cast<Value>(std::countr_zero(mask) + 1));
}

/// Requires: size() <= 64, and at most Set::end cells. The state must outlive it and not change.
template <class Set>
class PencilMarks {
 public:
  explicit PencilMarks(const TechniqueState& state)
      : state_(state),
        values_(state.candidates().cells(), 0),
        places_(static_cast<std::size_t>(state.size())),
        peers_(values_.size()),
        constraints_(state.board().all_different().size()) {
    for (Cell cell = 0; cell < values_.size(); ++cell) {
      for (const Cell peer : state.sight().peers(cell)) peers_[cell].add(peer);
      if (!state.open(cell)) continue;
      values_[cell] = state.candidates().mask(cell)[0];
      for_each_value(values_[cell], [&](Value value) { places_[value - 1U].add(cell); });
    }
    for (std::uint32_t number = 0; number < constraints_.size(); ++number) {
      for (const Cell cell : board().cells_of(number)) constraints_[number].add(cell);
    }
  }

  const TechniqueState& state() const { return state_; }
  const Board& board() const { return state_.board(); }
  Value size() const { return static_cast<Value>(places_.size()); }
  std::size_t cells() const { return values_.size(); }

  /// The candidates of a cell; none if it is decided.
  std::uint64_t values(Cell cell) const { return values_[cell]; }
  bool has(Cell cell, Value value) const { return places_[value - 1U].has(cell); }
  /// The open cells that may hold the value.
  const Set& places(Value value) const { return places_[value - 1U]; }
  /// The same in one all-different constraint.
  Set places(std::uint32_t constraint, Value value) const {
    return constraints_[constraint] & places(value);
  }
  const Set& cells_of(std::uint32_t constraint) const { return constraints_[constraint]; }
  const Set& peers(Cell cell) const { return peers_[cell]; }
  /// The cells that see each of these. Requires: at least one cell.
  Set peers(const Set& cells) const {
    Set common = peers_[cells.first()];
    cells.for_each([&](std::size_t cell) { common &= peers_[cell]; });
    return common;
  }

 private:
  const TechniqueState& state_;
  std::vector<std::uint64_t> values_;
  std::vector<Set> places_;
  std::vector<Set> peers_;
  std::vector<Set> constraints_;
};

template <class Set>
std::vector<Cell> cells_in(const Set& cells) {
  std::vector<Cell> list;
  cells.for_each([&](std::size_t cell) { list.push_back(static_cast<Cell>(cell)); });
  return list;
}

/// search(marks), with the smallest sets that hold the board's cells. No value if the board is too
/// large for any.
template <class Search>
auto with_marks(const TechniqueState& state, Search&& search)
    -> decltype(search(state.made<PencilMarks<base::BitSet<2>>>())) {
  const std::size_t cells = state.candidates().cells();
  if (state.size() > 64 || cells > base::BitSet<16>::end) return {};
  if (cells <= base::BitSet<2>::end) return search(state.made<PencilMarks<base::BitSet<2>>>());
  return search(state.made<PencilMarks<base::BitSet<16>>>());
}

}  // namespace sudoku_sat::propagation
