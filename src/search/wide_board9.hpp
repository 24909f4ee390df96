// The state of BitBoard9 with all nine values side by side, in three vectors (AVX-512) or five
// (AVX2); each value has a lane of 128 bits. A round of propagation puts the single cells of all
// values and then filters all values, with no branch for each: branches that nobody can predict
// are what takes most of the time if one value comes after the other. The fixpoint is the same.
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

  /// How many lanes stand before the first value's, lane 0 having the open cells.
  static constexpr unsigned lanes_before_values = Vectors::lanes;

  /// The lane of a value, counted from the first value's.
  static constexpr unsigned lane_of(unsigned value) {
    return (value - 1) / values_in_vector * Vectors::lanes + (value - 1) % values_in_vector;
  }

  /// Every value in every cell.
  [[gnu::always_inline]] void begin() {
    for (unsigned i = 0; i < count; ++i) positions_[i] = all_cells(i);
    open_ = Vectors::repeated(Lane9{band9, band9, band9, 0});
  }

  // Each returns whether there was no contradiction, as in BitBoard9.
  [[gnu::always_inline]] bool decide_all(const std::uint16_t* givens) {
    // Each band is read as 32 values.
    std::uint16_t values[96] = {};
    __builtin_memcpy(values, givens, 81 * sizeof *givens);
    const Lane9 empty = cells_with(values, 0);
    for (std::uint16_t value = 1; value <= 9; ++value) {
      lane_at(lane_of(value)) &= empty | cells_with(values, value);
    }
    return propagate();
  }

  [[gnu::always_inline]] bool decide(unsigned cell, unsigned lane) {
    const Vector where = Vectors::repeated(cell_sets9.only[cell]);
    const Lane9 own = lane_at(lane) & ~cell_sets9.peers[cell];
    for (Vector& positions : positions_) positions &= ~where;
    lane_at(lane) = own;
    open_ &= ~where;
    return propagate();
  }

  bool complete() const { return !any(open()); }

  /// The values that the cell may hold, in their order: one of the four bits of each one's lane.
  [[gnu::always_inline]] std::uint64_t lanes_of(unsigned cell) const {
    const Vector where = Vectors::repeated(cell_sets9.only[cell]);
    std::uint64_t lanes = 0;
    for (unsigned i = 0; i < count; ++i) {
      lanes |= std::uint64_t{Vectors::common_words(positions_[i], where)} << i * 4 * Vectors::lanes;
    }
    return lanes;
  }

  /// The first of lanes_of. Requires: there is one.
  [[gnu::always_inline]] static unsigned first_of(std::uint64_t lanes) {
    return static_cast<unsigned>(__builtin_ctzll(lanes)) / 4;
  }

  /// As BitBoard9::branching_cell.
  [[gnu::always_inline]] unsigned branching_cell() const {
    const Lane9 pairs = open() & ~often();
    unsigned best = 0;
    if (!any(pairs)) {
      int fewest = 10;
      for_each(
          open(), [&](unsigned cell) __attribute__((always_inline)) {
            const int candidates = __builtin_popcountll(lanes_of(cell));
            best = candidates < fewest ? cell : best;
            fewest = candidates < fewest ? candidates : fewest;
          });
      return best;
    }
    unsigned most = 0;
    for_each(
        pairs, [&](unsigned cell) __attribute__((always_inline)) {
          const std::uint64_t lanes = lanes_of(cell);
          const unsigned score = weight(first_of(lanes), cell, pairs) *
                                 weight(first_of(lanes & (lanes - 1)), cell, pairs);
          best = score > most ? cell : best;
          most = score > most ? score : most;
        });
    return best;
  }

  void copy_to(std::uint16_t* grid) const {
    for (unsigned value = 1; value <= 9; ++value) {
      for_each(lane_at(lane_of(value)),
               [&](unsigned cell) { grid[cell] = static_cast<std::uint16_t>(value); });
    }
  }

 private:
  // Three of four lanes are in use with AVX-512, so that all vectors are alike.
  static constexpr unsigned values_in_vector = Vectors::lanes == 4 ? 3 : Vectors::lanes;
  static constexpr unsigned count = (9 + values_in_vector - 1) / values_in_vector;

  using LaneIn [[gnu::vector_size(16), gnu::may_alias]] = unsigned;
  using HalvesIn [[gnu::vector_size(16), gnu::may_alias]] = std::uint64_t;

  /// Every cell, in the lanes of a vector that stand for a value.
  static constexpr Vector all_cells(unsigned vector) {
    Vector all{};
    for (unsigned value = 1; value <= 9; ++value) {
      for (unsigned band = 0; band < 3; ++band) {
        if (lane_of(value) / Vectors::lanes == vector) {
          all[lane_of(value) % Vectors::lanes * 4 + band] = band9;
        }
      }
    }
    return all;
  }

  [[gnu::always_inline]] static Lane9 cells_with(const std::uint16_t* values, std::uint16_t value) {
    return Lane9{Vectors::equal(values, value) & band9, Vectors::equal(values + 27, value) & band9,
                 Vectors::equal(values + 54, value) & band9, 0};
  }

  [[gnu::always_inline]] static bool any(const Lane9& cells) {
    const auto halves = reinterpret_cast<const HalvesIn&>(cells);
    return (halves[0] | halves[1]) != 0;
  }

  [[gnu::always_inline]] static unsigned size(const Lane9& cells) {
    const auto halves = reinterpret_cast<const HalvesIn&>(cells);
    return static_cast<unsigned>(__builtin_popcountll(halves[0]) + __builtin_popcountll(halves[1]));
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
  [[gnu::always_inline]] static void for_each(const Lane9& cells, Visit&& visit) {
    std::uint64_t low = reinterpret_cast<const HalvesIn&>(cells)[0];
    std::uint64_t high = reinterpret_cast<const HalvesIn&>(cells)[1];
    while ((low | high) != 0) {
      const bool in_low = low != 0;
      const std::uint64_t rest = in_low ? low : high;
      const unsigned bit = static_cast<unsigned>(__builtin_ctzll(rest)) + (in_low ? 0 : 64);
      visit(bit - bit / 32 * 5);
      low = in_low ? rest & (rest - 1) : low;
      high = in_low ? high : rest & (rest - 1);
    }
  }

  LaneIn& lane_at(unsigned lane) { return reinterpret_cast<LaneIn*>(positions_)[lane]; }
  const LaneIn& lane_at(unsigned lane) const {
    return reinterpret_cast<const LaneIn*>(positions_)[lane];
  }
  const LaneIn& open() const { return reinterpret_cast<const LaneIn&>(open_); }

  /// The cells with three candidates or more.
  [[gnu::always_inline]] Lane9 often() const {
    Lane9 once{};
    Lane9 twice{};
    Lane9 often{};
    for (unsigned value = 1; value <= 9; ++value) {
      const Lane9 positions = lane_at(lane_of(value));
      often |= twice & positions;
      twice |= once & positions;
      once |= positions;
    }
    return often;
  }

  /// As weighed_count in bit_board9.cpp.
  [[gnu::always_inline]] unsigned weight(unsigned lane, unsigned cell, const Lane9& pairs) const {
    const Lane9 near = lane_at(lane) & cell_sets9.peers[cell];
    return 1 + size(near) + 3 * size(near & pairs);
  }

  /// The cells that are in a lane, in `twice` those that are in two, in all lanes alike.
  [[gnu::always_inline]] static void add_up(const Vector* sets, Vector& once, Vector& twice) {
    once = sets[0];
    twice = Vector{};
    each([&](unsigned i) __attribute__((always_inline)) {
      if (i == 0) return;
      twice |= once & sets[i];
      once |= sets[i];
    });
    for (unsigned distance = 1; distance < Vectors::lanes; distance *= 2) {
      const Vector other_once = Vectors::moved(once, distance);
      twice |= Vectors::moved(twice, distance) | (once & other_once);
      once |= other_once;
    }
  }

  [[gnu::always_inline]] static Vector peers_of(const Vector& cells) {
    const Vector triads = triads_of(cells);
    return cells_of_triads(others_in_row(triads) | others_in_stack(triads)) |
           others_in_triad(cells) | cells_of_columns(others_in_bands(columns_of(cells)));
  }

  /// Once more until nothing changes: puts the cells with one candidate, and filters all values.
  [[gnu::always_inline]] bool propagate() {
    Vector now[count];
    each([&](unsigned i) __attribute__((always_inline)) { now[i] = positions_[i]; });
    Vector open = open_;
    while (true) {
      Vector once;
      Vector twice;
      add_up(now, once, twice);
      Vector missing = Vectors::repeated(Lane9{band9, band9, band9, 0}) & ~once;
      const Vector singles = open & ~twice;
      open &= ~singles;
      const bool put = Vectors::any(singles);
      if (put) {
        each([&](unsigned i)
                 __attribute__((always_inline)) { now[i] &= ~peers_of(now[i] & singles); });
      }
      Vector changed{};
      Vector alone[count];
      Vector gone[count];
      each([&](unsigned i) __attribute__((always_inline)) {
        const Filtered9<Vector> found = filtered9(now[i], all_cells(i));
        missing |= found.missing;
        alone[i] = found.alone & open;
        gone[i] = found.gone;
      });
      if (Vectors::any(missing)) return false;
      add_up(alone, once, twice);
      if (Vectors::any(twice)) return false;
      each([&](unsigned i) __attribute__((always_inline)) {
        const Vector removed = now[i] & (gone[i] | (once & ~alone[i]));
        changed |= removed;
        now[i] &= ~removed;
      });
      if (!put && !Vectors::any(changed)) break;
    }
    each([&](unsigned i) __attribute__((always_inline)) { positions_[i] = now[i]; });
    open_ = open;
    return true;
  }

  Vector open_;  ///< the same in each lane
  Vector positions_[count];
};

}  // namespace
}  // namespace sudoku_sat
