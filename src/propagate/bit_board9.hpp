// The bit board of the plain 9x9 Sudoku: unit propagation of the triads encoding, for streams of
// its puzzles, which are more than those of all other boards together. See bit_board9.cpp.
#pragma once

#include <array>

#include "cell_bits9.hpp"
#include "propagation_state.hpp"

namespace sudoku_sat {

/// A state of propagation at its fixpoint. It has for each value the set of cells that may hold it.
class BitBoard9 {
 public:
  static constexpr std::size_t values = 9;
  static constexpr std::size_t cells = 81;

  using Set = CellBits9;

  /// Whether the board has rows, columns, 3x3 boxes and nothing else.
  static bool fit(const Board& board);

  /// Every value in every cell.
  BitBoard9();

  /// Each of these decides, propagates to the fixpoint, and returns whether that went without a
  /// contradiction. After one the state is of no more use. decide() requires a candidate of an open
  /// cell.
  bool decide_all(const Grid& givens);
  bool decide(Cell cell, Value value);

  bool complete() const { return !any(open_); }
  /// The cells that are not decided.
  const Set& open() const { return open_; }
  /// The cells that hold or may hold the value; here values count from 0.
  const Set& positions(std::size_t value) const { return positions_[value]; }
  static constexpr int size() { return 9; }

  bool possible(Cell cell, int value) const {
    return has(positions_[static_cast<std::size_t>(value - 1)], cell);
  }
  Value decided(Cell cell) const;
  /// The values of all cells. Requires: a complete state, a value for each cell.
  void copy_to(Grid& grid) const;

  /// Those of `where` that have at most two candidates, and those that have at most three.
  Tight9 tight(const Set& where) const {
    return tight9(where, [&](std::size_t value) { return positions_[value]; });
  }

  /// The cells of all rows, columns and boxes that have a cell of this set.
  static Set sharing_unit(const Set& where);

  /// The open cell to split by: of those with two candidates the one with the most that its two
  /// values could decide next, else one with the fewest candidates.
  /// Requires: a state that is not complete.
  Cell branching_cell() const;

 private:
  bool propagate();
  bool put_singles();
  bool filter_value(std::size_t value, bool& changed);
  void keep_alone(std::size_t value, const Set& where);
  std::size_t candidate_count(Cell cell) const;

  std::array<Set, values> positions_;
  std::array<Set, values> filtered_{};  ///< the positions as they were when last filtered
  Set open_;
};

static_assert(PropagationState<BitBoard9>);

}  // namespace sudoku_sat
