// What connected cells leave: a cell that can't be reached, or only by a way that takes too many,
// is not one of them; a cell without which some of them are cut off, or too few are left, is one.
// The second is found by one walk for all cells (R. Tarjan, Depth-first search and linear graph
// algorithms, SIAM J. Comput. 1972): a cell cuts off what the walk reaches only through it.
#include <algorithm>

#include "connected_count.hpp"
#include "mask_filters.hpp"

namespace sudoku_sat::propagation {

namespace {

class ConnectedFilter : public MaskFilter {
 public:
  /// `least`: how many hold at least.
  ConnectedFilter(const Connected& meaning, std::size_t least)
      : near_(neighbours_of(meaning)),
        least_(least),
        most_(meaning.most == 0 ? meaning.places.size() : meaning.most) {
    for (const Connected::Place& place : meaning.places) {
      places_.push_back({place.cell, mask_of(place.values)});
      if (place.cell) cells_.push_back(*place.cell);
    }
    std::sort(cells_.begin(), cells_.end());
    cells_.erase(std::unique(cells_.begin(), cells_.end()), cells_.end());
  }

  std::vector<Cell> cells() const override { return cells_; }
  std::size_t cost() const override { return 8 * places_.size(); }

  bool filter(MaskWork& work) const override {
    thread_local std::vector<State> states;
    states.clear();
    std::size_t known = 0;
    for (const Place& place : places_) {
      states.push_back(state_of(place, work));
      if (states.back() == holds) ++known;
    }
    if (known > most_) return false;
    if (known == 0) return leave_large_groups(states, work);
    return leave_near(states, most_ - known, work) && require_cuts(states, work);
  }

 private:
  enum State : std::uint8_t { out, open, holds };

  struct Place {
    std::optional<Cell> cell;
    Mask values;
  };

  static State state_of(const Place& place, const MaskWork& work) {
    if (!place.cell) return holds;
    const Mask mask = work[*place.cell];
    if ((mask & place.values) == 0) return out;
    return (mask & ~place.values) == 0 ? holds : open;
  }

  bool exclude(std::size_t place, std::vector<State>& states, MaskWork& work) const {
    states[place] = out;
    return work.remove(*places_[place].cell, places_[place].values);
  }

  /// None is known to hold: groups of open places that are too small are left out.
  bool leave_large_groups(std::vector<State>& states, MaskWork& work) const {
    if (least_ == 0) return true;
    bool any = false;
    std::vector<std::uint32_t> group;
    std::vector<State> unseen = states;
    for (std::uint32_t start = 0; start < states.size(); ++start) {
      if (unseen[start] == out) continue;
      group.assign(1, start);
      unseen[start] = out;
      for (std::size_t i = 0; i < group.size(); ++i) {
        for (const std::uint32_t next : near_[group[i]]) {
          if (std::exchange(unseen[next], out) != out) group.push_back(next);
        }
      }
      const bool large = group.size() >= least_;
      any = any || large;
      for (std::size_t i = 0; !large && i < group.size(); ++i) {
        if (!exclude(group[i], states, work)) return false;
      }
    }
    return any;
  }

  /// Leaves out what some place that holds reaches by more than `room` open ones alone.
  bool leave_near(std::vector<State>& states, std::size_t room, MaskWork& work) const {
    thread_local std::vector<std::uint32_t> distances;
    thread_local std::vector<char> seen;
    seen.assign(states.size(), 0);
    for (std::uint32_t start = 0; start < states.size(); ++start) {
      if (states[start] != holds || seen[start] != 0) continue;
      const auto cost = [&](std::uint32_t place) {
        return states[place] == out ? no_way : states[place] == open ? 1 : 0;
      };
      find_distances(start, near_, cost, distances);
      for (std::size_t place = 0; place < states.size(); ++place) {
        if (states[place] == out) continue;
        if (distances[place] == 0) seen[place] = 1;
        if (distances[place] != unreached && distances[place] <= room) continue;
        if (states[place] == holds || !exclude(place, states, work)) return false;
      }
    }
    return true;
  }

  /// Of a walk through all places that aren't out.
  struct Walk {
    std::vector<State> states = {};
    std::vector<std::uint32_t> order = {};    ///< by place, when it was reached, from 1; 0: not yet
    std::vector<std::uint32_t> cut_off = {};  ///< how many a place alone leads to
    std::vector<char> needed = {};            ///< some of these hold
    std::uint32_t reached = 0;

    void begin(const std::vector<State>& now) {
      states = now;
      order.assign(now.size(), 0);
      cut_off.assign(now.size(), 0);
      needed.assign(now.size(), 0);
      reached = 0;
    }
  };
  /// What lies behind a place.
  struct Behind {
    std::uint32_t first;  ///< the least order of a neighbour
    std::uint32_t places = 1;
    bool known = false;
  };

  Behind walk(std::uint32_t place, Walk& on) const {
    on.order[place] = ++on.reached;
    Behind all{on.order[place], 1, on.states[place] == holds};
    for (const std::uint32_t next : near_[place]) {
      if (on.states[next] == out) continue;
      if (on.order[next] != 0) {
        all.first = std::min(all.first, on.order[next]);
        continue;
      }
      const Behind behind = walk(next, on);
      all.first = std::min(all.first, behind.first);
      all.places += behind.places;
      all.known = all.known || behind.known;
      if (behind.first < on.order[place]) continue;
      on.cut_off[place] += behind.places;
      if (behind.known) on.needed[place] = 1;
    }
    return all;
  }

  /// Requires: a place holds.
  bool require_cuts(const std::vector<State>& states, MaskWork& work) const {
    thread_local Walk on;
    on.begin(states);
    const auto start = std::find(states.begin(), states.end(), holds) - states.begin();
    walk(static_cast<std::uint32_t>(start), on);
    if (on.reached < least_) return false;
    for (std::size_t place = 0; place < states.size(); ++place) {
      if (states[place] != open || on.order[place] == 0) continue;
      const bool too_few = on.reached - 1 - on.cut_off[place] < least_;
      if (on.needed[place] == 0 && !too_few) continue;
      if (!work.leave(*places_[place].cell, places_[place].values)) return false;
    }
    return true;
  }

  std::vector<Place> places_;
  std::vector<Cell> cells_;
  Neighbours near_;
  std::size_t least_;
  std::size_t most_;
};

}  // namespace

void add_connected_filters(const Board& board, MaskFilters& filters) {
  for (const ClauseConstraint& formula : board.formulas()) {
    const auto* const meaning = std::get_if<Connected>(&formula.meaning);
    if (meaning == nullptr) continue;
    const auto exact = exact_count(board, *meaning);
    filters.push_back(std::make_unique<ConnectedFilter>(*meaning, exact ? exact->places : 0));
  }
}

}  // namespace sudoku_sat::propagation
