// A state of propagation on the plain 9x9 board, the fastest that this machine has: unit
// propagation of the triads encoding, so a reduction of that formula. Streams of puzzles of this
// board are more than those of all others together.
#pragma once

#include <cstring>

#include "cells.hpp"
#include "propagate/states.hpp"
#include "vectors.hpp"

namespace sudoku_sat::search {

class State9 {
 public:
  using Set = CellBits9;

  /// Whether the board has rows, columns, 3x3 boxes and nothing else.
  static bool fit(const Board& board);

  /// Every value in every cell. Throws: UsageError as chosen_vectors9().
  State9() : State9(*chosen_vectors9().methods) {}
  /// Requires: methods for vectors that this machine has.
  explicit State9(const Methods9& methods) : methods_(&methods) { methods.begin(board_); }

  bool decide_all(const Grid& givens) { return methods_->decide_all(board_, givens.data()); }
  bool decide(Cell cell, Value value) { return methods_->decide(board_, cell, value); }

  bool complete() const { return !any(open()); }
  Set open() const { return set_at(0); }
  /// The cells that hold or may hold the value.
  Set positions(int value) const { return set_at(methods_->words[value]); }
  static constexpr int size() { return 9; }
  bool possible(Cell cell, int value) const {
    std::uint32_t band;
    std::memcpy(&band, bytes_of(methods_->words[value] + cell / 27), sizeof band);
    return (band >> cell % 27 & 1U) != 0;
  }
  Value decided(Cell cell) const;
  void copy_to(Grid& grid) const;

  /// Those of `where` that have at most two candidates, and those that have at most three.
  Tight9 tight(const Set& where) const {
    return tight9(where, [&](std::size_t i) { return positions(static_cast<int>(i) + 1); });
  }

  /// The cells of all rows, columns and boxes that have a cell of this set.
  static Set sharing_unit(const Set& where);

  /// The open cell to split by: of those with two candidates the one with the most that its two
  /// values could decide next, else one with the fewest candidates. The product over both values
  /// counts, because a cell is only as good as its worse branch.
  /// Requires: a state that is not complete.
  Cell branching_cell() const { return static_cast<Cell>(methods_->branching_cell(board_)); }

 private:
  /// The words of a set, and one more that belongs to something else.
  Set set_at(std::size_t word) const {
    Set set;
    std::memcpy(&set, bytes_of(word), sizeof set);
    return set & all_cells9;
  }
  const unsigned char* bytes_of(std::size_t word) const {
    return board_.bytes + sizeof(std::uint32_t) * word;
  }

  StateBytes9 board_;
  const Methods9* methods_;
};

static_assert(propagation::PropagationState<State9>);

}  // namespace sudoku_sat::search
