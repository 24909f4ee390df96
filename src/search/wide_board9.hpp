// The state of BitBoard9 with all nine values side by side, in two vectors (AVX-512) or five
// (AVX2). A round of propagation finds for all values what their positions tell, puts what is
// decided by it or was the only candidate of its cell, and takes away what all that excludes, with
// no branch for each value: branches that nobody can predict are what takes most of the time if one
// value comes after the other. Cells with one candidate and values with one place are put in the
// same round, because a round takes as long as its steps that wait for each other. The fixpoint is
// the same.
//
// `Vectors` has what depends on the machine. What stands here is compiled once for each of them;
// see wide_methods.hpp for what that forbids.
#pragma once

#include <cstdint>

#include "propagate/bands9.hpp"

namespace sudoku_sat {
namespace {

template <class Vectors>
class WideBoard9 {
 public:
  using Vector = typename Vectors::Vector;

  static constexpr unsigned words_in_vector = sizeof(Vector) / sizeof(unsigned);

  /// A value's positions are three words, one for each band. The number of the first one, from the
  /// first value's on, names the value.
  static constexpr unsigned word_of(unsigned value) {
    return (value - 1) / Vectors::values_in_vector * words_in_vector +
           (value - 1) % Vectors::values_in_vector * Vectors::words_of_value;
  }

  /// How many words stand before the first value's, those with the open cells.
  static constexpr unsigned words_before_values = words_in_vector;

  /// Every value in every cell.
  [[gnu::always_inline]] void begin() {
    each([&](unsigned i) __attribute__((always_inline)) { positions_[i] = all_cells(i); });
    open_ = Vectors::repeated(every_cell);
  }

  // Each returns whether there was no contradiction, as in BitBoard9.
  [[gnu::always_inline]] bool decide_all(const std::uint16_t* givens) {
    // Each band is read as 32 values.
    std::uint16_t values[96] = {};
    __builtin_memcpy(values, givens, 81 * sizeof *givens);
    unsigned words[count * words_in_vector] = {};
    for (unsigned band = 0; band < 3; ++band) {
      const std::uint16_t* const cells = values + 27 * band;
      const unsigned empty = Vectors::equal(cells, 0);
      for (std::uint16_t value = 1; value <= 9; ++value) {
        words[word_of(value) + band] = (empty | Vectors::equal(cells, value)) & band9;
      }
    }
    Vector given[count];
    __builtin_memcpy(given, words, sizeof given);
    each([&](unsigned i) __attribute__((always_inline)) { positions_[i] &= given[i]; });
    return propagate();
  }

  /// `word`: that of the value.
  [[gnu::always_inline]] bool decide(unsigned cell, unsigned word) {
    const Vector where = Vectors::repeated(cell_sets9.only[cell]);
    const Vector peers = Vectors::repeated(cell_sets9.peers[cell]);
    each([&](unsigned i) __attribute__((always_inline)) {
      const Vector own = reinterpret_cast<Vector>(values_of_words(i) == word);
      positions_[i] &= ~((own & peers) | (~own & where));
    });
    open_ &= ~where;
    return propagate();
  }

  bool complete() const { return !any(open()); }

  /// The values that the cell may hold, in their order: of each one's words the one of the cell's
  /// band, as bits.
  [[gnu::always_inline]] std::uint64_t words_of(unsigned cell) const {
    const Vector where = Vectors::repeated(cell_sets9.only[cell]);
    std::uint64_t words = 0;
    for (unsigned i = 0; i < count; ++i) {
      words |= std::uint64_t{Vectors::common_words(positions_[i], where)} << i * words_in_vector;
    }
    return words;
  }

  /// The first of words_of, by the word that names it. Requires: there is one.
  [[gnu::always_inline]] static unsigned first_of(std::uint64_t words, unsigned cell) {
    return static_cast<unsigned>(__builtin_ctzll(words)) - cell / 27;
  }

  /// As BitBoard9::branching_cell.
  [[gnu::always_inline]] unsigned branching_cell() const {
    const Lane9 pairs = open() & ~often();
    unsigned best = 0;
    if (!any(pairs)) {
      int fewest = 10;
      for_each(
          halves_of(open()), [&](unsigned cell) __attribute__((always_inline)) {
            const int candidates = __builtin_popcountll(words_of(cell));
            best = candidates < fewest ? cell : best;
            fewest = candidates < fewest ? candidates : fewest;
          });
      return best;
    }
    unsigned most = 0;
    const Halves tight = halves_of(pairs);
    for_each(
        tight, [&](unsigned cell) __attribute__((always_inline)) {
          const std::uint64_t words = words_of(cell);
          const unsigned score = weight(first_of(words, cell), cell, tight) *
                                 weight(first_of(words & (words - 1), cell), cell, tight);
          best = score > most ? cell : best;
          most = score > most ? score : most;
        });
    return best;
  }

  /// Requires: a complete state, a value for each cell.
  void copy_to(std::uint16_t* grid) const {
    for (unsigned value = 1; value <= 9; ++value) {
      for (unsigned band = 0; band < 3; ++band) {
        Vectors::put(grid + 27 * band, words()[word_of(value) + band],
                     static_cast<std::uint16_t>(value));
      }
    }
  }

 private:
  static constexpr unsigned count = (9 + Vectors::values_in_vector - 1) / Vectors::values_in_vector;
  static constexpr Lane9 every_cell{band9, band9, band9, 0};

  using Word [[gnu::may_alias]] = unsigned;
  using LaneIn [[gnu::vector_size(16), gnu::may_alias, gnu::aligned(4)]] = unsigned;

  /// A set of cells for instructions without vectors.
  struct Halves {
    std::uint64_t low;
    std::uint64_t high;
  };

  /// Every cell, in the words of a vector that belong to a value.
  static constexpr Vector all_cells(unsigned vector) {
    Vector all{};
    for (unsigned value = 1; value <= 9; ++value) {
      if (word_of(value) / words_in_vector != vector) continue;
      for (unsigned band = 0; band < 3; ++band)
        all[word_of(value) % words_in_vector + band] = band9;
    }
    return all;
  }

  /// In each word the one that names its value.
  static constexpr Vector values_of_words(unsigned vector) {
    Vector values{};
    for (unsigned i = 0; i < words_in_vector; ++i) {
      values[i] = vector * words_in_vector + i - i % Vectors::words_of_value;
    }
    return values;
  }

  [[gnu::always_inline]] static Halves halves_of(const Lane9& cells) {
    Halves halves;
    __builtin_memcpy(&halves, &cells, sizeof halves);
    return halves;
  }

  [[gnu::always_inline]] static bool any(const Lane9& cells) {
    const Halves halves = halves_of(cells);
    return (halves.low | halves.high) != 0;
  }

  [[gnu::always_inline]] static unsigned size(const Halves& cells) {
    return static_cast<unsigned>(__builtin_popcountll(cells.low) +
                                 __builtin_popcountll(cells.high));
  }

  [[gnu::always_inline]] static Halves both(const Halves& one, const Halves& other) {
    return {one.low & other.low, one.high & other.high};
  }

  /// Calls act(i) for each vector, unrolled, so that arrays of vectors stay in registers.
  template <unsigned I = 0, class Act>
  [[gnu::always_inline]] static void each(Act&& act) {
    if constexpr (I < count) {
      act(I);
      each<I + 1>(act);
    }
  }

  /// Calls visit(cell) for each cell. One loop for both halves: its end is what is hard to predict.
  template <class Visit>
  [[gnu::always_inline]] static void for_each(const Halves& cells, Visit&& visit) {
    const bool only_high = cells.low == 0;
    std::uint64_t now = only_high ? cells.high : cells.low;
    std::uint64_t later = only_high ? 0 : cells.high;
    unsigned before = only_high ? 64 : 0;
    while (now != 0) {
      const unsigned bit = static_cast<unsigned>(__builtin_ctzll(now)) + before;
      visit(bit - bit / 32 * 5);
      now &= now - 1;
      const bool over = now == 0;
      now = over ? later : now;
      later = over ? 0 : later;
      before = over ? 64 : before;
    }
  }

  const Word* words() const { return reinterpret_cast<const Word*>(positions_); }
  /// A value's words, and one more, which may be another value's.
  const LaneIn& lane_at(unsigned word) const {
    return reinterpret_cast<const LaneIn&>(words()[word]);
  }
  Lane9 open() const { return reinterpret_cast<const LaneIn&>(open_) & every_cell; }

  /// The cells with three candidates or more.
  [[gnu::always_inline]] Lane9 often() const {
    Lane9 once{};
    Lane9 twice{};
    Lane9 often{};
    for (unsigned value = 1; value <= 9; ++value) {
      const Lane9 positions = lane_at(word_of(value));
      often |= twice & positions;
      twice |= once & positions;
      once |= positions;
    }
    return often;
  }

  /// As weighed_count in bit_board9.cpp. Vectors would have to hand their bits to the other half of
  /// the processor for each count.
  [[gnu::always_inline]] unsigned weight(unsigned word, unsigned cell, const Halves& pairs) const {
    Halves positions;
    __builtin_memcpy(&positions, words() + word, sizeof positions);
    const Halves near = both(positions, halves_of(cell_sets9.peers[cell]));
    return 1 + size(near) + 3 * size(both(near, pairs));
  }

  /// The cells that are in some value's words, in `twice` those that are in two, in the words of
  /// all values alike.
  [[gnu::always_inline]] static void add_up(const Vector* sets, Vector& once, Vector& twice) {
    once = sets[0];
    twice = Vector{};
    each([&](unsigned i) __attribute__((always_inline)) {
      if (i == 0) return;
      twice |= once & sets[i];
      once |= sets[i];
    });
    Vectors::add_across(once, twice);
  }

  /// Once more until nothing changes.
  [[gnu::always_inline]] bool propagate() {
    Vector now[count];
    each([&](unsigned i) __attribute__((always_inline)) { now[i] = positions_[i]; });
    Vector open = open_;
    while (true) {
      Vector once;
      Vector twice;
      add_up(now, once, twice);
      const Vector singles = open & ~twice;
      Vector missing = Vectors::repeated(every_cell) & ~once;
      Vector alone[count];
      Vector gone[count];
      open &= ~singles;
      each([&](unsigned i) __attribute__((always_inline)) {
        const Places9<Vector> found = places9(now[i], all_cells(i));
        alone[i] = found.alone & open;
        Vector put = now[i] & singles;
        if constexpr (Vectors::puts_alone) put |= alone[i];
        missing |= found.missing | twice_in_triad9(put);
        gone[i] = excluded9(found, put);
      });
      if (Vectors::any(missing)) return false;
      add_up(alone, once, twice);
      if (Vectors::any(twice)) return false;
      Vector changed{};
      each([&](unsigned i) __attribute__((always_inline)) {
        const Vector removed = now[i] & (gone[i] | (once & ~alone[i]));
        changed |= removed;
        now[i] &= ~removed;
      });
      if (!Vectors::any(changed)) break;
    }
    each([&](unsigned i) __attribute__((always_inline)) { positions_[i] = now[i]; });
    open_ = open;
    return true;
  }

  Vector open_;  ///< the same in the words of each value
  Vector positions_[count];
};

}  // namespace
}  // namespace sudoku_sat
