// What connected cells leave: a cell that can't be reached, or only by a way that takes too many,
// is not one of them; a cell without which some of them are cut off, or too few are left, is one.
// The second is found by one walk for all cells (R. Tarjan, Depth-first search and linear graph
// algorithms, SIAM J. Comput. 1972): a cell cuts off what the walk reaches only through it.
#include <algorithm>
#include <array>

#include "base/bit_set.hpp"
#include "base/sorted.hpp"
#include "connected_count.hpp"
#include "mask_filters.hpp"

namespace sudoku_sat::propagation {

namespace {

/// `Words`: how many words a set of places takes.
template <std::size_t Words>
class ConnectedFilter : public MaskFilter {
 public:
  using Set = base::BitSet<Words>;

  /// `least`: how many hold at least.
  ConnectedFilter(const Connected& meaning, std::size_t least)
      : near_(meaning.places.size()),
        least_(least),
        most_(meaning.most == 0 ? meaning.places.size() : meaning.most) {
    for (const Connected::Place& place : meaning.places) {
      places_.push_back({place.cell, mask_of(place.values)});
      if (place.cell) cells_.push_back(*place.cell);
    }
    base::sort_once(cells_);
    for (const Place& place : places_) {
      values_ |= is_single(place.values) ? place.values : static_cast<Mask>(~Mask{0});
    }
    for (const auto& [one, other] : meaning.edges) {
      near_[one].add(other);
      near_[other].add(one);
    }
  }

  std::vector<Cell> cells() const override { return cells_; }
  bool heeds(Cell, Value value) const override { return (values_ & mask_of(value)) != 0; }
  std::size_t cost() const override { return 8 * places_.size(); }

  bool filter(MaskWork& work) const override {
    States states = look(work);
    const std::size_t known = states.held.count();
    if (known > most_) return false;
    if (known == 0) return leave_large_groups(states.open, work);
    return leave_near(states, most_ - known, work) && require_cuts(states, work);
  }

 private:
  struct Place {
    std::optional<Cell> cell;
    Mask values;
  };
  /// Places that may hold, and those that do. The others are out.
  struct States {
    Set open;
    Set held;
  };

  States look(const MaskWork& work) const {
    States states;
    for (std::size_t i = 0; i < places_.size(); ++i) {
      const Place& place = places_[i];
      const Mask mask = place.cell ? work[*place.cell] : place.values;
      if (place.cell && (mask & place.values) == 0) continue;
      ((mask & ~place.values) == 0 ? states.held : states.open).add(i);
    }
    return states;
  }

  Set near(const Set& places) const {
    Set found;
    places.for_each([&](std::size_t place) { found |= near_[place]; });
    return found;
  }

  /// The place, and what others of `rest` connect to it.
  Set take_group(std::size_t place, Set& rest) const {
    return take_component(place, rest, [&](std::size_t one) { return near_[one]; });
  }

  bool exclude(const Set& excluded, MaskWork& work) const {
    bool possible = true;
    excluded.for_each([&](std::size_t place) {
      possible = possible && work.remove(*places_[place].cell, places_[place].values);
    });
    return possible;
  }

  /// None is known to hold: groups of open places that are too small are left out.
  bool leave_large_groups(Set open, MaskWork& work) const {
    if (least_ == 0) return true;
    bool any = false;
    while (!open.empty()) {
      const Set group = take_group(open.first(), open);
      const bool large = group.count() >= least_;
      any = any || large;
      if (!large && !exclude(group, work)) return false;
    }
    return any;
  }

  /// Leaves out what some place that holds reaches by more than `room` open ones alone.
  bool leave_near(States& states, std::size_t room, MaskWork& work) const {
    Set unseen = states.held;
    while (!unseen.empty()) {
      const Set reached = reach(take_group(unseen.first(), unseen), states, room);
      const Set excluded = states.open - reached;
      if (!(states.held - reached).empty() || !exclude(excluded, work)) return false;
      states.open -= excluded;
    }
    return true;
  }

  /// From connected places that hold, by ways of at most `room` open ones.
  Set reach(const Set& group, const States& states, std::size_t room) const {
    Set reached = group;
    Set ring = group;
    Set held = states.held - group;
    for (; room != 0 && !ring.empty(); --room) {
      ring = (near(ring) & states.open) - reached;
      Set touched = near(ring) & held;
      while (!touched.empty()) {
        ring |= take_group(touched.first(), held);
        touched &= held;
      }
      reached |= ring;
    }
    return reached;
  }

  /// Of a walk through all places that aren't out.
  struct Walk {
    const States& states;
    Set unseen;
    std::array<std::uint16_t, Set::end> order;    ///< when it was reached, from 1
    std::array<std::uint16_t, Set::end> cut_off;  ///< how many a place alone leads to
    Set needed = {};                              ///< places that lead to one that holds
    std::uint16_t reached = 0;
  };
  /// What lies behind a place.
  struct Behind {
    std::uint16_t first;  ///< the least order of a neighbour
    std::uint16_t places = 1;
    bool known = false;
  };

  Behind walk(std::size_t place, Walk& on) const {
    on.unseen.remove(place);
    on.order[place] = ++on.reached;
    on.cut_off[place] = 0;
    Behind all{on.order[place], 1, on.states.held.has(place)};
    (near_[place] & (on.states.open | on.states.held)).for_each([&](std::size_t next) {
      if (!on.unseen.has(next)) {
        all.first = std::min(all.first, on.order[next]);
        return;
      }
      const Behind behind = walk(next, on);
      all.first = std::min(all.first, behind.first);
      all.places = static_cast<std::uint16_t>(all.places + behind.places);
      all.known = all.known || behind.known;
      if (behind.first < on.order[place]) return;
      on.cut_off[place] = static_cast<std::uint16_t>(on.cut_off[place] + behind.places);
      if (behind.known) on.needed.add(place);
    });
    return all;
  }

  /// Requires: a place holds.
  bool require_cuts(const States& states, MaskWork& work) const {
    Walk on{states, states.open | states.held, {}, {}};
    walk(states.held.first(), on);
    if (on.reached < least_) return false;
    bool possible = true;
    (states.open - on.unseen).for_each([&](std::size_t place) {
      const bool too_few = on.reached - 1U - on.cut_off[place] < least_;
      if (!too_few && !on.needed.has(place)) return;
      possible = possible && work.leave(*places_[place].cell, places_[place].values);
    });
    return possible;
  }

  std::vector<Place> places_;
  std::vector<Cell> cells_;
  /// What places look at: all if one of them looks at several, which a cell can lose one by one.
  Mask values_ = 0;
  std::vector<Set> near_;
  std::size_t least_;
  std::size_t most_;
};

std::unique_ptr<MaskFilter> connected_filter(const Connected& meaning, std::size_t least) {
  if (meaning.places.size() <= 128) return std::make_unique<ConnectedFilter<2>>(meaning, least);
  if (meaning.places.size() <= 256) return std::make_unique<ConnectedFilter<4>>(meaning, least);
  return std::make_unique<ConnectedFilter<8>>(meaning, least);
}

}  // namespace

void add_connected_filters(const Board& board, MaskFilters& filters) {
  for (const ClauseConstraint& formula : board.formulas()) {
    const auto* const meaning = std::get_if<Connected>(&formula.meaning);
    if (meaning == nullptr) continue;
    const auto exact = exact_count(board, *meaning);
    filters.push_back(connected_filter(*meaning, exact ? exact->places : 0));
  }
}

}  // namespace sudoku_sat::propagation
