// Propagation on the plain 9x9 board by values, with what depends on the machine as a parameter.
// All nine values stand side by side, in five vectors (AVX2) or nine (any machine). A round of
// propagation finds for all values what their positions tell (bands.hpp), puts what was the only
// candidate of its cell, and takes away what all that excludes. On wide vectors there is no branch
// for each value: branches that nobody can predict are what takes most of the time if one value
// comes after the other. The fixpoint is that of unit propagation on the triads encoding, whatever
// the vectors.
//
// `Vectors` says how many values are in a vector (`Vector`, `values_in_vector`). Its functions are
// `any`; `repeated`, a lane in the words of each value; `add_across`, which adds up the values of a
// vector: what is in one, what is in two; `common_words`, those that have a bit in common, as bits;
// `sort`, which of 32 cells hold each value from 0 to 9, as bits; `put`, which gives a value to
// those of 32 cells. Where a vector has one value, common_words is not needed: values come one
// after the other then. What stands here is compiled once for each of them; see methods.hpp for
// what that forbids.
#pragma once

#include <cstdint>

#include "bands.hpp"
#include "methods.hpp"

namespace sudoku_sat::search {
namespace {

template <class Vectors>
class Board9 {
 public:
  using Vector = typename Vectors::Vector;

  static constexpr unsigned words_in_vector = sizeof(Vector) / sizeof(unsigned);

  /// A value's positions are a word for each band and an empty one. The number of the first one,
  /// from the first value's on, names the value.
  static constexpr unsigned word_of(unsigned value) { return 4 * (value - 1); }

  static constexpr bool decides_two = false;

  // As StateBytes9 says: the vectors as they are.
  static constexpr unsigned word_in_state(unsigned value) {
    return words_in_vector + word_of(value);
  }
  static Board9 of(const StateBytes9& state) {
    static_assert(sizeof(Board9) <= sizeof state.bytes);
    Board9 board;
    __builtin_memcpy(&board, state.bytes, sizeof board);
    return board;
  }
  void keep(StateBytes9& state) const { __builtin_memcpy(state.bytes, this, sizeof *this); }

  /// Every value in every cell.
  [[gnu::always_inline]] void begin() {
    each([&](unsigned i) __attribute__((always_inline)) { positions_[i] = all_cells(i); });
    open_ = Vectors::repeated(every_cell);
  }

  // Each returns whether there was no contradiction, as in State9.
  bool leave_all(const std::uint16_t* candidates) {
    unsigned words[count * words_in_vector] = {};
    for (unsigned cell = 0; cell < 81; ++cell) {
      for (unsigned rest = candidates[cell]; rest != 0; rest &= rest - 1) {
        const auto value = static_cast<unsigned>(__builtin_ctz(rest)) + 1;
        words[word_of(value) + cell / 27] |= 1U << cell % 27;
      }
    }
    return leave(words);
  }
  [[gnu::always_inline]] bool decide_all(const std::uint16_t* givens) {
    // Each band is read as 32 values.
    std::uint16_t values[96] = {};
    __builtin_memcpy(values, givens, 81 * sizeof *givens);
    unsigned words[count * words_in_vector] = {};
    for (unsigned band = 0; band < 3; ++band) {
      const std::uint16_t* const cells = values + 27 * band;
      unsigned holding[10] = {};
      Vectors::sort(cells, holding);
      for (unsigned value = 1; value <= 9; ++value) {
        words[word_of(value) + band] = (holding[0] | holding[value]) & band9;
      }
    }
    return leave(words);
  }

  /// `word`: that of the value.
  [[gnu::always_inline]] bool decide(unsigned cell, unsigned word) {
    const Vector where = Vectors::repeated(cell_sets9.only[cell]);
    const Vector peers = Vectors::repeated(cell_sets9.peers[cell]);
    Vector before[count];
    each([&](unsigned i) __attribute__((always_inline)) {
      before[i] = positions_[i];
      const Vector own = reinterpret_cast<Vector>(values_of_words(i) == word);
      positions_[i] &= ~((own & peers) | (~own & where));
    });
    open_ &= ~where;
    return propagate(before);
  }

  bool complete() const { return !any9(open()); }
  /// Whether no cell has three candidates.
  bool in_pairs() const { return !any9(often()); }

  /// The values that the cell may hold, in their order: of each one's words the one of the cell's
  /// band, as bits.
  [[gnu::always_inline]] std::uint64_t words_of(unsigned cell) const {
    std::uint64_t found = 0;
    if constexpr (one_by_one) {
      for (unsigned word = cell / 27; word < count * words_in_vector; word += words_in_vector) {
        found |= std::uint64_t{words()[word] >> cell % 27 & 1U} << word;
      }
    } else {
      const Vector where = Vectors::repeated(cell_sets9.only[cell]);
      for (unsigned i = 0; i < count; ++i) {
        found |= std::uint64_t{Vectors::common_words(positions_[i], where)} << i * words_in_vector;
      }
    }
    return found;
  }

  /// The first of words_of, by the word that names it. Requires: there is one.
  [[gnu::always_inline]] static unsigned first_of(std::uint64_t words, unsigned cell) {
    return static_cast<unsigned>(__builtin_ctzll(words)) - cell / 27;
  }

  /// As State9::branching_cell.
  [[gnu::always_inline]] unsigned branching_cell() const {
    const Lane9 pairs = open() & ~often();
    unsigned best = 0;
    if (!any9(pairs)) {
      int fewest = 10;
      for_each_bit9(
          halves9(open()), [&](unsigned bit) __attribute__((always_inline)) {
            const unsigned cell = bit - bit / 32 * 5;
            const int candidates = __builtin_popcountll(words_of(cell));
            best = candidates < fewest ? cell : best;
            fewest = candidates < fewest ? candidates : fewest;
          });
      return best;
    }
    unsigned most = 0;
    const Halves9 tight = halves9(pairs);
    for_each_bit9(
        tight, [&](unsigned bit) __attribute__((always_inline)) {
          const unsigned cell = bit - bit / 32 * 5;
          const std::uint64_t words = words_of(cell);
          const Halves9 peers = halves9(cell_sets9.peers[cell]);
          const unsigned score =
              weight9(places_at(first_of(words, cell)), peers, tight) *
              weight9(places_at(first_of(words & (words - 1), cell)), peers, tight);
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
  static constexpr bool one_by_one = Vectors::values_in_vector == 1;
  static constexpr unsigned count = (9 + Vectors::values_in_vector - 1) / Vectors::values_in_vector;
  static constexpr Lane9 every_cell{band9, band9, band9, 0};

  using Word [[gnu::may_alias]] = unsigned;
  using LaneIn [[gnu::vector_size(16), gnu::may_alias, gnu::aligned(4)]] = unsigned;

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
      values[i] = vector * words_in_vector + i - i % 4;
    }
    return values;
  }

  /// Leaves each value these positions.
  [[gnu::always_inline]] bool leave(const unsigned* words) {
    Vector left[count];
    __builtin_memcpy(left, words, sizeof left);
    Vector before[count];
    each([&](unsigned i) __attribute__((always_inline)) {
      before[i] = positions_[i];
      positions_[i] &= left[i];
    });
    return propagate(before);
  }

  /// Calls act(i) for each vector, unrolled, so that arrays of vectors stay in registers.
  template <unsigned I = 0, class Act>
  [[gnu::always_inline]] static void each(Act&& act) {
    if constexpr (I < count) {
      act(I);
      each<I + 1>(act);
    }
  }

  const Word* words() const { return reinterpret_cast<const Word*>(positions_); }
  /// A value's words, and one more, which may be another value's.
  const LaneIn& lane_at(unsigned word) const {
    return reinterpret_cast<const LaneIn&>(words()[word]);
  }
  Lane9 open() const { return reinterpret_cast<const LaneIn&>(open_) & every_cell; }

  Halves9 places_at(unsigned word) const {
    Halves9 places;
    __builtin_memcpy(&places, words() + word, sizeof places);
    return places;
  }

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

  /// Once more until nothing changes. `before`: the positions at the last fixpoint.
  [[gnu::always_inline]] bool propagate(const Vector* before) {
    if constexpr (one_by_one) {
      return propagate_one_by_one(before);
    } else {
      return propagate_side_by_side();
    }
  }

  [[gnu::always_inline]] bool propagate_side_by_side() {
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
        const Vector put = now[i] & singles;
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

  /// Each value sees at once what those before it exclude, and those that haven't changed are left
  /// out: rounds take long where a vector has one value, and this needs fewer.
  bool propagate_one_by_one(const Vector* before) {
    Vector filtered[count];
    __builtin_memcpy(filtered, before, sizeof filtered);
    for (bool changed = true; changed;) {
      changed = false;
      Vector once;
      Vector twice;
      add_up(positions_, once, twice);
      if (Vectors::any(every_cell & ~once)) return false;
      const Vector singles = open_ & ~twice;
      open_ &= ~singles;
      for (unsigned i = 0; i < count; ++i) {
        const Vector now = positions_[i];
        if (!Vectors::any((now ^ filtered[i]) | (now & singles))) continue;
        filtered[i] = now;
        const Places9<Vector> found = places9(now, every_cell);
        const Vector alone = found.alone & open_;
        const Vector put = (now & singles) | alone;
        if (Vectors::any(found.missing | twice_in_triad9(put))) return false;
        const Vector gone = now & excluded9(found, put);
        if (Vectors::any(alone)) {
          for (Vector& positions : positions_) positions &= ~alone;
          open_ &= ~alone;
        }
        positions_[i] = now & ~gone;
        changed = changed || Vectors::any(gone | alone);
      }
    }
    return true;
  }

  Vector open_;  ///< the same in the words of each value
  Vector positions_[count];
};

}  // namespace
}  // namespace sudoku_sat::search
