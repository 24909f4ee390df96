// CellBoard9, the plain 9x9 board for AVX-512: states between rounds (cell_rounds.hpp), the cell to
// branch on, and what others see of a state.
#pragma once

#include "cell_rounds.hpp"
#include "methods.hpp"

namespace sudoku_sat::search {
namespace {

class CellBoard9 {
 public:
  static constexpr bool decides_two = true;

  /// Values are named by their number from 0 on.
  static constexpr unsigned word_of(unsigned value) { return value - 1; }

  [[gnu::always_inline]] void begin() {
    for (Words9& cells : cells_) cells = Words9{} + 0777;
  }

  // Each returns whether there was no contradiction, as in State9.
  bool leave_all(const std::uint16_t* candidates) {
    for (unsigned cell = 0; cell < 81; ++cell) {
      const unsigned word = layout9.word(cell);
      cells_[word / 32][word % 32] &= candidates[cell];
    }
    return propagate();
  }
  [[gnu::always_inline]] bool decide_all(const std::uint16_t* givens) {
    const __m512i values[3] = {_mm512_loadu_si512(givens), _mm512_loadu_si512(givens + 32),
                               _mm512_maskz_loadu_epi16(last_cells, givens + 64)};
    Numbers9 candidates{{0777}};
    for (unsigned value = 1; value <= 9; ++value) {
      candidates.at[value] = static_cast<std::uint16_t>(1U << (value - 1));
    }
    for (unsigned d = 0; d < 3; ++d) {
      const __m512i given = chosen(values, layout9.cell_of_word[d]);
      cells_[d] &= words9(_mm512_permutexvar_epi16(given, raw9(candidates.words())));
    }
    return propagate();
  }
  [[gnu::always_inline]] bool decide(unsigned cell, unsigned value) {
    put(cell, value);
    return propagate();
  }
  /// The first of two candidates here, the second one in `other`, a copy. Returns as bits where
  /// there was no contradiction.
  [[gnu::always_inline]] unsigned decide_two(CellBoard9& other, unsigned cell,
                                             std::uint64_t candidates) {
    put(cell, first_of(candidates, cell));
    other.put(cell, first_of(candidates & (candidates - 1), cell));
    Round9<2> round{{{{cells_[0], other.cells_[0]}},
                     {{cells_[1], other.cells_[1]}},
                     {{cells_[2], other.cells_[2]}}}};
    do {
      round.run();
    } while (round.goes_on(0) && round.goes_on(1));
    const bool possible = take(round, 0) && (!round.goes_on(0) || propagate());
    const bool other_possible = other.take(round, 1) && (!round.goes_on(1) || other.propagate());
    return (possible ? 1U : 0U) | (other_possible ? 2U : 0U);
  }

  bool complete() const { return empty(open_cells()); }
  /// Whether no cell has three candidates.
  bool in_pairs() const { return empty(more_than_pairs()); }

  /// The candidates of the cell, as bits.
  std::uint64_t words_of(unsigned cell) const { return candidates_at(layout9.word(cell)); }
  static unsigned first_of(std::uint64_t candidates, unsigned) {
    return static_cast<unsigned>(__builtin_ctzll(candidates));
  }

  /// As State9::branching_cell.
  [[gnu::always_inline]] unsigned branching_cell() const {
    const Halves9 open = open_cells();
    const Halves9 more = more_than_pairs();
    const Halves9 pairs{open.low & ~more.low, open.high & ~more.high};
    return (pairs.low | pairs.high) != 0 ? best_pair(pairs) : tightest(open);
  }

  /// Requires: a complete state, a value for each cell.
  void copy_to(std::uint16_t* grid) const {
    // Products of single bits with this number differ in their highest four bits (de Bruijn).
    constexpr unsigned spread = 0x09af;
    Numbers9 values;
    for (unsigned value = 1; value <= 9; ++value) {
      values.at[(spread << (value - 1) & 0xffff) >> 12] = static_cast<std::uint16_t>(value);
    }
    __m512i valued[3];
    for (unsigned d = 0; d < 3; ++d) {
      const Words9 hashed = (cells_[d] * spread) >> 12;
      valued[d] = _mm512_permutexvar_epi16(raw9(hashed), raw9(values.words()));
    }
    _mm512_storeu_si512(grid, chosen(valued, layout9.word_of_cell[0]));
    _mm512_storeu_si512(grid + 32, chosen(valued, layout9.word_of_cell[1]));
    _mm512_mask_storeu_epi16(grid + 64, last_cells, chosen(valued, layout9.word_of_cell[2]));
  }

  // As StateBytes9 says: open cells, places of the values, and after them the vectors.
  static constexpr unsigned word_in_state(unsigned value) { return 4 + 3 * (value - 1); }
  static CellBoard9 of(const StateBytes9& state) {
    CellBoard9 board;
    __builtin_memcpy(board.cells_, state.bytes + sets_size, sizeof board.cells_);
    return board;
  }
  void keep(StateBytes9& state) const {
    unsigned sets[sets_size / sizeof(unsigned)] = {};
    write_bands(open_cells(), sets);
    for (unsigned value = 0; value < 9; ++value) {
      write_bands(places_of(value), sets + word_in_state(value + 1));
    }
    __builtin_memcpy(state.bytes, sets, sizeof sets);
    __builtin_memcpy(state.bytes + sets_size, cells_, sizeof cells_);
  }

 private:
  static constexpr __mmask32 last_cells = (1U << (81 - 64)) - 1;
  static constexpr unsigned sets_size = 128;
  static_assert(sizeof(StateBytes9) >= sets_size + 3 * sizeof(Words9));

  /// Of the words of three vectors those with these numbers.
  [[gnu::always_inline]] static __m512i chosen(const __m512i* vectors, const Numbers9& numbers) {
    const __m512i which = raw9(numbers.words());
    return _mm512_mask_permutexvar_epi16(_mm512_permutex2var_epi16(vectors[0], which, vectors[1]),
                                         _mm512_test_epi16_mask(which, _mm512_set1_epi16(64)),
                                         which, vectors[2]);
  }

  [[gnu::always_inline]] void put(unsigned cell, unsigned value) {
    const unsigned word = layout9.word(cell);
#pragma GCC unroll 3
    for (unsigned d = 0; d < 3; ++d) {
      const __mmask32 where = word / 32 == d ? 1U << word % 32 : 0;
      cells_[d] =
          words9(_mm512_mask_set1_epi16(raw9(cells_[d]), where, static_cast<short>(1U << value)));
    }
  }

  bool propagate() {
    Round9<1> round{{{{cells_[0]}}, {{cells_[1]}}, {{cells_[2]}}}};
    do {
      round.run();
    } while (round.goes_on(0));
    return take(round, 0);
  }

  /// Returns whether nothing contradicts.
  template <unsigned n>
  [[gnu::always_inline]] bool take(const Round9<n>& round, unsigned i) {
    for (unsigned d = 0; d < 3; ++d) cells_[d] = round.cells[d].of[i];
    return !round.failed(i) && !round.two_alone(i);
  }

  unsigned candidates_at(unsigned word) const {
    std::uint16_t candidates;
    __builtin_memcpy(&candidates, reinterpret_cast<const char*>(cells_) + 2 * word,
                     sizeof candidates);
    return candidates;
  }

  /// The words that have a bit, as bits; not the spare ones.
  [[gnu::always_inline]] static Halves9 words_with(const Words9* vectors) {
    const auto used = [](const Words9& words) {
      return _mm512_mask_test_epi16_mask(triads9, raw9(words), raw9(words));
    };
    return {used(vectors[0]) | std::uint64_t{used(vectors[1])} << 32, used(vectors[2])};
  }
  [[gnu::always_inline]] Halves9 places_of(unsigned value) const {
    const Words9 bit = words9(_mm512_set1_epi16(static_cast<short>(1U << value)));
    const Words9 places[3] = {cells_[0] & bit, cells_[1] & bit, cells_[2] & bit};
    return words_with(places);
  }

  static bool empty(const Halves9& words) { return (words.low | words.high) == 0; }
  [[gnu::always_inline]] Halves9 open_cells() const {
    const Words9 open[3] = {without_lowest9(cells_[0]), without_lowest9(cells_[1]),
                            without_lowest9(cells_[2])};
    return words_with(open);
  }
  [[gnu::always_inline]] Halves9 more_than_pairs() const {
    const Words9 more[3] = {without_lowest9(without_lowest9(cells_[0])),
                            without_lowest9(without_lowest9(cells_[1])),
                            without_lowest9(without_lowest9(cells_[2]))};
    return words_with(more);
  }

  /// Of cells alike the first one.
  [[gnu::always_inline]] unsigned best_pair(const Halves9& pairs) const {
    Halves9 places[9];
#pragma GCC unroll 9
    for (unsigned value = 0; value < 9; ++value) places[value] = places_of(value);
    unsigned best = 0;
    for_each_bit9(
        pairs, [&](unsigned word) __attribute__((always_inline)) {
          const unsigned cell = layout9.cell(word);
          const unsigned candidates = candidates_at(word);
          const Halves9& peers = layout9.peers[cell];
          const unsigned score =
              weight9(places[first_of(candidates, cell)], peers, pairs) *
              weight9(places[first_of(candidates & (candidates - 1), cell)], peers, pairs);
          const unsigned both = score << 7 | (127 - cell);
          best = both > best ? both : best;
        });
    return 127 - best % 128;
  }
  unsigned tightest(const Halves9& open) const {
    unsigned best = 0;
    for_each_bit9(open, [&](unsigned word) {
      const auto excluded = static_cast<unsigned>(9 - __builtin_popcount(candidates_at(word)));
      const unsigned both = excluded << 7 | (127 - layout9.cell(word));
      best = both > best ? both : best;
    });
    return 127 - best % 128;
  }

  /// A set of words as cells in three bands.
  static void write_bands(const Halves9& words, unsigned* bands) {
    const std::uint64_t vectors[3] = {words.low & triads9, words.low >> 32, words.high};
    std::uint64_t two = 0;
    std::uint64_t last = 0;
    for (unsigned d = 0; d < 3; ++d) {
      two |= _pdep_u64(vectors[d], layout9.in_band[d]);
      last |= _pdep_u64(vectors[d] >> 18, layout9.in_band[d]);
    }
    __builtin_memcpy(bands, &two, sizeof two);
    bands[2] = static_cast<unsigned>(last);
  }

  Words9 cells_[3];
};

}  // namespace
}  // namespace sudoku_sat::search
