// What connected cells leave: a cell that can't be reached, or only by a way that takes too many,
// is not one of them; a cell without which some of them are cut off, or too few are left, is one.
// The second is found by one walk for all cells (R. Tarjan, Depth-first search and linear graph
// algorithms, SIAM J. Comput. 1972): a cell cuts off what the walk reaches only through it.
#include <algorithm>
#include <array>

#include "base/bit_set.hpp"
#include "base/sorted.hpp"
#include "connected_count.hpp"
#include "filter_memo.hpp"
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
      places_.push_back({place.cell.value_or(0), place.cell ? mask_of(place.values) : all_values});
      if (!place.cell) continue;
      cells_.push_back(*place.cell);
      values_ |= place.values.size() == 1 ? mask_of(place.values) : all_values;
    }
    base::sort_once(cells_);
    for (const auto& [one, other] : meaning.edges) {
      near_[one].add(other);
      near_[other].add(one);
    }
  }

  std::vector<Cell> cells() const override { return cells_; }
  bool heeds(Cell, Value value) const override { return (values_ & mask_of(value)) != 0; }
  std::size_t cost() const override { return 8 * places_.size(); }

  bool filter(MaskWork& work) const override {
    const States states = look(work);
    const Found& found =
        *memo_.of(words_of(states), [&](Found* stored) { *stored = find(states); });
    return found.possible && apply(found, work);
  }

 private:
  /// A place without a cell holds whatever some cell has.
  struct Place {
    Cell cell;
    Mask values;
  };
  static constexpr Mask all_values = 0xFFFF;
  /// Places that may hold, and those that do. The others are out.
  struct States {
    Set open;
    Set held;
  };

  /// What states lead to.
  struct Found {
    bool possible = false;
    Set excluded = {};
    Set required = {};
  };

  /// Without branches, which no processor would foresee.
  States look(const MaskWork& work) const {
    States states;
    for (std::size_t i = 0; i < places_.size(); ++i) {
      const Mask mask = work[places_[i].cell];
      const auto within = static_cast<Mask>(mask & places_[i].values);
      states.held.add_if(within == mask, i);
      states.open.add_if(within != mask && within != 0, i);
    }
    return states;
  }

  static std::array<std::uint64_t, 2 * Words> words_of(const States& states) {
    std::array<std::uint64_t, 2 * Words> words;
    std::copy(states.open.words().begin(), states.open.words().end(), words.begin());
    std::copy(states.held.words().begin(), states.held.words().end(), words.begin() + Words);
    return words;
  }

  bool apply(const Found& found, MaskWork& work) const {
    bool possible = true;
    found.excluded.for_each([&](std::size_t place) {
      possible = possible && work.remove(places_[place].cell, places_[place].values);
    });
    found.required.for_each([&](std::size_t place) {
      possible = possible && work.leave(places_[place].cell, places_[place].values);
    });
    return possible;
  }

  Found find(States states) const {
    const std::size_t known = states.held.count();
    if (known > most_) return {};
    if (known == 0) return find_large_groups(states.open);
    Found found;
    found.possible = find_near(states, most_ - known, found) && find_cuts(states, found);
    return found;
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

  /// None is known to hold: groups of open places that are too small are left out.
  Found find_large_groups(Set open) const {
    Found found{least_ == 0};
    while (least_ != 0 && !open.empty()) {
      const Set group = take_group(open.first(), open);
      const bool large = group.count() >= least_;
      found.possible = found.possible || large;
      if (!large) found.excluded |= group;
    }
    return found;
  }

  /// Leaves out what some place that holds reaches by more than `room` open ones alone.
  bool find_near(States& states, std::size_t room, Found& found) const {
    Set unseen = states.held;
    while (!unseen.empty()) {
      const Set reached = reach(take_group(unseen.first(), unseen), states, room);
      if (!(states.held - reached).empty()) return false;
      found.excluded |= states.open - reached;
      states.open &= reached;
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
  bool find_cuts(const States& states, Found& found) const {
    Walk on{states, states.open | states.held, {}, {}};
    walk(states.held.first(), on);
    if (on.reached < least_) return false;
    (states.open - on.unseen).for_each([&](std::size_t place) {
      const bool too_few = on.reached - 1U - on.cut_off[place] < least_;
      if (too_few || on.needed.has(place)) found.required.add(place);
    });
    return true;
  }

  std::vector<Place> places_;
  std::vector<Cell> cells_;
  /// What places look at: all if one of them looks at several, which a cell can lose one by one.
  Mask values_ = 0;
  std::vector<Set> near_;
  std::size_t least_;
  std::size_t most_;
  mutable FilterMemo<std::uint64_t, Found> memo_{1};
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
