// The states of a search on the plain 9x9 board, for counting: BandSets, which decide more than
// PlaceSets at each node in about half the time. Listing keeps to PlaceSets: its order is theirs.
#pragma once

#include <vector>

#include "band_order.hpp"
#include "propagate/band_sets.hpp"
#include "search_space.hpp"

namespace sudoku_sat {

class BandSpace {
 public:
  using State = BandSets;
  using Part = BandBits;
  static constexpr Doubt::Patience patience = PlaceSpace<2>::patience;
  static constexpr unsigned nodes_between_checks = PlaceSpace<2>::nodes_between_checks;
  static constexpr std::size_t smallest_kept = PlaceSpace<2>::smallest_kept;

  static bool fits(const Board& board) { return BandSets::fit(board); }
  explicit BandSpace(const Board&) {}

  std::size_t state_bytes() const { return sizeof(State); }
  /// May find a contradiction that Propagation has not.
  State start(const Propagation& root) const {
    const Grid& grid = root.candidates().decisions();
    const State state = start(grid);
    return state.complete() ? state : start(in_good_order(grid, state));
  }

  /// In reading order, unless a cell a little below has few candidates; as PlaceSpace.
  Cell next_to_count(const State& state, const Part& part) const {
    const Cell next = first(part);
    const Part tight = state.tight(part).three;
    if (!any(tight)) return next;
    const Cell few = first(tight);
    return few / 9 <= next / 9 + 2 ? few : next;
  }

  Part open(const State& state) const { return state.open(); }
  std::size_t size(const Part& part) const { return count(part); }

  /// The parts of what is open of `cells`; the same if what is open of them is too much to fall
  /// into parts more than once in a hundred times.
  void split(const State& state, const Part& cells, std::vector<Part>& parts) const {
    parts.clear();
    const Part open = cells & state.open();
    if (count(open) > largest_split) {
      parts.push_back(open);
      return;
    }
    for (Part rest = open; any(rest);) {
      const Part part = part_with(first(rest), state, rest);
      rest &= ~part;
      parts.push_back(part);
    }
  }

  /// The same for parts that have equally many solutions: values can be renamed.
  Fingerprint key(const State& state, const Part& part) const {
    Fingerprint key;
    for (std::size_t value = 0; value < BandSets::values; ++value) {
      const auto halves = halves_of(state.places(value) & part);
      if ((halves[0] | halves[1]) == 0) continue;
      // The second half is a band of 27 bits: spread over a word, it need not be mixed by itself.
      key +=
          extended({halves[1] * 0x9E3779B97F4A7C15U, halves[1] * 0xC2B2AE3D27D4EB4FU}, halves[0]);
    }
    return key;
  }

  /// Whether each cell of the part has two candidates. In a unit of such cells each value has two
  /// places or more, so two if there is a solution, and then the other candidate of each cell is a
  /// solution too.
  bool in_pairs(const State& state, const Part& part) const {
    return !any(part & ~state.tight(part).two);
  }

 private:
  static constexpr std::size_t largest_split = 30;

  static State start(const Grid& grid) {
    State state;
    return state.decide_all(grid) ? state : State::impossible();
  }

  /// Grows by what shares a unit and a candidate with it.
  Part part_with(Cell cell, const State& state, const Part& cells) const {
    Part part = only(cell);
    for (Part before{}; any(part ^ before) && any(cells ^ part);) {
      before = part;
      for (std::size_t value = 0; value < BandSets::values; ++value) {
        const Part places = state.places(value) & cells;
        if (!any(places & part) || !any(places & ~part)) continue;
        part |= BandSets::sharing_unit(places & part) & places;
      }
    }
    return part;
  }
};

inline const BandSets& candidates_of(const BandSets& state) { return state; }

}  // namespace sudoku_sat
