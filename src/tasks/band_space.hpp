// The states of a search on the plain 9x9 board, for counting: BandSets, which decide more than
// PlaceSets at each node in about half the time. Listing keeps to PlaceSets: its order is theirs.
#pragma once

#include <vector>

#include "reduce/band_sets.hpp"
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
    State state;
    const bool possible = state.decide_all(root.candidates().decisions());
    return possible ? state : State::impossible();
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

  /// The parts of what is open of `cells`.
  void split(const State& state, const Part& cells, std::vector<Part>& parts) const {
    parts.clear();
    for (Part rest = cells & state.open(); any(rest);) {
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
      if ((halves[0] | halves[1]) != 0) {
        key += extended(extended({}, halves[0]), halves[1]);
      }
    }
    return key;
  }

 private:
  /// Grows by what shares a unit and a candidate with it.
  Part part_with(Cell cell, const State& state, const Part& cells) const {
    Part part = only(cell);
    for (Part before{}; any(part ^ before) && any(cells ^ part);) {
      before = part;
      for (std::size_t value = 0; value < BandSets::values; ++value) {
        const Part places = state.places(value) & cells;
        part |= BandSets::sharing_unit(places & part) & places;
      }
    }
    return part;
  }
};

inline const BandSets& candidates_of(const BandSets& state) { return state; }

}  // namespace sudoku_sat
