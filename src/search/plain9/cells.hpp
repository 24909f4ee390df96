// Sets of the 81 cells of a 9x9 board in one vector of the compiler: a word for each band of three
// rows, a bit for each of its 27 cells in reading order; the fourth word is empty.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "sudoku_sat/board.hpp"

namespace sudoku_sat::search {

using CellBits9 [[gnu::vector_size(16)]] = std::uint32_t;

constexpr CellBits9 all_cells9{0777'777'777, 0777'777'777, 0777'777'777, 0};

inline std::array<std::uint64_t, 2> halves_of(const CellBits9& set) {
  return std::bit_cast<std::array<std::uint64_t, 2>>(set);
}

inline bool any(const CellBits9& set) {
  const auto halves = halves_of(set);
  return (halves[0] | halves[1]) != 0;
}

inline std::size_t count(const CellBits9& set) {
  const auto halves = halves_of(set);
  return static_cast<std::size_t>(std::popcount(halves[0]) + std::popcount(halves[1]));
}

/// The smallest cell. Requires: a set that is not empty.
inline Cell first(const CellBits9& set) {
  Cell word = 0;
  while (set[word] == 0) ++word;
  return 27 * word + static_cast<Cell>(std::countr_zero(set[word]));
}

inline bool has(const CellBits9& set, Cell cell) { return (set[cell / 27] >> cell % 27 & 1U) != 0; }

/// The set of one cell.
inline CellBits9 only(Cell cell) {
  CellBits9 set{};
  set[cell / 27] = std::uint32_t{1} << cell % 27;
  return set;
}

/// Calls visit(cell) for each cell, ascending.
template <class Visit>
void for_each(const CellBits9& set, Visit&& visit) {
  for (Cell word = 0; word < 3; ++word) {
    for (std::uint32_t rest = set[word]; rest != 0; rest &= rest - 1) {
      visit(27 * word + static_cast<Cell>(std::countr_zero(rest)));
    }
  }
}

/// Cells that are in few of nine sets.
struct Tight9 {
  CellBits9 two;    ///< in at most two
  CellBits9 three;  ///< in at most three
};

/// Those of `where`; set(i) is one of the nine, from 0 on.
template <class Sets>
Tight9 tight9(const CellBits9& where, Sets&& set) {
  CellBits9 once{};
  CellBits9 twice{};
  CellBits9 thrice{};
  CellBits9 often{};
  for (std::size_t i = 0; i < 9; ++i) {
    const CellBits9 cells = set(i);
    often |= thrice & cells;
    thrice |= twice & cells;
    twice |= once & cells;
    once |= cells;
  }
  return {where & ~thrice, where & ~often};
}

}  // namespace sudoku_sat::search
