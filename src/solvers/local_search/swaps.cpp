#include "swaps.hpp"

#include <array>
#include <bit>
#include <cstring>

namespace sudoku_sat::solvers {

namespace {

constexpr std::size_t pairs_at_once = 8;
using Costs [[gnu::vector_size(2 * pairs_at_once)]] = std::int16_t;

/// A little more than a conflict: of two equal swaps that which leaves fewer such values.
constexpr int no_candidate = 9;
/// So that a value costs less than half of `max_swap`.
constexpr std::size_t max_rivals = 250;
constexpr int max_swap = 0x1000;
constexpr int forbidden_swap = 0x2000;
constexpr int no_swap = 0x4000;

constexpr std::size_t times = 4096;
constexpr std::uint32_t no_place = std::numeric_limits<std::uint32_t>::max();

bool any_within(const Costs& costs, int limit) {
  const auto halves =
      std::bit_cast<std::array<std::uint64_t, 2>>(costs <= static_cast<std::int16_t>(limit));
  return (halves[0] | halves[1]) != 0;
}

void add(std::int16_t& cost, int more) { cost = static_cast<std::int16_t>(cost + more); }

/// The boxes if they divide the board, else the rows; nothing if neither do.
std::vector<std::uint32_t> dividing_units(const Board& board) {
  for (const bool boxes : {true, false}) {
    std::vector<std::uint32_t> found;
    for (const std::uint32_t number : board.units()) {
      const UnitKind kind = board.all_different()[number].kind;
      if (boxes ? is_region(kind) : kind == UnitKind::row) found.push_back(number);
    }
    const std::size_t covered = found.size() * static_cast<std::size_t>(board.size());
    std::vector<bool> seen(board.cells(), false);
    for (const std::uint32_t number : found) {
      for (const Cell cell : board.cells_of(number)) seen[cell] = true;
    }
    if (covered == board.cells() && std::find(seen.begin(), seen.end(), false) == seen.end())
      return found;
  }
  return {};
}

}  // namespace

bool Swaps::suit(const Board& board) {
  return board.only_all_different() && !dividing_units(board).empty();
}

Swaps::Swaps(const Board& board, const VariableMap& variables)
    : values_per_place_(static_cast<std::size_t>(board.size()) + 1), due_(times) {
  for (const std::uint32_t number : dividing_units(board)) {
    add_group(board.cells_of(number), variables);
  }
  values_.resize(cells_.size());
  add_rivals(board);
  if (fit_) make_room(variables);
}

void Swaps::add_group(std::span<const Cell> cells, const VariableMap& variables) {
  const auto number = static_cast<std::uint32_t>(groups_.size());
  const auto first = static_cast<Place>(cells_.size());
  holders_.resize((number + 1) * values_per_place_, first);
  for (const Cell cell : cells) {
    if (variables.decided(cell) == 0) {
      cells_.push_back(cell);
    } else {
      holder(number, variables.decided(cell)) = no_place;
    }
  }
  const auto end = static_cast<Place>(cells_.size());
  while (cells_.size() % pairs_at_once != 0) cells_.push_back(0);
  groups_.push_back({first, end, static_cast<Place>(cells_.size() - first)});
  group_of_.resize(cells_.size(), number);
}

/// All constraints but the groups themselves.
void Swaps::add_rivals(const Board& board) {
  std::vector<Place> places(board.cells(), no_place);
  for (const Group& group : groups_) {
    for (Place place = group.first; place < group.end; ++place) places[cells_[place]] = place;
  }
  rivalries_.resize(cells_.size());
  for (const AllDifferent& constraint : board.all_different()) {
    std::vector<Place> members;
    for (const Cell cell : constraint.cells) {
      if (places[cell] != no_place) members.push_back(places[cell]);
    }
    const auto same_group = [&](Place place) {
      return group_of_[place] == group_of_[members.front()];
    };
    if (std::all_of(members.begin(), members.end(), same_group)) continue;
    for (const Place place : members) {
      rivalries_[place].push_back(static_cast<std::uint32_t>(members_.size()));
    }
    members_.push_back(std::move(members));
  }
  for (const std::vector<std::uint32_t>& rivalries : rivalries_) {
    std::size_t rivals = 0;
    for (const std::uint32_t number : rivalries) rivals += members_[number].size();
    fit_ = fit_ && rivals <= max_rivals;
  }
}

void Swaps::make_room(const VariableMap& variables) {
  now_.resize(cells_.size());
  rows_.resize(cells_.size());
  candidates_.resize(cells_.size() * values_per_place_, false);
  std::size_t size = 0;
  for (const Group& group : groups_) {
    for (Place place = group.first; place < group.end; ++place) {
      rows_[place] = std::exchange(size, size + group.stride);
      variables.for_each(cells_[place], [&](int value, Var) {
        candidates_[place * values_per_place_ + static_cast<std::size_t>(value)] = true;
      });
    }
  }
  costs_.resize(size);
  swaps_.resize(size);
}

void Swaps::shuffle(Random& random) {
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    std::vector<Value> open;
    for (Value value = 1; value < values_per_place_; ++value) {
      if (holder(group, value) != no_place) open.push_back(value);
    }
    random.shuffle(open);
    std::copy(open.begin(), open.end(), values_.begin() + groups_[group].first);
  }
  count();
}

void Swaps::set_values(const std::vector<Value>& values) {
  values_ = values;
  count();
}

/// All costs anew.
void Swaps::count() {
  cost_ = 0;
  clashing_.clear();
  position_.assign(cells_.size(), no_place);
  for (std::vector<Forbidden>& due : due_) due.clear();
  std::vector<Cost> taken(members_.size() * values_per_place_, 0);
  for (std::size_t number = 0; number < members_.size(); ++number) {
    for (const Place place : members_[number]) {
      taken[number * values_per_place_ + values_[place]] += conflict;
    }
  }
  for (std::size_t group = 0; group < groups_.size(); ++group) count_group(group, taken);
  for (const Group& group : groups_) {
    for (Place place = group.first; place < group.end; ++place) count_swaps(group, place);
  }
}

/// `taken`: by constraint and value, the cost of its members with that value.
void Swaps::count_group(std::size_t number, const std::vector<Cost>& taken) {
  const Group& group = groups_[number];
  for (Place place = group.first; place < group.end; ++place) {
    holder(number, values_[place]) = place;
    for (Place other = group.first; other < group.end; ++other) {
      const Value value = values_[other];
      int cost = 0;
      for (const std::uint32_t constraint : rivalries_[place]) {
        cost += taken[constraint * values_per_place_ + value];
        if (other == place) cost -= conflict;
      }
      // Each pair in conflict is met from both sides.
      if (other == place) cost_ += cost / 2;
      if (!is_candidate(place, value)) {
        cost += no_candidate;
        if (other == place) cost_ += no_candidate;
      }
      costs_[rows_[place] + other - group.first] = static_cast<Cost>(cost);
    }
    now_[place] = costs_[rows_[place] + place - group.first];
    update_clashing(place);
  }
}

void Swaps::count_swaps(const Group& group, Place place) {
  Cost* const swaps = swaps_.data() + rows_[place];
  std::fill_n(swaps, group.stride, no_swap);
  for (Place other = group.first; other < group.end; ++other) {
    int cost =
        costs_[rows_[place] + other - group.first] + costs_[rows_[other] + place - group.first];
    for (const std::uint32_t constraint : rivalries_[place]) {
      const auto& others = rivalries_[other];
      // What the two have in common doesn't change, but each counts the other.
      if (std::find(others.begin(), others.end(), constraint) != others.end()) cost -= 2 * conflict;
    }
    swaps[other - group.first] = static_cast<Cost>(other == place ? no_swap : cost);
  }
}

void Swaps::move(std::size_t tenure, Random& random) {
  ++time_;
  permit_what_is_due();
  least_ = max_swap;
  best_.clear();
  for (const Place place : clashing_) scan(place);
  if (best_.empty()) return;
  const auto [one, other] = best_[random.below(best_.size())];
  cost_ += least_;
  const bool one_clashes = now_[one] > 0;
  const bool other_clashes = now_[other] > 0;
  const Value value = values_[one];
  const Value other_value = values_[other];
  replace_for_rivals(one, value, other_value);
  replace_for_rivals(other, other_value, value);
  swap(one, other);
  if (one_clashes) forbid(one, value, tenure);
  if (other_clashes) forbid(other, other_value, tenure);
}

/// Adds this cell's swaps to the best ones, or replaces these by better ones.
inline void Swaps::scan(Place place) {
  const Group& group = groups_[group_of_[place]];
  const int now = now_[place];
  int limit = std::min(least_ + now, max_swap);
  const Cost* const swaps = swaps_.data() + rows_[place];
  const Cost* const before = now_.data() + group.first;
  work_ += group.stride / pairs_at_once;
  for (Place first = 0; first < group.stride; first += pairs_at_once) {
    Costs added;
    Costs saved;
    std::memcpy(&added, swaps + first, sizeof added);
    std::memcpy(&saved, before + first, sizeof saved);
    added -= saved;
    if (!any_within(added, limit)) continue;
    for (Place i = 0; i < pairs_at_once; ++i) {
      if (added[i] > limit) continue;
      if (added[i] < limit || limit - now < least_) {
        best_.clear();
        limit = added[i];
        least_ = limit - now;
      }
      best_.emplace_back(place, group.first + first + i);
    }
  }
}

/// Tells the rivals of a cell that its value is replaced.
void Swaps::replace_for_rivals(Place place, Value from, Value to) {
  for (const std::uint32_t constraint : rivalries_[place]) {
    work_ += members_[constraint].size();
    for (const Place rival : members_[constraint]) {
      if (rival == place) continue;
      add_cost(rival, from, -conflict);
      add_cost(rival, to, conflict);
    }
  }
}

/// To what the value would cost, or does cost, in that cell.
inline void Swaps::add_cost(Place place, Value value, int cost) {
  const std::uint32_t number = group_of_[place];
  const Place with = holder(number, value);
  if (with == no_place) return;
  const Place first = groups_[number].first;
  add(costs_[rows_[place] + with - first], cost);
  add(swaps_[rows_[place] + with - first], cost);
  add(swaps_[rows_[with] + place - first], cost);
  if (with != place) return;
  add(now_[place], cost);
  update_clashing(place);
}

/// The values of two cells of a group, and what they cost in its cells.
void Swaps::swap(Place one, Place other) {
  const std::uint32_t number = group_of_[one];
  const auto [first, end, stride] = groups_[number];
  for (Place place = first; place < end; ++place) {
    Cost& with_one = costs_[rows_[place] + one - first];
    Cost& with_other = costs_[rows_[place] + other - first];
    const int more = with_other - with_one;
    std::swap(with_one, with_other);
    add(swaps_[rows_[place] + one - first], more);
    add(swaps_[rows_[one] + place - first], more);
    add(swaps_[rows_[place] + other - first], -more);
    add(swaps_[rows_[other] + place - first], -more);
  }
  std::swap(values_[one], values_[other]);
  for (const Place place : {one, other}) {
    holder(number, values_[place]) = place;
    now_[place] = costs_[rows_[place] + place - first];
    update_clashing(place);
  }
}

inline void Swaps::update_clashing(Place place) {
  Place& position = position_[place];
  if ((now_[place] > 0) == (position != no_place)) return;
  if (position == no_place) {
    position = static_cast<Place>(clashing_.size());
    clashing_.push_back(place);
    return;
  }
  clashing_[position] = clashing_.back();
  position_[clashing_.back()] = position;
  clashing_.pop_back();
  position = no_place;
}

void Swaps::forbid(Place place, Value value, std::size_t tenure) {
  add_cost(place, value, forbidden_swap);
  due_[(time_ + tenure) % times].push_back({place, value});
}

void Swaps::permit_what_is_due() {
  std::vector<Forbidden>& due = due_[time_ % times];
  for (const auto [place, value] : due) add_cost(place, value, -forbidden_swap);
  due.clear();
}

}  // namespace sudoku_sat::solvers
