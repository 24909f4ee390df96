// Propagation on the plain 9x9 board by cells, for AVX-512: each cell's candidates are nine bits of
// a word of 16. The board is three vectors. A vector has a word for each of the 27 triads (three
// cells of a row in a box), for one of its cells: in vector d that of row e in the box has the cell
// of column (e + d) % 3. So the union of the vectors are the rows' triads, and if the words of two
// vectors change places in their boxes, it is the columns' triads. Five words of a vector are
// spare: they have all candidates, and nothing moves there.
//
// In a band a value is in three triads, one in each row and one in each box: of a 3x3 matrix of
// triads, one in each line. There are six ways to do that (Dillon's Tdoku, 2019, keeps these ways
// instead of triads), so a triad is possible where the two others of such a way are. Together with
// single cells, and values with one cell in a box, this has the fixpoint of unit propagation on the
// triads encoding: a value's only cell in a row is, after the triads, the only one in its box.
//
// A round is short, about sixty steps of the machine, but each waits for those before it. Two
// boards that don't wait for each other, both branches of a cell, take hardly longer than one.
#pragma once

#include <immintrin.h>

#include <cstdint>

#include "bands.hpp"

namespace sudoku_sat::search {
namespace {

using Words9 [[gnu::vector_size(64)]] = std::uint16_t;

/// A number for each word of a vector.
struct alignas(64) Numbers9 {
  std::uint16_t at[32] = {};
  Words9 words() const { return reinterpret_cast<Words9>(_mm512_load_si512(at)); }
};

/// Where the cells are. Words count from the first vector on.
struct CellLayout9 {
  Numbers9 word_of_cell[3];  ///< unused ones: 0
  Numbers9 cell_of_word[3];  ///< unused ones: 95
  /// Of each vector the cells of the first band, and of the second one from bit 32 on.
  std::uint64_t in_band[3];
  Halves9 peers[81];  ///< the first two vectors are a half; each has 32 bits

  constexpr CellLayout9() : in_band{}, peers{} {
    for (Numbers9& vector : cell_of_word) {
      for (std::uint16_t& cell : vector.at) cell = 95;
    }
    for (unsigned cell = 0; cell < 81; ++cell) {
      const unsigned vector = (cell % 3 + 3 - cell / 9 % 3) % 3;
      cell_of_word[vector].at[cell / 3] = static_cast<std::uint16_t>(cell);
      word_of_cell[cell / 32].at[cell % 32] = static_cast<std::uint16_t>(32 * vector + cell / 3);
      if (cell < 27) in_band[vector] |= (1 + (std::uint64_t{1} << 32)) << cell;
    }
    for (unsigned cell = 0; cell < 81; ++cell) {
      for (unsigned peer = 0; peer < 81; ++peer) {
        if (!are_peers9(cell, peer)) continue;
        const unsigned place = word(peer);
        (place < 64 ? peers[cell].low : peers[cell].high) |= 1ULL << place % 64;
      }
    }
  }
  constexpr unsigned word(unsigned cell) const { return word_of_cell[cell / 32].at[cell % 32]; }
  constexpr unsigned cell(unsigned word) const { return cell_of_word[word / 32].at[word % 32]; }
};
constexpr CellLayout9 layout9;

/// For each triad the one that is so many bands, rows of the box and boxes farther, in a circle.
template <unsigned bands, unsigned rows, unsigned boxes>
constexpr Numbers9 farther9 = [] {
  Numbers9 from;
  for (unsigned i = 0; i < 32; ++i) {
    const unsigned triad = (i / 9 + bands) % 3 * 9 + (i / 3 + rows) % 3 * 3 + (i + boxes) % 3;
    from.at[i] = static_cast<std::uint16_t>(i < 27 ? triad : i);
  }
  return from;
}();

/// A vector for each of `n` boards. Their steps take turns: a machine looks only so far ahead for
/// steps that it can take already.
template <unsigned n>
struct Boards9 {
  Words9 of[n];
};
template <unsigned n, class Step>
[[gnu::always_inline]] inline Boards9<n> on_each9(Step&& step) {
  Boards9<n> result;
#pragma GCC unroll 2
  for (unsigned i = 0; i < n; ++i) result.of[i] = step(i);
  return result;
}
template <unsigned n>
[[gnu::always_inline]] inline Boards9<n> operator&(const Boards9<n>& a, const Boards9<n>& b) {
  return on_each9<n>([&](unsigned i) { return a.of[i] & b.of[i]; });
}
template <unsigned n>
[[gnu::always_inline]] inline Boards9<n> operator|(const Boards9<n>& a, const Boards9<n>& b) {
  return on_each9<n>([&](unsigned i) { return a.of[i] | b.of[i]; });
}
template <unsigned n>
[[gnu::always_inline]] inline Boards9<n> operator^(const Boards9<n>& a, const Boards9<n>& b) {
  return on_each9<n>([&](unsigned i) { return a.of[i] ^ b.of[i]; });
}
template <unsigned n>
[[gnu::always_inline]] inline Boards9<n> operator~(const Boards9<n>& a) {
  return on_each9<n>([&](unsigned i) { return ~a.of[i]; });
}

/// Bits of a vector's words that are used.
constexpr __mmask32 triads9 = (1U << 27) - 1;

inline __m512i raw9(const Words9& words) { return reinterpret_cast<__m512i>(words); }
inline Words9 words9(const __m512i& raw) { return reinterpret_cast<Words9>(raw); }
inline __mmask32 nonzero9(const Words9& words) {
  return _mm512_test_epi16_mask(raw9(words), raw9(words));
}
/// Without the lowest candidate of each cell.
inline Words9 without_lowest9(const Words9& cells) { return cells & (cells - 1); }

template <unsigned bands, unsigned rows, unsigned boxes, unsigned n>
[[gnu::always_inline]] inline Boards9<n> farther(const Boards9<n>& triads) {
  const __m512i from = raw9(farther9<bands, rows, boxes>.words());
  return on_each9<n>(
      [&](unsigned i) { return words9(_mm512_permutexvar_epi16(from, raw9(triads.of[i]))); });
}

/// The triads of rows that are in one of the six ways; of columns.
template <unsigned n>
[[gnu::always_inline]] inline Boards9<n> possible_in_rows(const Boards9<n>& triads) {
  return triads & ((farther<0, 1, 1>(triads) & farther<0, 2, 2>(triads)) |
                   (farther<0, 1, 2>(triads) & farther<0, 2, 1>(triads)));
}
template <unsigned n>
[[gnu::always_inline]] inline Boards9<n> possible_in_columns(const Boards9<n>& triads) {
  return triads & ((farther<1, 1, 0>(triads) & farther<2, 2, 0>(triads)) |
                   (farther<1, 2, 0>(triads) & farther<2, 1, 0>(triads)));
}

/// Boards in a round of propagation.
template <unsigned n>
struct Round9 {
  using Each = Boards9<n>;

  Each cells[3];
  Each alone[3] = {};    ///< candidates that were their value's only one in the box
  Each impossible = {};  ///< empty, if no contradiction was seen
  Each changed = {};

  [[gnu::always_inline]] void run() {
    const Each before[3] = {cells[0], cells[1], cells[2]};
    put_singles();
    keep_possible();
    changed = (cells[0] ^ before[0]) | (cells[1] ^ before[1]) | (cells[2] ^ before[2]);
  }

  bool failed(unsigned i) const { return nonzero9(impossible.of[i]) != 0; }
  bool goes_on(unsigned i) const { return !failed(i) && nonzero9(changed.of[i]) != 0; }
  /// Whether a cell has to hold two values. Looked at last: this hardly ever fails first.
  bool two_alone(unsigned i) const {
    return nonzero9(without_lowest9(alone[0].of[i]) | without_lowest9(alone[1].of[i]) |
                    without_lowest9(alone[2].of[i])) != 0;
  }

 private:
  /// Of cells with one candidate, what that excludes in the box; of two alike both are excluded.
  [[gnu::always_inline]] void put_singles() {
    Each single[3];
    Each fewer[3];
#pragma GCC unroll 3
    for (unsigned d = 0; d < 3; ++d) {
      fewer[d] = on_each9<n>([&](unsigned i) { return cells[d].of[i] - 1; });
      single[d] = on_each9<n>([&](unsigned i) {
        const __m512i own = raw9(cells[d].of[i]);
        return words9(
            _mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(own, raw9(fewer[d].of[i])), own));
      });
    }
    const Each no_candidate = on_each9<n>([](unsigned) { return Words9{} + 0x8000; });
    impossible = (fewer[0] | fewer[1] | fewer[2]) & no_candidate;
    const Each triads = single[0] | single[1] | single[2];
    const Each others = farther<0, 1, 0>(triads) | farther<0, 2, 0>(triads);
    cells[0] = cells[0] & ~(single[1] | single[2] | others);
    cells[1] = cells[1] & ~(single[0] | single[2] | others);
    cells[2] = cells[2] & ~(single[0] | single[1] | others);
  }

  [[gnu::always_inline]] void keep_possible() {
    const Each columns =
        possible_in_columns(cells[0] | farther<0, 2, 0>(cells[1]) | farther<0, 1, 0>(cells[2]));
    cells[0] = cells[0] & columns;
    cells[1] = cells[1] & farther<0, 1, 0>(columns);
    cells[2] = cells[2] & farther<0, 2, 0>(columns);

    const Each rows = possible_in_rows(cells[0] | cells[1] | cells[2]);
    const Each next = farther<0, 1, 0>(rows);
    const Each last = farther<0, 2, 0>(rows);
    const Each every = on_each9<n>([](unsigned) { return Words9{} + 0777; });
    impossible = impossible | (every ^ (rows | next | last));
    const Each in_one_cell = rows & ~(next | last) & ~in_two(cells[0], cells[1], cells[2]);
#pragma GCC unroll 3
    for (unsigned d = 0; d < 3; ++d) {
      alone[d] = cells[d] & in_one_cell;
      cells[d] = on_each9<n>([&](unsigned i) {
        return words9(_mm512_mask_mov_epi16(raw9(cells[d].of[i] & rows.of[i]),
                                            nonzero9(alone[d].of[i]), raw9(alone[d].of[i])));
      });
    }
  }
};

}  // namespace
}  // namespace sudoku_sat::search
