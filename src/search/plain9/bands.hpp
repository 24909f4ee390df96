// Sets of the 81 cells of a 9x9 board as bits in vectors of the compiler, and what a single value's
// set of positions tells: three words of 27 bits, a band of three rows each, and an empty fourth
// word are a lane. A vector of 128 or 256 bits has a lane for each of one or two values. Octal
// numbers suit it: each digit is a triad, three cells of a row in a box; the last digit is the
// first triad of the first row.
//
// In a band a value is in three of nine triads, one in each row and one in each box; likewise in a
// stack of columns. A value with one triad left in a row leaves the other triads of that box, and
// the other way round: players call this claiming and pointing. Together with single cells and
// places it is what unit propagation does on the triads encoding (Dillon's Tdoku, 2019); bits by
// bands are an old trick of solvers for 9x9.
//
// All functions are in an unnamed namespace, and no standard header is used: files that are
// compiled for other machines include this one, see methods.hpp.
#pragma once

namespace sudoku_sat::search {
namespace {

constexpr unsigned band9 = 0777'777'777;
constexpr unsigned first_cells9 = 0111'111'111;
constexpr unsigned row9 = 0777;

// Each of these functions gives, at each place, the union of what is at the two other places.

/// Cells of the same triad.
template <class Set>
[[gnu::always_inline]] inline Set others_in_triad(const Set& cells) {
  return (cells >> 1 & 0333'333'333) | (cells << 2 & 0444'444'444) | (cells >> 2 & 0111'111'111) |
         (cells << 1 & 0666'666'666);
}

/// Cells of the same box and column; triads (their first cells) of the same box. Bits above the 27
/// of a band mean nothing.
template <class Set>
[[gnu::always_inline]] inline Set others_in_stack(const Set& cells) {
  return (cells >> 9) | (cells << 18) | (cells >> 18) | (cells << 9);
}

/// Triads of the same row, by their first cells.
template <class Set>
[[gnu::always_inline]] inline Set others_in_row(const Set& triads) {
  return (triads >> 3 & 0077'077'077) | (triads << 6 & 0700'700'700) |
         (triads >> 6 & 0007'007'007) | (triads << 3 & 0770'770'770);
}

/// The same bits of the other bands.
template <class Set>
[[gnu::always_inline]] inline Set others_in_bands(const Set& set) {
  if constexpr (sizeof(Set) == 16) {
    return __builtin_shufflevector(set, set, 1, 2, 0, 3) |
           __builtin_shufflevector(set, set, 2, 0, 1, 3);
  } else {
    return __builtin_shufflevector(set, set, 1, 2, 0, 3, 5, 6, 4, 7) |
           __builtin_shufflevector(set, set, 2, 0, 1, 3, 6, 4, 5, 7);
  }
}

/// The triads that have a cell of the set, by their first cells.
template <class Set>
[[gnu::always_inline]] inline Set triads_of(const Set& cells) {
  return (cells | cells >> 1 | cells >> 2) & first_cells9;
}

/// The columns of each band that have a cell of the set, as bits of its first row.
template <class Set>
[[gnu::always_inline]] inline Set columns_of(const Set& cells) {
  return (cells | cells >> 9 | cells >> 18) & row9;
}

/// All cells of the triads with these first cells, of the columns with these cells in the first
/// row.
template <class Set>
[[gnu::always_inline]] inline Set cells_of_triads(const Set& triads) {
  return triads | triads << 1 | triads << 2;
}
template <class Set>
[[gnu::always_inline]] inline Set cells_of_columns(const Set& columns) {
  return columns | columns << 9 | columns << 18;
}

/// What is in two of three sets.
template <class Set>
[[gnu::always_inline]] inline Set in_two(const Set& a, const Set& b, const Set& c) {
  return (a & b) | (c & (a | b));
}

/// What a value's positions tell of its units; triads by their first cells, columns of a band by
/// those in its first row.
template <class Set>
struct Places9 {
  Set last_in_row;    ///< triads, the only one of their row
  Set last_in_box;    ///< likewise
  Set last_in_bands;  ///< columns without positions in the other bands
  Set beside_none;    ///< columns of a band without positions beside them in the box
  Set alone;          ///< positions that are the only one of a unit
  Set missing;        ///< empty, if the value has a position in each unit
};

/// `all` has all cells of each word that stands for a value.
template <class Set>
[[gnu::always_inline]] inline Places9<Set> places9(const Set& positions, const Set& all) {
  const Set next = positions >> 1;
  const Set last = positions >> 2;
  const Set triads = (positions | next | last) & first_cells9;
  const Set in_row = others_in_row(triads);
  const Set in_box = others_in_stack(triads);
  const Set last_in_row = triads & ~in_row;
  const Set last_in_box = triads & ~in_box;
  const Set below = positions >> 9;
  const Set lowest = positions >> 18;
  const Set columns = (positions | below | lowest) & row9;
  const Set in_bands = others_in_bands(columns);
  const Set last_in_bands = columns & ~in_bands;

  const Set single_triads = (last_in_row | last_in_box) & ~in_two(positions, next, last);
  const Set single_columns = last_in_bands & ~in_two(positions, below, lowest);
  return {last_in_row,
          last_in_box,
          last_in_bands,
          columns & ~others_in_triad(columns),
          positions & (cells_of_triads(single_triads) | cells_of_columns(single_columns)),
          (all & first_cells9 & ~((triads | in_row) & (triads | in_box))) |
              (all & row9 & ~(columns | in_bands))};
}

/// The cells that a value can't be in; of two cells in `put` that exclude each other both, unless
/// they are in one triad.
template <class Set>
[[gnu::always_inline]] inline Set excluded9(const Places9<Set>& places, const Set& put) {
  const Set triads = triads_of(put);
  const Set other_triads =
      others_in_stack(places.last_in_row | triads) | others_in_row(places.last_in_box | triads);
  const Set other_columns =
      others_in_triad(places.last_in_bands) | others_in_bands(places.beside_none | columns_of(put));
  return cells_of_triads(other_triads) | cells_of_columns(other_columns) |
         (cells_of_triads(triads) & ~put);
}

/// The triads with two of these cells.
template <class Set>
[[gnu::always_inline]] inline Set twice_in_triad9(const Set& cells) {
  return in_two(cells, cells >> 1, cells >> 2) & first_cells9;
}

using Lane9 [[gnu::vector_size(16)]] = unsigned;

/// A set of cells for instructions without vectors.
struct Halves9 {
  unsigned long long low;
  unsigned long long high;
};

[[gnu::always_inline]] inline Halves9 halves9(const Lane9& cells) {
  Halves9 halves;
  __builtin_memcpy(&halves, &cells, sizeof halves);
  return halves;
}

[[gnu::always_inline]] inline bool any9(const Lane9& cells) {
  const Halves9 halves = halves9(cells);
  return (halves.low | halves.high) != 0;
}

[[gnu::always_inline]] inline Halves9 both9(const Halves9& one, const Halves9& other) {
  return {one.low & other.low, one.high & other.high};
}

/// Calls visit(bit) for each bit; those of the second half count from 64. One loop for both halves:
/// its end is what is hard to predict.
template <class Visit>
[[gnu::always_inline]] inline void for_each_bit9(const Halves9& set, Visit&& visit) {
  const bool only_high = set.low == 0;
  unsigned long long now = only_high ? set.high : set.low;
  unsigned long long later = only_high ? 0 : set.high;
  unsigned before = only_high ? 64 : 0;
  while (now != 0) {
    visit(static_cast<unsigned>(__builtin_ctzll(now)) + before);
    now &= now - 1;
    const bool over = now == 0;
    now = over ? later : now;
    later = over ? 0 : later;
    before = over ? 64 : before;
  }
}

/// The number of cells in `all` plus three times that in `tight`. Not on wider vectors: they would
/// have to hand their bits to the other half of the processor for each count.
[[gnu::always_inline]] inline unsigned weighed_size9(const Halves9& all, const Halves9& tight) {
#ifdef __POPCNT__
  const auto size = [](const Halves9& cells) __attribute__((always_inline)) {
    return __builtin_popcountll(cells.low) + __builtin_popcountll(cells.high);
  };
  return static_cast<unsigned>(size(all) + 3 * size(tight));
#else
  // Sums of bits side by side.
  using Sums [[gnu::vector_size(16)]] = unsigned long long;
  const auto by_bytes = [](const Halves9& cells) __attribute__((always_inline)) {
    Sums sums{cells.low, cells.high};
    sums -= sums >> 1 & 0x5555'5555'5555'5555;
    sums = (sums & 0x3333'3333'3333'3333) + (sums >> 2 & 0x3333'3333'3333'3333);
    return (sums + (sums >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
  };
  const Sums sums = by_bytes(all) + 3 * by_bytes(tight);
  return static_cast<unsigned>(((sums[0] + sums[1]) * 0x0101'0101'0101'0101) >> 56);
#endif
}

/// How much a value of a cell could decide next: 1, its places among the cell's peers, and three
/// times those in pairs.
[[gnu::always_inline]] inline unsigned weight9(const Halves9& places, const Halves9& peers,
                                               const Halves9& pairs) {
  const Halves9 near = both9(places, peers);
  return 1 + weighed_size9(near, both9(near, pairs));
}

constexpr bool are_peers9(unsigned cell, unsigned other) {
  const bool row = cell / 9 == other / 9;
  const bool column = cell % 9 == other % 9;
  const bool box = cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3;
  return other != cell && (row || column || box);
}

/// The peers of each cell, and the cell alone.
struct CellSets9 {
  Lane9 peers[81] = {};
  Lane9 only[81] = {};

  constexpr CellSets9() {
    for (unsigned cell = 0; cell < 81; ++cell) {
      unsigned near[3] = {};
      for (unsigned other = 0; other < 81; ++other) {
        if (are_peers9(cell, other)) near[other / 27] |= 1U << other % 27;
      }
      const unsigned bit = 1U << cell % 27;
      peers[cell] = Lane9{near[0], near[1], near[2], 0};
      only[cell] =
          Lane9{cell / 27 == 0 ? bit : 0, cell / 27 == 1 ? bit : 0, cell / 27 == 2 ? bit : 0, 0};
    }
  }
};
constexpr CellSets9 cell_sets9;

}  // namespace
}  // namespace sudoku_sat::search
