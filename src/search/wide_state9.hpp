// A state of propagation on the plain 9x9 board with vectors wider than every machine has: the same
// fixpoints as BitBoard9, in a fraction of the time.
#pragma once

#include <cstring>

#include "propagate/states.hpp"
#include "wide_methods.hpp"

namespace sudoku_sat {

class WideState9 {
 public:
  using Set = CellBits9;

  /// Every value in every cell. Requires: methods for vectors that this machine has.
  explicit WideState9(const WideMethods& methods) : methods_(&methods) { methods.begin(board_); }

  // As in BitBoard9.
  bool decide_all(const Grid& givens) { return methods_->decide_all(board_, givens.data()); }
  bool decide(Cell cell, Value value) { return methods_->decide(board_, cell, value); }
  bool complete() const { return !any(open()); }
  Set open() const { return set_at(0); }
  static constexpr int size() { return 9; }
  bool possible(Cell cell, int value) const {
    std::uint32_t band;
    std::memcpy(&band, bytes_of(methods_->words[value] + cell / 27), sizeof band);
    return (band >> cell % 27 & 1U) != 0;
  }
  Value decided(Cell cell) const {
    if (has(open(), cell)) return 0;
    Value value = 1;
    while (!possible(cell, value)) ++value;
    return value;
  }
  void copy_to(Grid& grid) const {
    for (Value value = 1; value <= size(); ++value) {
      for_each(set_at(methods_->words[value]), [&](Cell cell) { grid[cell] = value; });
    }
  }
  Tight9 tight(const Set& where) const {
    return tight9(where, [&](std::size_t value) { return set_at(methods_->words[value + 1]); });
  }

 private:
  Set set_at(std::size_t word) const {
    Set set{};
    std::memcpy(&set, bytes_of(word), 3 * sizeof set[0]);
    return set;
  }
  const unsigned char* bytes_of(std::size_t word) const {
    return board_.bytes + sizeof(std::uint32_t) * word;
  }

  WideBytes board_;
  const WideMethods* methods_;
};

static_assert(PropagationState<WideState9>);

}  // namespace sudoku_sat
