// Chains of either-or: if the first end is false, the last one is true, so one of the two holds.
// X-chains go along strong links of one value, XY-chains through cells of two candidates. Breadth
// first, so each cell is reached once from each end.
#include <algorithm>

#include "registry.hpp"
#include "technique_state.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

/// The strong links of a value by their ends.
using Ends = std::vector<std::pair<Cell, Cell>>;

Ends ends_of(const TechniqueState& state, Value value) {
  Ends ends;
  for (const StrongLink& link : strong_links(state, value)) {
    ends.emplace_back(link.first, link.second);
    ends.emplace_back(link.second, link.first);
  }
  std::sort(ends.begin(), ends.end());
  ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
  return ends;
}

/// The cells that hold the value if `start` does not.
std::vector<Cell> true_without(const TechniqueState& state, const Ends& ends, Cell start) {
  std::vector<Cell> holds;
  const auto reach = [&](Cell cell) {
    if (cell != start && std::find(holds.begin(), holds.end(), cell) == holds.end()) {
      holds.push_back(cell);
    }
  };
  for (const auto& [from, to] : ends) {
    if (from == start) reach(to);
  }
  for (std::size_t next = 0; next < holds.size(); ++next) {
    const Cell here = holds[next];
    for (const auto& [from, to] : ends) {
      if (from != here && state.sight().sees(from, here)) reach(to);
    }
  }
  return holds;
}

bool exclude_by_x_chains(TechniqueState& state) {
  bool any = false;
  for (int number = 1; number <= state.size(); ++number) {
    const auto value = static_cast<Value>(number);
    const Ends ends = ends_of(state, value);
    for (std::size_t i = 0; i < ends.size(); ++i) {
      const Cell start = ends[i].first;
      if (i > 0 && ends[i - 1].first == start) continue;
      state.limits().check();
      for (const Cell end : true_without(state, ends, start)) {
        if (state.exclude_seeing(std::vector<Cell>{start, end}, value)) any = true;
      }
    }
  }
  return any;
}

/// That a cell of two candidates holds one of them.
struct Held {
  Cell cell;
  Value value;
};

Value other_value(const TechniqueState& state, Cell cell, Value value) {
  const std::vector<Value> values = state.values(cell);
  return values[0] == value ? values[1] : values[0];
}

/// Cells of two candidates, each of which sees the next and shares a value with it.
class XyChains {
 public:
  explicit XyChains(TechniqueState& state)
      : state_(state), reached_(2 * state.candidates().cells(), false) {}

  /// Ends at the first start that excludes something: some cells have fewer candidates then.
  bool exclude() {
    for (Cell start = 0; start < state_.candidates().cells(); ++start) {
      if (!of_two(start)) continue;
      state_.limits().check();
      const std::vector<Value> values = state_.values(start);
      if (exclude(start, values[0], values[1]) || exclude(start, values[1], values[0])) return true;
    }
    return false;
  }

 private:
  bool of_two(Cell cell) const { return state_.open(cell) && state_.candidates().count(cell) == 2; }

  /// If the start does not hold `value`, it holds `other`.
  bool exclude(Cell start, Value value, Value other) {
    bool any = false;
    for (const Held& held : held_after({start, other})) {
      if (held.value != value || held.cell == start) continue;
      if (state_.exclude_seeing(std::vector<Cell>{start, held.cell}, value)) any = true;
    }
    return any;
  }

  /// What follows, cell by cell, if a cell holds a value.
  std::vector<Held> held_after(const Held& first) {
    std::vector<Held> holds;
    reach(first, holds);
    for (std::size_t next = 0; next < holds.size(); ++next) {
      const Held here = holds[next];
      for (const Cell cell : state_.sight().peers(here.cell)) {
        if (!of_two(cell) || !state_.possible(cell, here.value)) continue;
        reach({cell, other_value(state_, cell, here.value)}, holds);
      }
    }
    for (const Held& held : holds) reached_[index(held)] = false;
    return holds;
  }

  void reach(const Held& held, std::vector<Held>& holds) {
    if (reached_[index(held)]) return;
    reached_[index(held)] = true;
    holds.push_back(held);
  }

  std::size_t index(const Held& held) const {
    return 2 * std::size_t{held.cell} +
           (state_.candidates().first(held.cell) == held.value ? 0 : 1);
  }

  TechniqueState& state_;
  std::vector<bool> reached_;  ///< by cell and which of its two values
};

bool exclude_by_xy_chains(TechniqueState& state) { return XyChains(state).exclude(); }

}  // namespace

const Technique technique_entries::x_chain{
    .name = "x-chain",
    .grade = Difficulty::hard,
    .summary = "more units with two places of a value, their ends seeing each other in turn",
    .apply = exclude_by_x_chains};

const Technique technique_entries::xy_chain{
    .name = "xy-chain",
    .grade = Difficulty::hard,
    .summary = "cells with two candidates, each seeing the next, which has one of its values",
    .apply = exclude_by_xy_chains};

}  // namespace sudoku_sat
